"""Read the Markdown page of an exercise or a unit: fixed headings, each in its place, or `ContentError`."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from grader.errors import ContentError
from grader.facts import read_text
from grader.model import Page, say

SECTIONS = ("task", "docstring", "hint 1", "hint 2", "hint 3", "explanation", "interview")  # never translated
SPLIT = frozenset({"docstring", "interview"})  # the sections made of ### parts

# Patterns, compiled when first used: a verdict needs none of them.
HEADING = r"(#{1,6})\s+(.*?)\s*#*\s*$"
BLOCK = r"\s*(?:[-*+>|#]|\d+[.)]\s|$)"  # begins something of its own: a list, a quotation, a table
CHINESE = r"[\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef]"
FULL_STOP = r"[\u3001-\u303f\uff01-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff65]"  # brings its own room
EITHER = "“”‘’—…·"  # punctuation of Chinese and of English
FENCE = r" {0,3}(`{3,}|~{3,})\s*([^`]*?)\s*$"


class Line(NamedTuple):
    """One line of a page: `level` is that of a heading (0: none), `fence` the language of the code block it lies in."""

    number: int
    text: str
    level: int = 0
    fence: str | None = None

    @property
    def title(self) -> str:
        found = re.match(HEADING, self.text)
        return found.group(2) if found else ""


class Part(NamedTuple):
    """A heading and the lines beneath it."""

    title: str
    number: int
    lines: tuple[Line, ...]

    @property
    def text(self) -> str:
        return "\n".join(line.text for line in self.lines).strip()


class Block(NamedTuple):
    """A fenced code block: its language, its text and the line where the text begins."""

    language: str
    text: str
    number: int


def read_lines(path: Path) -> tuple[Line, ...]:
    """Lines of a Markdown file, each told apart as heading, code or prose."""
    return tuple(_mark(path, read_text(path).splitlines()))


def read_page(path: Path) -> Page:
    """Page of an exercise.

    Raises
    ------
    ContentError
        Where a heading is unknown, missing or out of order, or a section is empty.
    """
    title, sections = page_sections(path)
    return Page(
        title=title,
        task=unfolded(sections["task"].text),
        docstrings={part.title: _docstring(path, part) for part in split(path, sections["docstring"])},
        hints=tuple(unfolded(sections[name].text) for name in SECTIONS if name.startswith("hint")),
        explanation=unfolded(sections["explanation"].text),
        interview=tuple((part.title, unfolded(part.text)) for part in split(path, sections["interview"])),
        lang=path.stem,
    )


def read_unit_page(path: Path) -> tuple[str, str]:
    """Title and text of a unit's page."""
    lines = read_lines(path)
    title = _title(path, lines)
    text = "\n".join(line.text for line in lines if line.level != 1).strip()
    if not text:
        raise ContentError(path, title.number, say("nothing is written under the title"))
    return title.title, unfolded(text)


def unfolded(text: str) -> str:
    """Markdown in which no line ends between two Chinese characters, for a reader would be shown a space there."""
    lines: list[str] = []
    before = True  # whether the line before was code
    for line, is_code in told_apart(text):
        if not before and not is_code and _goes_on(lines[-1], line):
            lines[-1] += line.lstrip()
        else:
            lines.append(line)
        before = is_code
    return "\n".join(lines)


def told_apart(text: str) -> Iterator[tuple[str, bool]]:
    """Lines of Markdown, each with whether it belongs to a fenced block of code."""
    fence = ""
    for line in text.splitlines():
        found = re.match(FENCE, line)
        yield line, bool(fence or found)
        if found and not fence:
            fence = found.group(1)
        elif found and not found.group(2) and found.group(1).startswith(fence):
            fence = ""


def _goes_on(line: str, following: str) -> bool:
    """Whether Chinese text goes on in the following line of the same paragraph."""
    if not line or re.match(HEADING, line) or re.match(BLOCK, following):
        return False
    last, first = line[-1], following.lstrip()[:1]
    if re.match(FULL_STOP, last) or re.match(FULL_STOP, first):
        return True
    pair = last + first
    return bool(re.search(CHINESE, pair)) and all(re.match(CHINESE, each) or each in EITHER for each in pair)


def page_sections(path: Path) -> tuple[str, Mapping[str, Part]]:
    """Title and sections of an exercise's page, by their fixed names."""
    lines = read_lines(path)
    title = _title(path, lines)
    sections: dict[str, Part] = {}
    for part in _parts(lines, level=2):
        _refuse_misplaced(path, part, sections)
        sections[part.title] = part
    for name in SECTIONS:
        if name not in sections:
            raise ContentError(path, None, say("the heading '## {name}' is missing", name=name))
    return title.title, sections


