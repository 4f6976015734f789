"""The stub that lies in the content is the one that would be made now."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from grader.authoring.check.finding import Finding
from grader.catalog import Catalog
from grader.facts import read_text
from grader.i18n import languages
from grader.model import Exercise, say
from grader.page import page_sections, read_page, split
from grader.stubs import misfits, render_stub, source_file

REBUILD = say("run `axiswise dev build`")


def check_stub(catalog: Catalog, exercise: Exercise) -> Iterator[Finding]:
    """Check that the stub is fresh, and that one can be made in every language."""
    for lang in languages():
        path = exercise.folder / f"{lang}.md"
        page = read_page(path)
        wrong = tuple(misfits(exercise, page))
        for name, what in wrong:
            yield Finding(
                path, _line(path, name), what, say("document what {file} defines", file=source_file(exercise))
            )
        if not wrong:
            yield from _made(exercise, path, lang, render_stub(exercise, page))
    if not exercise.stub.exists():
        yield Finding(exercise.stub, None, say("the stub is missing"), REBUILD)


def _made(exercise: Exercise, path: Path, lang: str, source: str) -> Iterator[Finding]:
    """Check the stub `source` made from the page at `path`."""
    try:
        compile(source, str(exercise.stub), "exec", dont_inherit=True)
    except SyntaxError as error:
        what = say("its docstrings make no valid stub: {error}", error=error.msg)
        yield Finding(path, None, what, say("keep three quotes out of docstrings"))
    if lang == "en" and exercise.stub.exists() and read_text(exercise.stub) != source:
        line = _first_difference(read_text(exercise.stub), source)
        yield Finding(exercise.stub, line, say("the stub is stale"), REBUILD)


def _line(path: Path, name: str) -> int:
    """Line of a docstring's heading, or of the section that lacks it."""
    section = page_sections(path)[1]["docstring"]
    return next((part.number for part in split(path, section) if part.title == name), section.number)


def _first_difference(old: str, new: str) -> int:
    lines = zip(old.splitlines(), new.splitlines(), strict=False)
    return next((number for number, (one, other) in enumerate(lines, start=1) if one != other), 1)
