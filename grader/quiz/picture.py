"""Show what happened: shapes right-aligned and axis by axis, dtypes and memory step by step; plain text, no colour."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import zip_longest
from math import prod
from typing import Any

from grader.i18n import Translator
from grader.model import Message, say
from grader.quiz.operands import Written
from grader.quiz.question import Asks, Question, Shape
from grader.quiz.reckon import Step, reckon
from grader.quiz.rules import Array, Operand

Line = str | Message
ONCE = frozenset({"wrap"})  # rules that are asked element by element

# What matters for each thing asked; a step that raised always matters.
MATTERS: Mapping[Asks, frozenset[str]] = {
    Asks.SHAPE: frozenset({"broadcast", "reduce", "index", "grow", "join", "batch", "matmul"}),
    Asks.DTYPE: frozenset({"promote", "divide", "typed", "power", "store", "assign"}),
    Asks.STRIDES: frozenset({"expand", "transpose", "result_strides", "step"}),
    Asks.NBYTES: frozenset({"expand", "transpose", "result_strides", "copy", "occupies"}),
    Asks.VIEW: frozenset({"shares", "transpose", "result_strides", "reshape", "copy"}),
    Asks.VALUE: frozenset({"write", "wrap"}),
}


def picture(question: Question, tr: Translator) -> list[str]:
    """What NumPy's rules do in `question`, step by step."""
    lines: list[Line] = []
    written = Written(question.snippet)
    for step in telling(question):
        lines.extend(_PICTURES[step.rule](step, written))
    return [line if isinstance(line, str) else tr.say(line) for line in lines]


def telling(question: Question) -> Iterator[Step]:
    """Steps that bear on what is asked; of elements reckoned one by one the first is enough."""
    seen: set[tuple[str, int]] = set()
    for step in reckon(question).steps:
        place = step.rule, id(step.node)
        if step.rule in _PICTURES and (step.raised or step.rule in MATTERS[question.asks]):
            if step.rule in ONCE and place in seen:
                continue
            seen.add(place)
            yield step


def aligned(shapes: Mapping[str, Shape]) -> list[str]:
    """Shapes one beneath the other, the last axes in one column, each behind its name."""
    ndim = max(map(len, shapes.values()), default=0)
    padded = [("",) * (ndim - len(shape)) + tuple(map(str, shape)) for shape in shapes.values()]
    widths = [max(map(len, column)) for column in zip(*padded, strict=True)]
    edge = max(map(len, shapes))
    return [f"{name:>{edge}}  {_row(shape, widths)}" for name, shape in shapes.items()]


def _row(shape: Shape, widths: Sequence[int]) -> str:
    """Shape with every size in its column: missing axes are left blank."""
    lead = sum(width + 2 for width in widths[: len(widths) - len(shape)])
    cells = [f"{size:>{width}}" for size, width in zip(shape, widths[len(widths) - len(shape) :], strict=True)]
    return " " * lead + "(" + ", ".join(cells) + (",)" if len(cells) == 1 else ")")


def meetings(a: Shape, b: Shape) -> Iterator[tuple[int | None, int | None, str]]:
    """Sizes that meet, from the right, None for a missing axis, and the rule: equal, stretch, missing or conflict."""
    for x, y in zip_longest(a[::-1], b[::-1]):
        yield x, y, rule_of(x, y)


def rule_of(x: int | None, y: int | None) -> str:
    """Name of what happens where two sizes meet."""
    if x is None or y is None:
        return "missing"
    if x == y:
        return "equal"
    return "stretch" if 1 in (x, y) else "conflict"


# ---------------------------------------------------------------- shapes


def _broadcast(step: Step, written: Written) -> Iterator[Line]:
    yield from _met(step, written.operands(step.node))


def _met(step: Step, names: tuple[str, str], behind: int = 0) -> Iterator[Line]:
    """Two shapes and their meeting, axis by axis; `behind` axes are not shown."""
    a, b = step.told
    shapes = {names[0]: a, names[1]: b}
    if step.said is not None:
        shapes["="] = step.said
    yield from aligned(shapes)
    for place, (x, y, rule) in enumerate(meetings(a, b), start=1 + behind):
        yield _MEETINGS[rule](-place, x, y)
        if rule == "conflict":
            return


