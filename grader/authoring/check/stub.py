"""The stub that lies in the content is the one that would be made now."""

from __future__ import annotations

from collections.abc import Iterator

from grader.authoring.check.finding import Finding
from grader.catalog import Catalog
from grader.facts import read_text
from grader.i18n import languages
from grader.model import Exercise, say
from grader.page import read_page
from grader.stubs import render_stub

REBUILD = say("run `axiswise dev build`")


def check_stub(catalog: Catalog, exercise: Exercise) -> Iterator[Finding]:
    """Check that the stub is fresh, and that one can be made in every language."""
    for lang in languages():
        path = exercise.folder / f"{lang}.md"
        source = render_stub(exercise, read_page(path))
        try:
            compile(source, str(exercise.stub), "exec", dont_inherit=True)
        except SyntaxError as error:
            what = say("its docstrings make no valid stub: {error}", error=error.msg)
            yield Finding(path, None, what, say("keep three quotes out of docstrings"))
        if lang == "en" and exercise.stub.exists() and read_text(exercise.stub) != source:
            line = _first_difference(read_text(exercise.stub), source)
            yield Finding(exercise.stub, line, say("the stub is stale"), REBUILD)
    if not exercise.stub.exists():
        yield Finding(exercise.stub, None, say("the stub is missing"), REBUILD)


def _first_difference(old: str, new: str) -> int:
    lines = zip(old.splitlines(), new.splitlines(), strict=False)
    return next((number for number, (one, other) in enumerate(lines, start=1) if one != other), 1)
