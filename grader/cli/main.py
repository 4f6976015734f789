"""`axiswise`: the group of all verbs, and the one place where errors become a sentence and an exit code."""

from __future__ import annotations

import gettext
import os
import sys
from collections.abc import Sequence
from pathlib import Path

import click

from grader import __version__
from grader.cli.console import Console, ReaderGone, forget_output
from grader.cli.help import Verbs, lang_option
from grader.errors import AxiswiseError, GraderError
from grader.i18n import DOMAIN, LOCALE, mark
from grader.model import say

# Exit codes. 0: all judged passed; 1: something failed.
WRONG_USE, NOT_JUDGED = 2, 3
INTERRUPTED, READER_GONE = 130, 141  # as a shell reports SIGINT and SIGPIPE

VERBS = {
    "init": mark("Lay out a folder to work in, one stub a file."),
    "next": mark("Show the next exercise."),
    "check": mark("Judge a file, a folder or the workspace."),
    "watch": mark("Judge every file as it is saved."),
    "hint": mark("Give a hint, each one plainer than the last."),
    "list": mark("List the exercises, and which are done."),
    "solution": mark("Show good solutions and explain them."),
    "quiz": mark("Answer fresh questions, chosen for what they tell."),
    "review": mark("Practise again what is due."),
    "interview": mark("Sit an interview, and read the debrief."),
    "progress": mark("See what is done, due and weak."),
    "demo": mark("Watch a right, a wrong and a hostile answer being judged."),
    "course": mark("For instructors: courses, hand-ins by the hundred, marks."),
    "dev": mark("For authors: new, build, check, bench."),
}


@click.group(
    cls=Verbs,
    verbs=VERBS,
    help=mark(
        "Learn NumPy broadcasting through the positional encodings of language models: fill in a stub, save it, "
        "and be told at once what is right, what is wrong and why."
    ),
    example=mark(
        "axiswise demo              # see what it does\n"
        "axiswise init practice     # lay out your folder\n"
        "cd practice\n"
        "axiswise watch             # edit, save, read the verdict"
    ),
    context_settings={"help_option_names": ["-h", "--help"]},
)
@click.version_option(__version__, prog_name="axiswise")
@lang_option
def axiswise() -> None:
    """Hold the verbs together."""


def main(argv: Sequence[str]) -> int:
    """Run one command line; return its exit code. Only this function turns an exception into one."""
    _survive_any_encoding()
    try:
        console = Console(argv, os.environ)
        _speak_through_click(console.lang)
        return _dispatch(argv, console)
    except KeyboardInterrupt:
        return INTERRUPTED
    except ReaderGone:
        return READER_GONE


def _dispatch(argv: Sequence[str], console: Console) -> int:
    try:
        console.stand_somewhere()
        with axiswise.make_context("axiswise", list(argv), obj=console) as ctx:
            return axiswise.invoke(ctx) or 0
    except click.exceptions.Exit as done:
        return done.exit_code
    except click.Abort:
        return INTERRUPTED
    except click.ClickException as error:
        error.show()
        return WRONG_USE
    except AxiswiseError as error:
        console.complain(error.message)
        return NOT_JUDGED if isinstance(error, GraderError) else WRONG_USE
    except BrokenPipeError:  # from what Click itself writes
        forget_output()
        raise ReaderGone from None
    except ReaderGone:
        raise
    except Exception as error:
        _confess(error, console)
        return NOT_JUDGED


def _confess(error: Exception, console: Console) -> None:
    """Own up to a bug of the grader, with what its makers need to mend it."""
    import traceback

    sentence = say(
        "the grader itself broke down ({error}); your files are untouched and nothing was counted. "
        "Please report this, with the lines below.",
        error=f"{type(error).__name__}: {error}",
    )
    console.complain(sentence)
    traceback.print_exception(error, file=sys.stderr)


def _survive_any_encoding() -> None:
    """Never crash for a character that the terminal's encoding lacks, nor for a stream that is closed."""
    for name in ("stdout", "stderr"):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, Path(os.devnull).open("w"))  # noqa: SIM115 - open until the process ends
        elif hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")


def _speak_through_click(lang: str) -> None:
    """Let Click, which asks gettext for its own words, find them in this program's catalogue."""
    gettext.bindtextdomain(DOMAIN, LOCALE)
    gettext.textdomain(DOMAIN)
    os.environ["LANGUAGE"] = lang