_MEETINGS: Mapping[str, Callable[[int, Any, Any], Message]] = {
    "equal": lambda axis, x, y: say("axis {axis}: {x} and {y}, equal", axis=axis, x=x, y=y),
    "missing": lambda axis, x, y: say(
        "axis {axis}: {x}, the other is missing and counts as 1", axis=axis, x=y if x is None else x
    ),
    "stretch": lambda axis, x, y: say(
        "axis {axis}: {x} and {y}, the 1 becomes {other}", axis=axis, x=x, y=y, other=y if x == 1 else x
    ),
    "conflict": lambda axis, x, y: say("axis {axis}: {x} and {y}, conflict: NumPy raises", axis=axis, x=x, y=y),
}


def _batch(step: Step, written: Written) -> Iterator[Line]:
    if any(step.told):
        yield say("The axes before these two:")
        yield from _met(step, written.operands(step.node), behind=2)


def _matmul(step: Step, written: Written) -> Iterator[Line]:
    a, b = step.told
    yield from aligned(dict(zip(written.operands(step.node), (a, b), strict=True)))
    inner, other = a[-1:], b[-2:-1] or b[-1:]
    if inner != other:
        yield say("inner sizes {x} and {y} differ: NumPy raises", x=_only(inner), y=_only(other))
    else:
        columns = b[-1:] if len(b) > 1 else ()
        yield say("inner sizes {x} and {y} agree and go; rows {rows}, columns {columns}",
                  x=_only(inner), y=_only(other), rows=_only(a[-2:-1]), columns=_only(columns))  # fmt: skip


def _only(sizes: Shape) -> str:
    return str(sizes[0]) if sizes else "-"


def _reduce(step: Step, written: Written) -> Iterator[Line]:
    shape, axes, keepdims = step.told
    named = ", ".join(str(axis - len(shape)) for axis in (range(len(shape)) if axes is None else axes))
    facts = {"code": written.of(step.node), "axes": named, "shape": shape, "result": step.said}
    if keepdims:
        yield say("{code}: axis {axes} of {shape} shrinks to 1: {result}", **facts)
    else:
        yield say("{code}: axis {axes} of {shape} goes: {result}", **facts)


def _index(step: Step, written: Written) -> Iterator[Line]:
    yield say("{code}: {shape} becomes {result}", code=written.of(step.node), shape=step.told[0], result=step.said)


def _grow(step: Step, written: Written) -> Iterator[Line]:
    left, result = step.told
    name = written.operands(step.node)[0]
    if step.said is None:
        yield say("{name} is {left}, the result would be {result}: NumPy raises", name=name, left=left, result=result)
    else:
        yield say("the result fits into {name}, which stays {left}", name=name, left=left)


def _join(step: Step, written: Written) -> Iterator[Line]:
    shapes, joint = step.told
    parts = _parts(step.node, written)
    names = parts if len(set(parts)) == len(shapes) else [str(place) for place in range(len(shapes))]
    yield from aligned(dict(zip(names, shapes, strict=True)))
    if step.said is None:
        yield say("joined parts must have the same shape, the joint aside: NumPy raises")
    elif joint < 0:
        yield say("the shapes are equal; the stack has one axis more")
    else:
        yield say("equal but for axis {axis}, where the sizes add up", axis=joint - len(shapes[0]))


def _parts(node: ast.AST | None, written: Written) -> list[str]:
    if isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.List | ast.Tuple):
        return [written.of(part) for part in node.args[0].elts]
    return []


# ---------------------------------------------------------------- dtypes and values


def _described(operand: Operand) -> Message:
    if not isinstance(operand, Array):
        return say("Python's {number}", number=repr(operand))
    if operand.origin:
        return say("a NumPy {dtype} scalar", dtype=operand.dtype)
    return say("{dtype}", dtype=operand.dtype)


def _promote(step: Step, written: Written) -> Iterator[Line]:
    a, b = (_described(each) for each in step.told)
    facts = {"code": written.of(step.node), "a": a, "b": b}
    if step.said is None:
        yield say("{code}: {a} with {b} does not fit: NumPy raises", **facts)
    else:
        yield say("{code}: {a} with {b} gives {dtype}", **facts, dtype=step.said)


