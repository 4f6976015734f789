"""Read a Markdown page as a tree of headings, and ask for each part by name; what is amiss is told with its line."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from grader.errors import ContentError
from grader.model import Message, say
from grader.page import Line, read_lines, unfolded

BULLET = "- "


class Section:
    """A heading with the lines beneath it, and the headings one level deeper.

    Parameters
    ----------
    lines : sequence of Line
        Everything up to the next heading of this level or above.
    """

    def __init__(self, path: Path, title: str, number: int, level: int, lines: Sequence[Line]) -> None:
        self.path, self.title, self.number, self.level = path, title, number, level
        self.lines = tuple(lines)
        first = next((place for place, line in enumerate(lines) if line.level), len(lines))
        self.own = tuple(lines[:first])
        self.parts = self._keyed(_sections(path, lines[first:], level + 1))

    def error(self, why: Message) -> ContentError:
        """Make the complaint about this section, ready to be raised."""
        return ContentError(self.path, self.number, why)

    @property
    def text(self) -> str:
        """What is written under the heading, before any deeper one; never empty."""
        text = "\n".join(line.text for line in self.own).strip()
        if not text:
            raise self.error(say("nothing is written under '{name}'", name=self.title))
        return unfolded(text)

    def prose(self) -> str:
        """Text of a section that has no deeper headings."""
        for part in self.parts.values():
            why = say("no heading '{heading}' may stand under '{name}'", heading=part.title, name=self.title)
            raise part.error(why)
        return self.text

    def items(self) -> tuple[str, ...]:
        """Texts of a section that is one list, each beginning with ``- ``; a longer one goes on in the next lines."""
        items: list[str] = []
        for line in self.prose().splitlines():
            if line.startswith(BULLET):
                items.append(line.removeprefix(BULLET).strip())
            elif items and line.strip():
                items[-1] = unfolded(f"{items[-1]}\n{line.strip()}").replace("\n", " ")
            elif line.strip():
                raise self.error(say("'{name}' must be a list, each item beginning with '- '", name=self.title))
        return tuple(items)

    def only(self, wanted: Iterable[str]) -> None:
        """Refuse deeper headings that are not wanted, miss, or stand in another order."""
        wanted = tuple(wanted)
        for title, part in self.parts.items():
            if title not in wanted:
                known = ", ".join(wanted) or "-"
                raise part.error(say("unknown heading '{name}'; known are {known}", name=title, known=known))
        for title in wanted:
            if title not in self.parts:
                why = say("the heading '{name}' is missing under '{above}'", name=title, above=self.title)
                raise self.error(why)
        for title, part in zip(wanted, self.parts.values(), strict=True):
            if part.title != title:
                why = say("'{expected}' must come before '{name}'", expected=title, name=part.title)
                raise part.error(why)

    def _keyed(self, parts: Iterable[Section]) -> dict[str, Section]:
        keyed: dict[str, Section] = {}
        for part in parts:
            if part.title in keyed:
                raise part.error(say("the heading '{name}' stands twice", name=part.title))
            keyed[part.title] = part
        return keyed


def read_outline(path: Path) -> Section:
    """Page that begins with its one title; its parts are the ``##`` headings."""
    lines = read_lines(path)
    first = next((line for line in lines if line.text.strip()), None)
    if first is None or first.level != 1:
        raise ContentError(path, first.number if first else None, say("the page must begin with '# ' and its title"))
    again = next((line for line in lines if line.level == 1 and line is not first), None)
    if again:
        raise ContentError(path, again.number, say("a page has one '# ' title, this is the second"))
    return Section(path, first.title, first.number, 1, [line for line in lines if line.number > first.number])


def _sections(path: Path, lines: Sequence[Line], level: int) -> Iterator[Section]:
    """Cut at the headings of `level`; the first line is a heading, and none may be deeper than the one it is under."""
    if lines and lines[0].level != level:
        raise ContentError(path, lines[0].number, say("this heading is too deep for where it stands"))
    starts = [place for place, line in enumerate(lines) if line.level == level]
    for start, end in zip(starts, [*starts, len(lines)][1:], strict=True):
        heading = lines[start]
        yield Section(path, heading.title, heading.number, level, lines[start + 1 : end])
