"""A mind that goes through a snippet as a person does on paper, asking its rules at every turn."""

from __future__ import annotations

import ast
import operator
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from math import prod
from typing import Any

import numpy as np

from grader.quiz.calls import call
from grader.quiz.calls.arguments import DTYPES, Dtype, Function
from grader.quiz.indexing import put, subscript
from grader.quiz.question import Shape
from grader.quiz.rules import MOST_VALUES, Array, Beyond, Memory, Operand, Plain, Raises, Rules, fresh, itemsize_of

PLAIN_OPERATORS: Mapping[type[ast.operator], Callable[[Any, Any], Any]] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.Div: operator.truediv,
    ast.FloorDiv: operator.floordiv,
    ast.Mod: operator.mod,
    ast.Pow: operator.pow,
    ast.BitAnd: operator.and_,
    ast.BitOr: operator.or_,
    ast.BitXor: operator.xor,
}
BITWISE = (ast.BitAnd, ast.BitOr, ast.BitXor)
COMPARES = (ast.Lt, ast.LtE, ast.Gt, ast.GtE, ast.Eq, ast.NotEq)
CONSTANTS: Mapping[str, object] = {"newaxis": None, "pi": 3.141592653589793, "e": 2.718281828459045, "inf": 1e999}


@dataclass(frozen=True, slots=True)
class Step:
    """One rule that was asked on the way, with what it was told and what it said; None where it raised.

    `raised` says so too, for a rule may say None. `node` is the part of the snippet that it was asked about. Some
    steps are notes of what has no rule to change: an index, a matrix product, a reshape, a copy.
    """

    rule: str
    told: tuple[Any, ...]
    said: Any
    node: ast.AST | None = None
    raised: bool = False