def split(path: Path, section: Part) -> tuple[Part, ...]:
    """Parts of a section that is made of ``###`` headings; nothing may stand before the first."""
    first = next((line for line in section.lines if line.text.strip()), None)
    if first is None or first.level != 3:
        number = first.number if first else section.number
        raise ContentError(path, number, say("'## {name}' must begin with a '### ' heading", name=section.title))
    parts = tuple(_parts(section.lines, level=3))
    seen: set[str] = set()
    for part in parts:
        if part.title in seen:
            raise ContentError(path, part.number, say("the heading '### {name}' stands twice", name=part.title))
        if not part.text:
            raise ContentError(path, part.number, say("nothing is written under '{name}'", name=part.title))
        seen.add(part.title)
    return parts


def code_blocks(lines: Iterable[Line]) -> Iterator[Block]:
    """Fenced code blocks among `lines`, in order."""
    block: list[Line] = []
    for line in lines:
        inside = line.fence is not None
        if inside and not (block and re.match(FENCE, line.text) and _closes(block, line)):
            block.append(line)
        elif block:
            yield _block(block)
            block = []


def _closes(block: Sequence[Line], line: Line) -> bool:
    opening, closing = re.match(FENCE, block[0].text), re.match(FENCE, line.text)
    return bool(opening and closing and not closing.group(2) and closing.group(1).startswith(opening.group(1)))


def _block(block: Sequence[Line]) -> Block:
    text = "\n".join(line.text for line in block[1:])
    return Block(block[0].fence or "", text, block[0].number + 1)


def _mark(path: Path, lines: Sequence[str]) -> Iterator[Line]:
    fence, language, opened = "", "", 0
    for number, text in enumerate(lines, start=1):
        found = re.match(FENCE, text)
        if fence:
            yield Line(number, text, fence=language)
            if found and not found.group(2) and found.group(1).startswith(fence):
                fence = ""
        elif found:
            fence, language, opened = found.group(1), found.group(2), number
            yield Line(number, text, fence=language)
        else:
            heading = re.match(HEADING, text)
            yield Line(number, text, level=len(heading.group(1)) if heading else 0)
    if fence:
        raise ContentError(path, opened, say("this code block is never closed"))


def _title(path: Path, lines: Sequence[Line]) -> Line:
    titles = [line for line in lines if line.level == 1]
    first = next((line for line in lines if line.text.strip()), None)
    if first is None or first.level != 1:
        raise ContentError(path, first.number if first else None, say("the page must begin with '# ' and its title"))
    if len(titles) > 1:
        raise ContentError(path, titles[1].number, say("a page has one '# ' title, this is the second"))
    return first


def _parts(lines: Iterable[Line], level: int) -> Iterator[Part]:
    """Cut at the headings of `level`; what stands before the first is left out."""
    heading: Line | None = None
    body: list[Line] = []
    for line in lines:
        if line.level == level:
            if heading:
                yield Part(heading.title, heading.number, tuple(body))
            heading, body = line, []
        elif line.level != 1:
            body.append(line)
    if heading:
        yield Part(heading.title, heading.number, tuple(body))


def _refuse_misplaced(path: Path, part: Part, before: Mapping[str, Part]) -> None:
    if part.title not in SECTIONS:
        known = ", ".join(SECTIONS)
        why = say("unknown heading '## {name}'; known are {known}", name=part.title, known=known)
        raise ContentError(path, part.number, why)
    if part.title in before:
        raise ContentError(path, part.number, say("the heading '## {name}' stands twice", name=part.title))
    expected = SECTIONS[len(before)]
    if part.title != expected:
        why = say("'## {expected}' must come before '## {name}'", expected=expected, name=part.title)
        raise ContentError(path, part.number, why)
    if not part.text:
        raise ContentError(path, part.number, say("nothing is written under '{name}'", name=part.title))
    allowed = 3 if part.title in SPLIT else 0
    for line in part.lines:
        if line.level not in (0, allowed):
            why = say("no heading '{heading}' may stand under '## {name}'", heading=line.text, name=part.title)
            raise ContentError(path, line.number, why)


def _docstring(path: Path, part: Part) -> str:
    """Text of the one ```text block that a part of the docstring section consists of."""
    blocks = tuple(code_blocks(part.lines))
    prose = [line for line in part.lines if line.fence is None and line.text.strip()]
    if len(blocks) != 1 or blocks[0].language != "text" or prose:
        why = say("'### {name}' must hold one ```text block and nothing else", name=part.title)
        raise ContentError(path, part.number, why)
    return blocks[0].text.strip("\n")
