"""Mark an axis table: which sizes meet, by which rule, and what comes of it, from the last axis to the first."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest
from typing import TypeGuard

from grader.items import Pairs
from grader.model import Message, say
from grader.quiz.marks import Mark, shown

EQUAL, STRETCH, MISSING, CONFLICT = "equal", "stretch", "missing", "conflict"
BY_NAME = (EQUAL, STRETCH, MISSING, CONFLICT)
RULES = {rule: rule for rule in BY_NAME}
RULES |= {"相等": EQUAL, "拉伸": STRETCH, "缺失": MISSING, "缺少": MISSING, "冲突": CONFLICT}
NOTHING = frozenset({"none", "error", "-", "", "无", "报错"})

Row = tuple[int | None, int | None, str, int | None]


def rows_of(left: Sequence[int], right: Sequence[int]) -> tuple[Row, ...]:
    """Axis table of two shapes."""
    return tuple(_row(one, other) for one, other in zip_longest(reversed(left), reversed(right)))


def _row(left: int | None, right: int | None) -> Row:
    if left is None or right is None:
        return left, right, MISSING, right if left is None else left
    if left == right:
        return left, right, EQUAL, left
    if 1 in (left, right):
        return left, right, STRETCH, right if left == 1 else left
    return left, right, CONFLICT, None


def mark(item: Pairs, given: object) -> Mark:
    """Mark a table."""
    left, right = (each.shape for each in item.inputs.values())
    where = item.snippet.splitlines()[-1]
    if not isinstance(given, tuple | list):
        return Mark(False, None, say("{got} is no list of rows", got=shown(given)), where=where)
    rows = []
    for number, each in enumerate(given, start=1):
        row = _read(each)
        if row is None:
            return Mark(False, None, _unreadable(number, each), where=where)
        rows.append(row)
    wanted, answer = rows_of(left, right), tuple(rows)
    if answer == wanted:
        return Mark(True, answer)
    reason, detail = _wrong(tuple(item.inputs), answer, wanted, (left, right))
    return Mark(False, answer, reason, detail, where)


def _unreadable(number: int, row: object) -> Message:
    """Say of a row that it has another form, or which rules there are."""
    if _is_row(row) and _rule(row[2]) is None:
        return say(
            "row {n}: {got} is none of the rules {rules}",
            n=number,
            got=shown(row[2]),
            rules=", ".join(map(_quoted, BY_NAME)),
        )
    return say("row {n}, {got}, is not of the form (left, right, rule, result)", n=number, got=shown(row))


def _quoted(rule: str) -> str:
    return f'"{rule}"'


def _is_row(row: object) -> TypeGuard[Sequence[object]]:
    return isinstance(row, tuple | list) and len(row) == 4


def _rule(given: object) -> str | None:
    return RULES.get(given.strip().lower()) if isinstance(given, str) else None


def _read(row: object) -> Row | None:
    if not _is_row(row):
        return None
    left, right, rule, result = row
    named = _rule(rule)
    sizes = [_size(each) for each in (left, right, result)]
    if named is None or any(size is False for size in sizes):
        return None
    return sizes[0], sizes[1], named, sizes[2]


def _size(given: object) -> int | None:
    """A size; None for one that is not there; False for what is neither."""
    if given is None or (isinstance(given, str) and given.strip().lower() in NOTHING):
        return None
    return given if type(given) is int and 0 <= given < 1 << 62 else False


def _wrong(
    names: Sequence[str], rows: tuple[Row, ...], wanted: tuple[Row, ...], shapes: tuple[Sequence[int], Sequence[int]]
) -> tuple[Message, Message | None]:
    """Why a table is wrong, and where to look."""
    if rows[::-1] == wanted:
        return say("the rows are right, but begin with the last axis"), None
    from_left = [tuple(pair) for pair in zip_longest(*shapes)]
    if len(shapes[0]) != len(shapes[1]) and [row[:2] for row in rows] in (from_left, from_left[::-1]):
        return say("you pair the sizes from the left; they meet at the right"), None
    for number, (row, right) in enumerate(zip(rows, wanted, strict=False), start=1):
        if row != right:
            reason = say("row {n}, for axis {axis}: {what}", n=number, axis=-number, what=_cell(names, row, right))
            return reason, None
    reason = say("{got} rows; there is one for each axis of the longer shape", got=len(rows))
    return reason, say("expected {want}", want=len(wanted))


def _cell(names: Sequence[str], row: Row, right: Row) -> Message:
    """Say which cell of a row is wrong."""
    for name, got, want in zip(names, row, right, strict=False):
        if got != want and want is None:
            return say("{name} has no such axis: write None", name=name)
        if got != want and got is None:
            return say("{name} has this axis", name=name)
        if got != want:
            return say("the size of {name} is not {got}", name=name, got=got)
    if row[2] != right[2]:
        return say("{left} and {right}: the rule is not “{rule}”", left=row[0], right=row[1], rule=row[2])
    if right[3] is None:
        return say("where sizes conflict there is no result: write None")
    return say("the result is not {got}", got=row[3])