class Mind:
    """Goes through a snippet, asking the rules at every turn."""

    def __init__(self, rules: Rules, names: Mapping[str, Array]) -> None:
        self.rules = rules
        self.names: dict[str, Any] = dict(names)
        self.steps: list[Step] = []
        self.node: ast.AST | None = None  # what is being reckoned

    def ask(self, rule: str, *told: Any) -> Any:
        """What the rule says, remembered as a step."""
        try:
            said = getattr(self.rules, rule)(*told)
        except Raises:
            self.steps.append(Step(rule, told, None, self.node, raised=True))
            raise
        self.steps.append(Step(rule, told, said, self.node))
        return said

    def note(self, what: str, told: tuple[Any, ...], said: Any) -> None:
        """Remember something that is no rule of its own; None where it raised."""
        self.steps.append(Step(what, told, said, self.node, raised=said is None))

    def run(self, tree: ast.Module) -> Any:
        """Value of the last line."""
        value: Any = None
        for statement in tree.body:
            value = self.statement(statement)
        return value

    def statement(self, node: ast.stmt) -> Any:
        match node:
            case ast.Expr(value):
                return self.value(value)
            case ast.Assign([ast.Name(name)], value):
                self.names[name] = self.value(value)
                return self.names[name]
            case ast.Assign([ast.Subscript(ast.Name(name), key) as target], value):
                index, given = self.index(key), self.value(value)
                array = self.array(self.names.get(name))
                self.node = target
                place = subscript(self, replace(array, values=None), index)
                self.node = node
                self.names[name] = put(self, array, index, place.shape, given)
                return self.names[name]
            case ast.AugAssign(ast.Name(name), op, value):
                right = self.operand(value)
                self.node = node
                self.names[name] = self.update(self.array(self.names.get(name)), op, right)
                return self.names[name]
        raise Beyond(ast.unparse(node))

    # ------------------------------------------------------------ expressions

    def value(self, node: ast.expr) -> Any:
        match node:
            case ast.Constant(value):
                return value
            case ast.Name("np"):
                return np
            case ast.Name("len" | "int" | "float" as name):
                return Function(name)
            case ast.Name(name) if name in self.names:
                return self.names[name]
            case ast.Tuple(parts) | ast.List(parts):
                return tuple(self.value(part) for part in parts)
            case ast.Attribute(owner, name):
                return self.attribute(self.at(node, self.value(owner)), name)
            case ast.UnaryOp(op, operand):
                return self.unary(op, self.at(node, self.value(operand)))
            case ast.BinOp(left, op, right):
                return self.binary(op, *self.at(node, (self.operand(left), self.operand(right))))
            case ast.Compare(left, [op], [right]) if isinstance(op, COMPARES):
                return self.elementwise(op, *self.at(node, (self.operand(left), self.operand(right))))
            case ast.Subscript(owner, key):
                return self.subscript(*self.at(node, (self.value(owner), self.index(key))))
            case ast.Call(function, arguments, keywords):
                return self.call(node, self.value(function), arguments, keywords)
        raise Beyond(ast.unparse(node))

    def at(self, node: ast.AST, parts: Any) -> Any:
        """Remember, once its parts are known, what is being reckoned."""
        self.node = node
        return parts

    def operand(self, node: ast.expr) -> Operand:
        value = self.value(node)
        if isinstance(value, Array | int | float):
            return value
        raise Beyond(ast.unparse(node))

    def array(self, value: object) -> Array:
        if isinstance(value, Array):
            return value
        raise Beyond

    def attribute(self, owner: Any, name: str) -> Any:
        if owner is np:
            if name in CONSTANTS:
                return CONSTANTS[name]
            return Dtype(name.rstrip("_")) if name.rstrip("_") in DTYPES else Function(name)
        array = self.array(owner)
        match name:
            case "T":
                return self.transposed(array, tuple(range(len(array.shape)))[::-1])
            case "shape":
                return array.shape
            case "dtype":
                return Dtype(array.dtype)
            case "ndim":
                return len(array.shape)
            case "size":
                return prod(array.shape)
            case "itemsize":
                return array.itemsize
            case "nbytes":
                return prod(array.shape) * array.itemsize
        return Function(name, array)

    def transposed(self, array: Array, order: Shape) -> Array:
        turned: Array = self.ask("transpose", array, order)
        self.note("index", (array.shape,), turned.shape)
        return turned

    def unary(self, op: ast.unaryop, value: Any) -> Any:
        if not isinstance(value, Array):
            return -value if isinstance(op, ast.USub) and isinstance(value, int | float) else self._beyond()
        kind = np.dtype(value.dtype).kind
        if (isinstance(op, ast.USub) and kind == "b") or (isinstance(op, ast.Invert) and kind in "fc"):
            raise Raises
        result = self.result([value], value.shape, value.dtype)
        if isinstance(op, ast.USub):
            return replace(result, negative=not value.negative and kind == "i", origin=value.origin)
        return result if isinstance(op, ast.Invert) else self._beyond()

    def _beyond(self) -> Any:
        raise Beyond

    # ------------------------------------------------------------ elementwise

    def binary(self, op: ast.operator, a: Operand, b: Operand) -> Operand:
        if isinstance(op, ast.MatMult):
            return self.matmul(self.array(a), self.array(b))
        if not isinstance(a, Array) and not isinstance(b, Array):
            plain: Plain = PLAIN_OPERATORS[type(op)](a, b)
            return plain
        return self.elementwise(op, a, b)

    def elementwise(self, op: ast.operator | ast.cmpop, a: Operand, b: Operand) -> Array:
        shape = self.together(a, b)
        arrays = [each for each in (a, b) if isinstance(each, Array)]
        dtype = self.dtype_of(op, a, b)
        scalar = all(isinstance(each, Plain) or each.origin for each in (a, b))
        origin = "arithmetic" if scalar else ""
        return self.result(arrays, shape, dtype, self.values_of(op, a, b, shape, dtype), origin)

    def together(self, a: Operand, b: Operand) -> Shape:
        """Shape of two operands in one expression."""
        shapes = [each.shape for each in (a, b) if isinstance(each, Array) and not each.origin]
        if len(shapes) < 2:
            return shapes[0] if shapes else ()
        if isinstance(a, Array) and isinstance(b, Array):
            for one, other in ((a, b), (b, a)):
                if one.dtype == "bool" and len(one.shape) == 2 and len(other.shape) == 4:
                    placed = self.ask("mask", one.shape, other.shape)
                    if placed is not None:
                        return _shape(placed)
        return _shape(self.ask("broadcast", *shapes))

    def dtype_of(self, op: ast.operator | ast.cmpop, a: Operand, b: Operand) -> str:
        if isinstance(op, ast.cmpop):
            return "bool"
        if isinstance(op, ast.Pow) and isinstance(b, Array) and _is_whole(a) and _is_whole(b):
            return _unless_bool(str(self.ask("power", a, b)))
        if isinstance(op, ast.Div) and _is_whole(a) and _is_whole(b):
            self.note("divide", (a, b), "float64")
            return "float64"
        dtype = str(self.ask("promote", a, b))
        if isinstance(op, BITWISE) and np.dtype(dtype).kind not in "biu":
            raise Raises
        return dtype if isinstance(op, (ast.Add, ast.Mult, *BITWISE)) else _unless_bool(dtype)

    def values_of(
        self, op: ast.operator | ast.cmpop, a: Operand, b: Operand, shape: Shape, dtype: str
    ) -> tuple[float, ...] | None:
        """Elements, where both sides' are known and nothing is stretched but a single number."""
        left, right = _elements(a, prod(shape)), _elements(b, prod(shape))
        if left is None or right is None or isinstance(op, ast.cmpop | ast.Pow):
            return None
        compute = PLAIN_OPERATORS[type(op)]
        try:
            values = [compute(x, y) for x, y in zip(left, right, strict=True)]
        except ZeroDivisionError:
            return None
        if np.dtype(dtype).kind in "iu":
            return tuple(self.ask("wrap", int(value), dtype) for value in values)
        return tuple(values)

    def result(
        self,
        operands: Sequence[Array],
        shape: Shape,
        dtype: str,
        values: tuple[float, ...] | None = None,
        origin: str = "",
    ) -> Array:
        """Array that arithmetic makes of `operands`."""
        itemsize = itemsize_of(dtype)
        strides = self.ask("result_strides", operands, shape, itemsize)
        memory = Memory(prod(shape) * itemsize)
        in_order = all(each.in_order for each in operands)
        return Array(shape, dtype, strides, memory, values=values, origin=origin, in_order=in_order)

    def update(self, left: Array, op: ast.operator, right: Operand) -> Array:
        """``left += right``."""
        self.ask("write", left)
        result = self.binary(op, left, right)
        assert isinstance(result, Array)
        shape = _shape(self.ask("grow", left.shape, result.shape))
        dtype = str(self.ask("store", left.dtype, result.dtype))
        values = result.values
        if values is not None and np.dtype(dtype).kind in "iu":
            values = tuple(int(value) for value in values)
        if shape == left.shape:
            return replace(left, dtype=dtype, values=values)
        return replace(fresh(shape, dtype), memory=left.memory)

    def matmul(self, a: Array, b: Array) -> Array:
        if not a.shape or not b.shape:
            raise Raises
        rows, columns = a.shape[-2:-1], b.shape[-1:] if len(b.shape) > 1 else ()
        fits = a.shape[-1] == b.shape[-2 if len(b.shape) > 1 else -1]
        self.note("matmul", (a.shape, b.shape), rows + columns if fits else None)
        if not fits:
            raise Raises
        shape = _shape(self.ask("batch", a.shape[:-2], b.shape[:-2]))
        return fresh(shape + rows + columns, str(self.ask("promote", a, b)))

    # ------------------------------------------------------------ indexing

    def index(self, node: ast.expr) -> tuple[Any, ...]:
        parts = node.elts if isinstance(node, ast.Tuple) else [node]
        return tuple(self._entry(part) for part in parts)

    def _entry(self, node: ast.expr) -> Any:
        if isinstance(node, ast.Slice):
            return slice(*(self.value(part) if part else None for part in (node.lower, node.upper, node.step)))
        return self.value(node)

    def subscript(self, owner: Any, key: tuple[Any, ...]) -> Any:
        if isinstance(owner, tuple) and len(key) == 1 and isinstance(key[0], int | slice):
            return owner[key[0]]
        return subscript(self, self.array(owner), key)

    # ------------------------------------------------------------ calls

    def call(
        self, node: ast.Call, function: Any, arguments: Sequence[ast.expr], keywords: Sequence[ast.keyword]
    ) -> Any:
        if any(keyword.arg is None for keyword in keywords):
            raise Beyond
        named = {str(keyword.arg): self.value(keyword.value) for keyword in keywords}
        given = tuple(self.value(argument) for argument in arguments)
        return call(self, function, self.at(node, given), named)


def _shape(said: Any) -> Shape:
    return tuple(said)


def _unless_bool(dtype: str) -> str:
    if dtype == "bool":
        raise Beyond
    return dtype


def _is_whole(operand: Operand) -> bool:
    return np.dtype(operand.dtype).kind in "biu" if isinstance(operand, Array) else isinstance(operand, int)


def _elements(operand: Operand, count: int) -> Sequence[float] | None:
    if count > MOST_VALUES:
        return None
    if not isinstance(operand, Array):
        return [operand] * count
    if operand.values is None or len(operand.values) not in (1, count):
        return None
    return operand.values if len(operand.values) == count else [operand.values[0]] * count
