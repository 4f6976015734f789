"""What verbs write where the reader says: a whole file, or the sentence that says why there is none."""

from __future__ import annotations

from pathlib import Path

from grader.cli.console import Console
from grader.errors import UserError
from grader.model import say
from grader.workspace.layout import write_whole
from grader.workspace.reading import reason


def write_file(path: Path, text: str) -> None:
    """Write `text` as the whole of `path`, or raise the `UserError` that says why it cannot be."""
    try:
        write_whole(path, text.encode())
    except OSError as error:
        raise UserError(say("cannot write {path}: {reason}", path=path, reason=reason(error))) from error


def write_page(path: Path, text: str, console: Console) -> None:
    """Write a page and say so."""
    write_file(path, text)
    console.say(say("{path} is written.", path=path))


def miss_pictures(console: Console) -> None:
    """Say what a page lacks where nothing can draw."""
    from grader.render import plots

    if not plots.is_possible():
        console.say(say("It has no pictures: `pip install 'axiswise[plots]'` adds them."))
