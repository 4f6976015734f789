"""`axiswise demo`: a right, a wrong and a hostile answer before the real judge, on one screen."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import click

from grader.catalog import Catalog, content_root
from grader.cli.check import random_seed
from grader.cli.console import Console
from grader.cli.help import Verb, console_of, lang_option
from grader.errors import GraderError
from grader.i18n import mark
from grader.model import Exercise, HandIn, Message, Report, Sandboxing, Verdict, say

if TYPE_CHECKING:
    from grader.judge.run import Judge
    from grader.render.text import Look

INDENT = "   "
BAR = INDENT + "| "

EXERCISE = "sinusoidal/positional_encoding"
MISTAKE = "positions_from_one"

# It tells what came of each attempt in words that `ATTEMPTS` knows; `HIDDEN` becomes the path of the hidden suite.
HOSTILE = """
import socket

import numpy as np


def attempt(name, crime):
    try:
        crime()
    except BaseException as error:
        print(name, type(error).__name__)
    else:
        print(name, "-")


attempt("read", lambda: open(HIDDEN).read())
attempt("socket", lambda: socket.socket().bind(("127.0.0.1", 0)))


class Forgery(np.ndarray):
    def __eq__(self, other):
        return True

    def __array_function__(self, func, types, args, kwargs):
        return True


def positional_encoding(seq_len, d_model):
    return np.zeros((seq_len, d_model), np.float32).view(Forgery)
"""
ATTEMPTS = {"read": mark("reads the hidden tests"), "socket": mark("opens a socket")}


@dataclass(frozen=True, slots=True)
class Verdicts:
    """What the judge said of the three answers, and where they ran."""

    sandbox: Sandboxing
    right: Report
    wrong: Report
    hostile: Report


@click.command(
    cls=Verb,
    help=mark("Judge a right, a wrong and a hostile answer to one exercise and show the three verdicts."),
    example=mark("axiswise demo\naxiswise demo --lang zh"),
)
@lang_option
@click.pass_context
def command(ctx: click.Context) -> int:
    """Judge the three; return 0 when each got what it deserves."""
    from grader.judge.run import Options, with_judge

    console = console_of(ctx)
    catalog = Catalog(content_root())
    exercise = catalog.get(EXERCISE)
    verdicts = with_judge(catalog, Options(random_seed(), console.lang), lambda judge: _verdicts(judge, exercise))
    console.write("\n".join(_screen(verdicts, console)))
    if not _deserved(verdicts):
        raise GraderError(say("these verdicts are not what they should be: this installation cannot be trusted"))
    return 0


def _verdicts(judge: Judge, exercise: Exercise) -> Verdicts:
    return Verdicts(
        judge.sandboxing,
        right=_judge(judge, _file(sorted(exercise.solutions.glob("*.py"))[0])),
        wrong=_judge(judge, _file(exercise.wrong / f"{MISTAKE}.py")),
        hostile=_judge(
            judge, HandIn(Path("hostile.py"), HOSTILE.replace("HIDDEN", repr(str(exercise.suite))).encode())
        ),
    )


def _judge(judge: Judge, hand_in: HandIn) -> Report:
    reports, problems = judge.grade(hand_in)
    if not reports:
        raise GraderError(say("{path} could not be judged: {why}", path=hand_in.path, why=problems[0].message))
    return reports[0]


def _file(path: Path) -> HandIn:
    return HandIn(Path(path.name), path.read_bytes(), EXERCISE)


def _hostile(exercise: Exercise) -> HandIn:
    return HandIn(Path("hostile.py"), HOSTILE.replace("HIDDEN", repr(str(exercise.suite))).encode(), EXERCISE)


def _deserved(verdicts: Verdicts) -> bool:
    """Say whether the right answer passed, the wrong one was told its mistake, and the hostile one failed."""
    wrong, hostile = verdicts.wrong, verdicts.hostile
    named = wrong.verdict is Verdict.FAILED and wrong.diagnosis is not None and wrong.diagnosis.mistake == MISTAKE
    return verdicts.right.verdict is Verdict.PASSED and named and hostile.verdict is Verdict.FAILED


def _screen(verdicts: Verdicts, console: Console) -> Iterator[str]:
    from grader.render.text import TITLE

    look = console.look()
    opening = say("Three answers to {exercise}, judged just now:", exercise=EXERCISE)
    yield from look.lines(look.say(opening), style=TITLE)
    yield from _answer(say("1. A right answer: {path}", path=verdicts.right.path), verdicts.right, look)
    yield from _answer(say("2. A wrong answer: {path}", path=verdicts.wrong.path), verdicts.wrong, look)
    diagnosis = verdicts.wrong.diagnosis
    yield from look.lines(look.say(say("It is told which mistake it made:")), INDENT)
    yield from look.lines(diagnosis.message if diagnosis else "", BAR)
    yield from _answer(say("3. A hostile answer: {path}", path=verdicts.hostile.path), verdicts.hostile, look)
    yield from look.lines(look.say(say("What it tried, and what came of it:")), INDENT)
    yield from _crimes(verdicts, look)
    yield ""
    yield from _closing(verdicts.sandbox, look)


def _answer(what: Message, report: Report, look: Look) -> Iterator[str]:
    points = say("{score} of {points} points", score=f"{report.score:g}", points=f"{report.points:g}")
    yield ""
    yield from look.lines(look.say(what))
    yield f"{INDENT}{look.mark(report.verdict)} {look.say(points)}"


def _crimes(verdicts: Verdicts, look: Look) -> Iterator[str]:
    """Tell of each attempt what the sandbox answered, and of the forgery what the judge did."""
    results = dict(line.split(" ", 1) for line in verdicts.hostile.output.splitlines() if " " in line)
    for name, what in ATTEMPTS.items():
        result = results.get(name, "?")
        if result == "-":
            came = say("{attempt}: it could, for nothing here stops it", attempt=say(what))
        else:
            came = say("{attempt}: stopped ({error})", attempt=say(what), error=result)
        yield from look.lines(look.say(came), BAR)
    first = next((check for check in verdicts.hostile.checks if check.verdict is Verdict.FAILED), None)
    forged = say("returns an array that claims to equal anything: {message}", message=first.message if first else "")
    yield from look.lines(look.say(forged), BAR)


def _closing(sandbox: Sandboxing, look: Look) -> Iterator[str]:
    from grader.render.text import TITLE, missing_layers

    if sandbox.level == "full":
        level = say("Each answer ran in a sandbox of its own (level: full).")
    elif sandbox.level == "partial":
        missing = missing_layers(sandbox, look.translator)
        level = say("Each answer ran in a sandbox of its own (level: partial; missing: {missing}).", missing=missing)
    else:
        level = say("This system offers no sandbox: here, check only files that you trust.")
    yield from look.lines(look.say(level))
    turn = say("Your turn: `axiswise init practice`, `cd practice`, `axiswise watch`")
    yield from look.lines(look.say(turn), style=TITLE)
