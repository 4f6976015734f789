"""`axiswise review`: what is due comes back, each time as a question that was not asked before."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from random import Random

import click

from grader.catalog import Catalog, content_root
from grader.cli.check import random_seed
from grader.cli.choose import require
from grader.cli.console import Console
from grader.cli.dialogue import Dialogue, Left
from grader.cli.diary import Diary, complain_of, new_diary, seen
from grader.cli.help import Verb, console_of, json_option, lang_option
from grader.cli.play import exit_code, hear
from grader.cli.rewrite import lay_again
from grader.cli.writing import write_file
from grader.errors import UserError
from grader.i18n import mark
from grader.model import Message, say
from grader.quiz.misconceptions import by_name
from grader.quiz.schedule import BELIEF, EXERCISE, NAMES, Due, cards, due, rate
from grader.quiz.session import Plan, answer, begin
from grader.quiz.variant import variant
from grader.render.questions import introduction, question_text, verdict_text
from grader.render.standing import in_time
from grader.workspace import Workspace, find

MOST = 10  # questions at one sitting, unless more are asked for
WRITTEN = 3  # exercises at one sitting


@dataclass(frozen=True, slots=True)
class Sitting:
    """One review: what is due in a workspace, and how it is held."""

    workspace: Workspace
    diary: Diary
    confidence: bool
    rng: Random
    seen: set[str]  # fingerprints of questions that were asked by now


@click.command(
    cls=Verb,
    help=mark(
        "Practise again what is due: every misconception that showed in your answers comes back as a fresh question, "
        "every exercise that you passed as an empty stub, at growing intervals."
    ),
    example=mark("axiswise review\naxiswise review --anki deck.txt     # take the questions along in Anki"),
)
@click.option(
    "--n", "most", metavar="N", type=click.IntRange(1, 200), default=MOST, help=mark("At most so many questions (10).")
)
@click.option("--confidence", is_flag=True, help=mark("Say with each answer how sure you are."))
@click.option(
    "--seed", metavar="N", type=click.IntRange(min=0), help=mark("Draw the same questions as the run that had it.")
)
@click.option(
    "--anki",
    "deck",
    metavar="FILE",
    type=click.Path(path_type=Path),
    help=mark("Write a deck for Anki's text import to FILE, and do nothing else."),
)
@json_option
@lang_option
@click.pass_context
def command(ctx: click.Context, most: int, confidence: bool, seed: int | None, deck: Path | None, as_json: bool) -> int:
    """Hold a review, or say what is due; return the exit code."""
    console = console_of(ctx)
    if deck:
        return _export(deck, console)
    workspace = require(find(Path.cwd()))
    complain_of(workspace.root, console)
    every = cards(workspace.root)
    if as_json:
        console.write(_document(every))
        return 0
    rng = Random(random_seed() if seed is None else seed)
    known = set(seen(workspace.root, datetime.now(UTC)))
    sitting = Sitting(workspace, new_diary(workspace.root), confidence, rng, known)
    return _hold(sitting, every, most, console)


def _hold(sitting: Sitting, every: Sequence[Due], most: int, console: Console) -> int:
    ready = due(every, datetime.now(UTC))
    if not ready:
        console.say(_nothing(every))
        return 0
    beliefs = [card for card in ready if card.kind == BELIEF and card.name in NAMES][:most]
    left = _questions(sitting, beliefs, console)
    if left:
        console.say(say("Stopped. What is still due waits for the next `axiswise review`."))
        return exit_code(left)
    _exercises(sitting, [card for card in ready if card.kind == EXERCISE][:WRITTEN], console)
    if len(beliefs) < sum(card.kind == BELIEF for card in ready):
        console.say(say("More is due: run `axiswise review` again when you like."))
    return 0


def _questions(sitting: Sitting, beliefs: Sequence[Due], console: Console) -> BaseException | None:
    """Ask about every belief that is due; return how the learner left, if they did."""
    if beliefs:
        console.write(introduction(console.look()) + "\n")
    dialogue = Dialogue(console)
    try:
        for number, card in enumerate(beliefs, start=1):
            _one(sitting, card, (number, len(beliefs)), dialogue)
    except (Left, KeyboardInterrupt) as left:
        return left
    return None


def _one(sitting: Sitting, card: Due, place: tuple[int, int], dialogue: Dialogue) -> None:
    console = dialogue.console
    item = variant(by_name(card.name), sitting.rng, sitting.seen)
    sitting.seen.add(item.fingerprint)
    console.write(question_text(item.question, *place, console.look()) + "\n")
    reply = hear(item, dialogue, sitting.confidence)
    done = answer(begin(Plan()), item, reply.given, reply.sure, reply.hinted).answered[-1]
    sitting.diary.reviewed(card.id, rate(done.right, done.sure, done.hinted), done)
    console.write(verdict_text(done, console.look()))
    console.say(_back(card.id, sitting.workspace.root))
    console.write("")


def _back(card: str, root: Path) -> Message:
    """When a card comes back."""
    now = datetime.now(UTC)
    again = next(each for each in cards(root) if each.id == card)
    return say("This comes back {when}.", when=in_time(again.at - now))


def _nothing(every: Sequence[Due]) -> Message:
    if not every:
        return say("There is nothing to review yet. `axiswise quiz` finds out what is worth it.")
    when = in_time(every[0].at - datetime.now(UTC))
    return say("Nothing is due. The next comes {when}; `axiswise quiz` asks something now.", when=when)


def _exercises(sitting: Sitting, due_now: Sequence[Due], console: Console) -> None:
    """Lay out a fresh stub of every exercise that is due."""
    catalog = Catalog(content_root())
    for card in due_now:
        try:
            exercise = catalog.get(card.name)
        except UserError:  # it is no longer there
            continue
        path = lay_again(sitting.workspace, catalog, exercise, console.lang, datetime.now(UTC).date())
        title = catalog.page(exercise, console.lang).title
        console.say(say("Due: {title}. Write it once more, in {path}; `axiswise check {path}` judges it.",
                        title=title, path=path))  # fmt: skip


def _export(path: Path, console: Console) -> int:
    from grader.quiz.anki import deck

    catalog = Catalog(content_root())
    talks = ((each.id, catalog.page(each, console.lang).interview) for each in catalog.exercises())
    text = deck(console.translator, talks)
    write_file(path, text)
    count = sum(not line.startswith("#") for line in text.splitlines())
    console.say(say("{path}: {count} notes. In Anki: File, Import.", path=path, count=count))
    return 0


def _document(every: Sequence[Due]) -> str:
    from grader.render.json import dump

    now = datetime.now(UTC)
    rows = [
        {
            "card": card.id,
            "due": card.at.isoformat(timespec="seconds"),
            "is_due": card.at <= now,
            "stability": round(card.stability, 3),
            "missed": card.lapses,
            "practised": card.count,
        }
        for card in every
    ]
    return dump({"version": 1, "cards": rows})
