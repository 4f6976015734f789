"""Small slips put into a program, one at a time: swapped operators, constants off by one, axes turned, ...

A mutant is named by the line it changes and by the change, so that a note about it survives edits elsewhere.
"""

from __future__ import annotations

import ast
import copy
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace

OPERATORS: Mapping[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Div,
    ast.Div: ast.Mult,
    ast.FloorDiv: ast.Div,
    ast.Mod: ast.Mult,
    ast.Pow: ast.Mult,
    ast.MatMult: ast.Mult,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
}
COMPARISONS: Mapping[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
ONE_WAY = (ast.Sub, ast.Div, ast.Pow, ast.MatMult)  # their operands may be confused
NAMES: Mapping[str, str] = {
    "sin": "cos",
    "cos": "sin",
    "float32": "float64",
    "float64": "float32",
    "zeros": "ones",
    "ones": "zeros",
    "sum": "mean",
    "mean": "sum",
    "min": "max",
    "max": "min",
    "minimum": "maximum",
    "maximum": "minimum",
    "any": "all",
    "all": "any",
    "exp": "log",
    "log": "exp",
    "floor": "ceil",
    "ceil": "floor",
}
DROPPED_CALLS = ("astype", "copy", "reshape", "swapaxes", "transpose")  # x.astype(d) -> x
DROPPED_KEYWORDS = ("dtype", "axis", "keepdims", "copy")


@dataclass(frozen=True, slots=True)
class Mutant:
    """A program with one slip in it."""

    line: int
    text: str  # the line as it was
    change: str
    source: str

    @property
    def key(self) -> str:
        """Name of the slip, for the list of those that change nothing."""
        return f"{self.text} :: {self.change}"


def mutants_of(source: str) -> tuple[Mutant, ...]:
    """Every mutant of a program, each different from the program and from the others."""
    tree = ast.parse(source)
    lines = source.splitlines()
    original, seen, found = ast.unparse(tree), set[str](), list[Mutant]()
    for place in _places(tree):
        for slip, change in _slips(place.node):
            place.put(slip)
            mutated = ast.unparse(ast.fix_missing_locations(tree))
            place.put(place.node)
            if mutated != original and mutated not in seen:
                seen.add(mutated)
                found.append(Mutant(place.line, lines[place.line - 1].strip(), change, mutated + "\n"))
    return tuple(_numbered(found))


@dataclass(frozen=True, slots=True)
class _Place:
    """Where a node hangs in the tree, and how to hang another one there."""

    node: ast.AST
    line: int
    put: Callable[[ast.AST], None]


def _places(parent: ast.AST) -> Iterator[_Place]:
    """Every node beneath `parent` that a slip may replace, outer ones first; docstrings and hints are left alone."""
    for field, value in ast.iter_fields(parent):
        if field in ("annotation", "returns", "decorator_list"):
            continue
        if isinstance(value, list):
            for index, node in enumerate(value):
                if isinstance(node, ast.AST) and not _is_docstring(node):
                    yield _Place(node, _line(node, parent), _into_list(value, index))
                    yield from _places(node)
        elif isinstance(value, ast.AST):
            yield _Place(value, _line(value, parent), _into_field(parent, field))
            yield from _places(value)


def _into_list(items: list[ast.AST], index: int) -> Callable[[ast.AST], None]:
    return lambda node: items.__setitem__(index, node)


def _into_field(parent: ast.AST, field: str) -> Callable[[ast.AST], None]:
    return lambda node: setattr(parent, field, node)


def _line(node: ast.AST, parent: ast.AST) -> int:
    return int(getattr(node, "lineno", None) or getattr(parent, "lineno", None) or 1)


def _is_docstring(node: ast.AST) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def _numbered(found: list[Mutant]) -> Iterator[Mutant]:
    """Tell apart equal changes of equal lines."""
    times = Counter[str]()
    for each in found:
        times[each.key] += 1
        count = times[each.key]
        yield replace(each, change=f"{each.change} ({count})") if count > 1 else each


def _slips(node: ast.AST) -> Iterator[tuple[ast.AST, str]]:
    """Replacements of one node, each with what it changes."""
    for kind, maker in MAKERS.items():
        if isinstance(node, kind):
            for slip in maker(copy.deepcopy(node)):
                yield slip, f"{_text(node)} -> {_text(slip)}"


def _text(node: ast.AST) -> str:
    return "nothing" if isinstance(node, ast.Pass) else ast.unparse(node).splitlines()[0].strip()


def _binary(node: ast.BinOp) -> Iterator[ast.AST]:
    if type(node.op) in OPERATORS:
        yield ast.BinOp(node.left, OPERATORS[type(node.op)](), node.right)
    if isinstance(node.op, ONE_WAY):
        yield ast.BinOp(node.right, node.op, node.left)


def _augmented(node: ast.AugAssign) -> Iterator[ast.AST]:
    if type(node.op) in OPERATORS:
        yield ast.AugAssign(node.target, OPERATORS[type(node.op)](), node.value)
    yield ast.Pass()


def _unary(node: ast.UnaryOp) -> Iterator[ast.AST]:
    yield node.operand


def _compare(node: ast.Compare) -> Iterator[ast.AST]:
    for place, operator in enumerate(node.ops):
        swapped: list[ast.cmpop] = [*node.ops]
        swapped[place] = COMPARISONS[type(operator)]()
        yield ast.Compare(node.left, swapped, node.comparators)


def _boolean(node: ast.BoolOp) -> Iterator[ast.AST]:
    yield ast.BoolOp(ast.Or() if isinstance(node.op, ast.And) else ast.And(), node.values)


def _constant(node: ast.Constant) -> Iterator[ast.AST]:
    value = node.value
    if isinstance(value, bool):
        yield ast.Constant(not value)
    elif isinstance(value, int | float):
        yield from (ast.Constant(value + 1), ast.Constant(value - 1))
    elif isinstance(value, str) and value in NAMES:
        yield ast.Constant(NAMES[value])


def _attribute(node: ast.Attribute) -> Iterator[ast.AST]:
    if node.attr in NAMES:
        yield ast.Attribute(node.value, NAMES[node.attr], node.ctx)


def _name(node: ast.Name) -> Iterator[ast.AST]:
    if node.id in ("min", "max", "any", "all"):
        yield ast.Name(NAMES[node.id], node.ctx)


def _slice(node: ast.Slice) -> Iterator[ast.AST]:
    if node.lower:
        yield ast.Slice(None, node.upper, node.step)
    if node.upper:
        yield ast.Slice(node.lower, None, node.step)
    if node.step:
        yield ast.Slice(node.lower, node.upper, None)


def _tuple(node: ast.Tuple) -> Iterator[ast.AST]:
    """Turn the axes of an index or a shape: ``[:, None]`` to ``[None, :]``."""
    if isinstance(node.ctx, ast.Load) and len(node.elts) > 1:
        yield ast.Tuple([*node.elts[1:], node.elts[0]], node.ctx)


def _call(node: ast.Call) -> Iterator[ast.AST]:
    for keyword in node.keywords:
        if keyword.arg in DROPPED_KEYWORDS and ast.unparse(keyword) != "dtype=np.float64":  # the default of most
            yield ast.Call(node.func, node.args, [each for each in node.keywords if each is not keyword])
    if isinstance(node.func, ast.Attribute) and node.func.attr in DROPPED_CALLS and _on_value(node.func):
        yield node.func.value
    if isinstance(node.func, ast.Name) and node.func.id == "range" and len(node.args) == 1:
        yield ast.Call(node.func, [ast.Constant(1), *node.args], [])
        yield ast.Call(node.func, [ast.BinOp(node.args[0], ast.Sub(), ast.Constant(1))], [])


def _on_value(function: ast.Attribute) -> bool:
    return not (isinstance(function.value, ast.Name) and function.value.id == "np")


def _nothing(node: ast.AST) -> Iterator[ast.AST]:
    yield ast.Pass()


def _expression(node: ast.Expr) -> Iterator[ast.AST]:
    if isinstance(node.value, ast.Call):
        yield ast.Pass()


MAKERS: Mapping[type[ast.AST], Callable[..., Iterator[ast.AST]]] = {
    ast.BinOp: _binary,
    ast.AugAssign: _augmented,
    ast.UnaryOp: _unary,
    ast.Compare: _compare,
    ast.BoolOp: _boolean,
    ast.Constant: _constant,
    ast.Attribute: _attribute,
    ast.Name: _name,
    ast.Slice: _slice,
    ast.Tuple: _tuple,
    ast.Call: _call,
    ast.Raise: _nothing,
    ast.Expr: _expression,
}
