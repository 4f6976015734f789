"""`axiswise quiz`: fresh questions, each chosen for what its answer will tell."""

from __future__ import annotations

from contextlib import ExitStack
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

import click

from grader.cli.check import random_seed
from grader.cli.console import Console
from grader.cli.diary import Unfinished, complain_of, new_diary, seen, unfinished
from grader.cli.help import Verb, console_of, lang_option
from grader.cli.play import Start, play
from grader.cli.protocol import converse
from grader.i18n import mark
from grader.quiz import schedule
from grader.quiz.families import TOPICS
from grader.quiz.session import Plan, Session, begin, replay
from grader.quiz.topics import all_topics, unit_topics
from grader.workspace import find, progress_of
from grader.workspace.practice import alone

LENGTH, LONGEST = 10, 200


@dataclass(frozen=True, slots=True)
class Wish:
    """One command line of `quiz`; None where it says nothing."""

    topics: tuple[str, ...]
    length: int | None
    seed: int | None
    confidence: bool
    afresh: bool

    def plan(self, root: Path | None) -> Plan:
        """What is wished for, in the workspace at `root`; with a seed, the same everywhere."""
        if self.seed is not None:
            return Plan(self.topics, self.length or LENGTH, self.seed, self.confidence)
        topics = self.topics or (_at_hand(root) if root else ())
        return Plan(topics, self.length or LENGTH, random_seed(), self.confidence)

    def would_take(self, plan: Plan) -> bool:
        """Say whether a quiz begun earlier is what is wished for now."""
        return (
            not self.afresh
            and self.seed is None
            and self.topics in ((), plan.topics)
            and self.length in (None, plan.length)
            and self.confidence in (False, plan.confidence)
        )


@click.command(
    cls=Verb,
    help=mark(
        "Answer fresh questions about shapes, dtypes and memory. Each is chosen for what your answer will tell about "
        "how you think. A quiz that was interrupted goes on where it stopped."
    ),
    example=mark(
        "axiswise quiz\n"
        "axiswise quiz --topic two --topic reductions --n 6\n"
        "axiswise quiz --confidence     # say how sure you are, and see how well you know it"
    ),
)
@click.option(
    "--topic",
    "topics",
    multiple=True,
    type=click.Choice(all_topics()),
    help=mark("Ask about this alone; may be repeated. Else: the general topics, and the units you have begun."),
)
@click.option(
    "--n", "length", metavar="N", type=click.IntRange(1, LONGEST), help=mark("How many questions; 10 unless you say.")
)
@click.option("--seed", metavar="N", type=click.IntRange(min=0), help=mark("Ask what the quiz that had it asked."))
@click.option("--confidence", is_flag=True, help=mark("Say with each answer how sure you are."))
@click.option("--new", "afresh", is_flag=True, help=mark("Start afresh even if a quiz was interrupted."))
@click.option("--json", "as_json", is_flag=True, help=mark("Speak JSON, one object a line, with a program."))
@lang_option
@click.pass_context
def command(
    ctx: click.Context,
    topics: tuple[str, ...],
    length: int | None,
    seed: int | None,
    confidence: bool,
    afresh: bool,
    as_json: bool,
) -> int:
    """Hold a quiz; return the exit code."""
    wish = Wish(tuple(dict.fromkeys(topics)), length, seed, confidence, afresh)
    console = console_of(ctx)
    workspace = find(Path.cwd())
    if workspace:
        complain_of(workspace.root, console)
    return _hold(wish, workspace.root if workspace else None, as_json, console)


def _hold(wish: Wish, root: Path | None, as_json: bool, console: Console) -> int:
    with ExitStack() as held:
        start = None if as_json else _taken_up(wish, root, held)
        start = start or _begun(wish, root, held, as_json)
        return converse(start, console) if as_json else play(start, console)


def _taken_up(wish: Wish, root: Path | None, held: ExitStack) -> Start | None:
    """Latest interrupted quiz that nobody is at and that fits the wish; held until the end of this one."""
    for each in unfinished(root, datetime.now(UTC)) if root else ():
        if root and wish.would_take(each.plan) and held.enter_context(alone(root, each.session)):
            return _again(each, root)
    return None


def _again(each: Unfinished, root: Path) -> Start:
    session = replay(_beginning(each.plan, root, each.begun, each.seeded), each.answers)
    return Start(session, new_diary(root, each.session), resumed=True)


def _begun(wish: Wish, root: Path | None, held: ExitStack, by_program: bool) -> Start:
    plan = wish.plan(root)
    diary = new_diary(root)
    if root:
        held.enter_context(alone(root, diary.session))
    seeded, now = wish.seed is not None, datetime.now(UTC)
    diary.begin(plan, now, seeded, by_program)
    return Start(_beginning(plan, root, now, seeded), diary)


def _at_hand(root: Path) -> tuple[str, ...]:
    """Topics for a learner who names none: those of begun units beside the general ones, which are all as ()."""
    begun = {exercise.partition("/")[0] for exercise in progress_of(root).tried}
    units = tuple(unit for unit in unit_topics() if unit in begun)
    return (*TOPICS, *units) if units else ()


def _beginning(plan: Plan, root: Path | None, begun: datetime, seeded: bool) -> Session:
    """Quiz before its first question. One with a seed of its own asks the same of everybody; another goes by what
    was asked and answered here before it began."""
    if root is None or seeded:
        return begin(plan)
    return begin(plan, schedule.weights(schedule.cards(root, begun)), seen(root, begun))
