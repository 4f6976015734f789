"""Text on a terminal's grid, where a Chinese character takes two columns."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Sequence

# What may not be split from its left neighbour, or may not end a line, by Chinese typesetting rules.
NOT_FIRST = frozenset("，。、；：？！）】》」』”’…—%,.;:?!)]}")
NOT_LAST = frozenset("（【《「『“‘([{")

WIDE = frozenset("WF")
CODE = r"`[^`\s][^`]*`"  # stays whole: it may be a command that somebody wants to copy
PLACE = r"[\[(](?=[^\])]{0,24}[\])])(?:[-\w.]+, ?)*[-\w.]*[\])]"  # a shape or an index, not a long remark
WORD = r"[^\s`\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef]+"
PIECE = rf"{CODE}|{PLACE}|\s+|{WORD}|."  # or blanks, a word, one wide character


def width_of(text: str) -> int:
    """Columns that `text` takes on a terminal."""
    if text.isascii():
        return len(text)
    return sum(_width(character) for character in text)


def pad(text: str, width: int) -> str:
    """Fill `text` with blanks up to `width` columns."""
    return text + " " * (width - width_of(text))


def wrap(text: str, width: int, indent: str = "") -> list[str]:
    """Lines of `text`, each behind `indent` and at most `width` columns; blanks at the start of a line are kept.

    A line that fits stays as it is, so code and tracebacks keep their shape. A word longer than a line is not cut:
    it may be a path that somebody wants to copy.
    """
    room = max(width - width_of(indent), 8)
    return [(indent + piece).rstrip() for line in text.splitlines() or [""] for piece in _wrapped(line, room)]


def breaks(line: str, width: int) -> list[int]:
    """Places at which `line` is broken so that no part is wider than `width`, blanks at its end aside."""
    found: list[int] = []
    start = place = 0
    for piece in _unbreakable(re.findall(PIECE, line)):
        place += len(piece)
        begins = place - len(piece)
        if line[start:begins].strip() and width_of(line[start:place].rstrip()) > width:
            found.append(begins)
            start = begins
    return found


def plain(text: str) -> str:
    """Show what a terminal would obey, or could not encode, as an escape; line ends and tabs stay."""
    if text.isascii() and text.isprintable():
        return text
    return "".join(each if each in "\n\t" or _is_shown(each) else _escaped(each) for each in text)


def table(rows: Sequence[Sequence[str]], gap: str = "  ") -> list[str]:
    """Align the columns of `rows`; the last one is left ragged."""
    widths = [max(width_of(cell) for cell in column) for column in zip(*rows, strict=True)]
    lines = (gap.join(pad(cell, width) for cell, width in zip(row, widths, strict=True)) for row in rows)
    return [line.rstrip() for line in lines]


def _width(character: str) -> int:
    if unicodedata.combining(character):
        return 0
    return 2 if unicodedata.east_asian_width(character) in WIDE else 1


def _is_shown(character: str) -> bool:
    return character.isprintable() and not "\ud800" <= character <= "\udfff"


def _escaped(character: str) -> str:
    return character.encode("unicode_escape", "surrogatepass").decode("ascii")


def _wrapped(line: str, room: int) -> Iterator[str]:
    if width_of(line) <= room:
        yield line
        return
    hanging = line[: len(line) - len(line.lstrip())]
    current = hanging
    for piece in _unbreakable(re.findall(PIECE, line[len(hanging) :])):
        if current.strip() and width_of((current + piece).rstrip()) > room:
            yield current.rstrip()
            current = hanging + piece.lstrip()
        else:
            current += piece
    if current.strip():
        yield current.rstrip()


def _unbreakable(pieces: Sequence[str]) -> Iterator[str]:
    """Join pieces between which no line may end."""
    joined = ""
    for piece in pieces:
        together = piece[0] in NOT_FIRST or (joined and joined[-1] in NOT_LAST)
        if joined and not together:
            yield joined
            joined = piece
        else:
            joined += piece
    if joined:
        yield joined
