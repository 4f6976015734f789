"""`axiswise dev build`: make what is made from other files, the stubs and the message catalogues."""

from __future__ import annotations

from pathlib import Path

from grader.catalog import Catalog
from grader.errors import UserError
from grader.model import Exercise, say
from grader.page import read_page
from grader.stubs import render_stub


def build_stubs(catalog: Catalog) -> tuple[Path, ...]:
    """Make every stub; return those that changed."""
    return tuple(path for each in catalog.exercises() for path in build_stub(each))


def build_stub(exercise: Exercise) -> tuple[Path, ...]:
    """Make the English stub of one exercise; return its path when it changed."""
    source = render_stub(exercise, read_page(exercise.folder / "en.md"))
    if exercise.stub.exists() and exercise.stub.read_text(encoding="utf-8") == source:
        return ()
    exercise.stub.write_text(source, encoding="utf-8")
    return (exercise.stub,)


def build_messages() -> tuple[Path, ...]:
    """Extract and compile the program's message catalogues; return those that changed."""
    try:
        from grader.authoring import messages

        return (*messages.extract_and_update(), *messages.compile())
    except ModuleNotFoundError:
        raise UserError(say("the message catalogues need Babel; run `pip install babel`")) from None
