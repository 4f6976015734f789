"""Pages of interviews, which are trees of headings: every part is the same in every language."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from grader.authoring.check.finding import Finding
from grader.authoring.check.pages import same_code, translated
from grader.interview.outline import Section
from grader.page import Part

SAME_ANYWHERE = frozenset({"options"})  # numbers and code may be all that stands there


def alike(path: Path, ours: Section, theirs: Section) -> Iterator[Finding]:
    """Check a section of a translation, and all beneath it, against the English one."""
    mine, other = part_of(ours), part_of(theirs)
    yield from same_code(path, mine, other)
    if ours.title not in SAME_ANYWHERE:
        yield from translated(path, mine, other)
    for one, another in zip(ours.parts.values(), theirs.parts.values(), strict=False):
        yield from alike(path, one, another)


def part_of(section: Section) -> Part:
    """What is written under a heading, without what has headings of its own."""
    return Part(section.title, section.number, section.own)