def _typed(step: Step, written: Written) -> Iterator[Line]:
    before = _described(step.told[0])
    yield say("{code}: {a} gives {dtype}", code=written.of(step.node), a=before, dtype=step.said)


def _power(step: Step, written: Written) -> Iterator[Line]:
    if step.said is None:
        yield say("{code}: integers to a negative power: NumPy raises", code=written.of(step.node))
    else:
        yield say("{code}: integers to a power stay {dtype}", code=written.of(step.node), dtype=step.said)


def _store(step: Step, written: Written) -> Iterator[Line]:
    into, given = step.told
    name = written.operands(step.node)[0]
    if step.said is None:
        yield say("{name} is {into} and cannot take {given} in place: NumPy raises", name=name, into=into, given=given)
    else:
        yield say("{name} takes it in place and stays {into}", name=name, into=into)


def _assign(step: Step, written: Written) -> Iterator[Line]:
    name = written.operands(step.node)[0]
    yield say("{name} is {dtype}, and stays so whatever is assigned", name=name, dtype=step.said)


def _wrap(step: Step, written: Written) -> Iterator[Line]:
    value, dtype = step.told
    if value == step.said:
        yield say("{value} fits {dtype}", value=value, dtype=dtype)
    else:
        yield say("{value} does not fit {dtype} and wraps to {said}", value=value, dtype=dtype, said=step.said)


# ---------------------------------------------------------------- memory


def _expand(step: Step, written: Written) -> Iterator[Line]:
    array = step.said
    yield say("{code}: a view, strides {strides}", code=written.of(step.node), strides=array.strides)


def _transpose(step: Step, written: Written) -> Iterator[Line]:
    before, after = step.told[0], step.said
    yield say("{code}: a view, strides {before} become {after}", code=written.of(step.node),
              before=before.strides, after=after.strides)  # fmt: skip


def _result_strides(step: Step, written: Written) -> Iterator[Line]:
    _, shape, itemsize = step.told
    facts = {"code": written.of(step.node), "shape": shape, "bytes": prod(shape) * itemsize, "strides": step.said}
    yield say("{code}: a new array of {shape}, {bytes} bytes, strides {strides}", **facts)


def _step(step: Step, written: Written) -> Iterator[Line]:
    strides, itemsize = step.told
    yield say("strides {strides}, in bytes; one element has {itemsize}", strides=strides, itemsize=itemsize)


def _reshape(step: Step, written: Written) -> Iterator[Line]:
    shares = step.said.memory is step.told[0].memory
    if shares:
        yield say("{code}: the same memory read in other rows: a view", code=written.of(step.node))
    else:
        yield say("{code}: these rows do not lie in a line, so they are copied", code=written.of(step.node))


def _copied(step: Step, written: Written) -> Iterator[Line]:
    yield say("{code}: a copy", code=written.of(step.node))


def _occupies(step: Step, written: Written) -> Iterator[Line]:
    array = step.told[0]
    if array.memory.given:
        yield say("all of it lies in memory that was there before")
    else:
        yield say("it lies in a block of {bytes} bytes that is new", bytes=array.memory.nbytes)


def _write(step: Step, written: Written) -> Iterator[Line]:
    if step.told[0].writeable:
        yield say("{code}: it can be written", code=written.of(step.node))
    else:
        yield say("{code}: a broadcast view is read-only: NumPy raises", code=written.of(step.node))


def _shares(step: Step, written: Written) -> Iterator[Line]:
    is_fancy, _ = step.told
    if is_fancy:
        yield say("{code}: a list of indices picks a copy", code=written.of(step.node))
    else:
        yield say("{code}: slices and numbers make a view", code=written.of(step.node))


_PICTURES: Mapping[str, Callable[[Step, Written], Iterator[Line]]] = {
    "broadcast": _broadcast,
    "matmul": _matmul,
    "batch": _batch,
    "reduce": _reduce,
    "index": _index,
    "grow": _grow,
    "join": _join,
    "promote": _promote,
    "divide": _promote,
    "typed": _typed,
    "power": _power,
    "store": _store,
    "assign": _assign,
    "wrap": _wrap,
    "expand": _expand,
    "transpose": _transpose,
    "result_strides": _result_strides,
    "step": _step,
    "reshape": _reshape,
    "copy": _copied,
    "occupies": _occupies,
    "write": _write,
    "shares": _shares,
}
