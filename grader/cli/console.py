"""Where a verb speaks: the reader's language, and what the terminal can show."""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

from grader.errors import UserError
from grader.i18n import detect, translator
from grader.model import Message, say

if TYPE_CHECKING:
    from grader.render.text import Look
    from grader.workspace import Workspace

WIDEST = 100  # columns; longer lines are hard to read
NARROWEST = 24
USUAL = 80
SHORT_RUN = 5  # files that are judged before anybody starts to wonder


class ReaderGone(Exception):
    """Whoever read standard output has gone, as `head` does; nobody is left to tell."""


class Console:
    """The reader at the other end of standard output and standard error.

    Parameters
    ----------
    argv : sequence of str
        The command line: ``--lang`` counts wherever it stands, for mistakes in the rest are told in that language too.
    environ : mapping
        Environment variables.

    The workspace around the current folder may set the language too.
    """

    def __init__(self, argv: Sequence[str], environ: Mapping[str, str]) -> None:
        self.environ = environ
        self.asked = _asked(argv)
        self.is_terminal = sys.stdout.isatty()
        self.translator = translator(detect(self.asked, _workspace_root(), environ))

    @property
    def lang(self) -> str:
        return self.translator.lang

    def stand_somewhere(self) -> None:
        """Refuse to work in a folder that somebody removed while the shell stood in it."""
        try:
            Path.cwd()
        except OSError:
            raise UserError(say("the folder you are in is gone; `cd` to another one")) from None

    def settle(self, workspace: Workspace | None) -> None:
        """Speak the language of the workspace that turned out to be meant, unless ``--lang`` said otherwise."""
        if workspace:
            self.translator = translator(detect(self.asked, workspace.root, self.environ))

    @property
    def is_rich(self) -> bool:
        """Say whether standard output is a terminal that obeys control sequences."""
        return self.is_terminal and self.environ.get("TERM") != "dumb"

    @property
    def colour(self) -> bool:
        """Say whether standard output shows colour and the reader wants it."""
        return self.is_rich and not self.environ.get("NO_COLOR")

    @property
    def width(self) -> int:
        """Columns to write in."""
        return min(max(_columns(self.environ), NARROWEST), WIDEST)

    def look(self, titles: Mapping[str, str] | None = None, advice: Message | None = None) -> Look:
        """How text is to look here."""
        from grader.render.text import Look

        return Look(self.translator, self.width, self.colour, titles or {}, advice)

    def write(self, text: str) -> None:
        """Write `text` and a line end to standard output at once."""
        try:
            click.echo(text, color=self.colour)
        except OSError as error:
            from grader.workspace.reading import reason

            forget_output()
            if error.errno == errno.EPIPE:
                raise ReaderGone from None
            raise UserError(say("the output cannot be written: {reason}", reason=reason(error))) from None

    def say(self, message: Message) -> None:
        """Write one message, wrapped."""
        self.write("\n".join(self.look().lines(self.translator.say(message))))

    def count(self, done: int, total: int) -> None:
        """Show how far a long run is, on one line of a terminal's standard error that is wiped in the end."""
        if total > SHORT_RUN and sys.stderr.isatty():
            click.echo(f"\r{done}/{total}" if done < total else "\r\x1b[K", err=True, nl=False)

    def complain(self, message: Message) -> None:
        """Write one sentence to standard error, on one line unless a terminal shows it: a log is searched by line."""
        from grader.render.columns import plain, wrap

        text = f"axiswise: {plain(self.translator.say(message))}"
        lines = wrap(text, self.width) if sys.stderr.isatty() else [text]
        click.echo("\n".join(lines), err=True)


def forget_output() -> None:
    """Point standard output at nothing, or the interpreter tries to write what is left once more, and complains."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _columns(environ: Mapping[str, str]) -> int:
    """Columns of the terminal; `shutil`, which knows too, takes milliseconds to import."""
    asked = environ.get("COLUMNS", "")
    if asked.isdecimal() and int(asked):
        return int(asked)
    try:
        return os.get_terminal_size(sys.stdout.fileno()).columns or USUAL
    except (OSError, ValueError):
        return USUAL


def _asked(argv: Sequence[str]) -> str | None:
    """Value of the last ``--lang``, found without knowing any other option."""
    asked = None
    for place, word in enumerate(argv):
        if word == "--":
            break
        if word == "--lang" and place + 1 < len(argv):
            asked = argv[place + 1]
        elif word.startswith("--lang="):
            asked = word.partition("=")[2]
    return asked


def _workspace_root() -> Path | None:
    """Root of the workspace around here, by its marker alone: a broken one is for the verb to complain about."""
    try:
        here = Path.cwd()
    except OSError:  # the verb will complain of that too
        return None
    return next((each for each in (here, *here.parents) if os.access(each / ".axiswise/config.toml", os.F_OK)), None)
