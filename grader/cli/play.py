"""A quiz on a terminal, or with the answers in a file: ask, judge, explain, until it is over or the learner stops."""

from __future__ import annotations

from dataclasses import dataclass

from grader.cli.console import Console
from grader.cli.dialogue import Dialogue, Left
from grader.cli.diary import Diary
from grader.model import Message, say
from grader.quiz.calibration import LEVELS, SURE
from grader.quiz.choose import Item
from grader.quiz.generators import choices
from grader.quiz.question import Answer, Asks
from grader.quiz.session import Session, answer, upcoming
from grader.quiz.truth import nearly, parse
from grader.render.questions import (
    FORMS,
    LETTERS,
    hint_text,
    introduction,
    prompt,
    question_text,
    summary_text,
    verdict_text,
)

PASS = frozenset({"p", "pass", "不知道", "跳过"})
HINT = frozenset({"h", "hint", "?", "？", "提示"})
STOP = frozenset({"q", "quit", "exit", "退出"})


@dataclass(frozen=True, slots=True)
class Start:
    """A quiz to be held, and where it is written down."""

    session: Session
    diary: Diary
    resumed: bool = False


@dataclass(frozen=True, slots=True)
class Reply:
    """What the learner said to one question."""

    given: Answer | None  # None: passed
    sure: float | None
    hinted: bool


def play(start: Start, console: Console) -> int:
    """Hold the quiz; return the exit code."""
    dialogue, session = Dialogue(console), start.session
    _open(start, console)
    try:
        while not session.is_over:
            session = _one(session, start.diary, dialogue)
    except (Left, KeyboardInterrupt) as left:
        return _stopped(session, start.diary, left, console)
    start.diary.end()
    console.write(summary_text(session, console.look()) + "\n")
    _advise(start.diary, console)
    return 0


def _open(start: Start, console: Console) -> None:
    if start.resumed:
        done, total = len(start.session.answered), start.session.plan.length
        console.say(say("Your quiz goes on: {done} of {total} answered. (`axiswise quiz --new` starts afresh.)",
                        done=done, total=total))  # fmt: skip
    console.write(introduction(console.look()) + "\n")


def _one(session: Session, diary: Diary, dialogue: Dialogue) -> Session:
    console, item = dialogue.console, upcoming(session)
    number = len(session.answered) + 1
    console.write(question_text(item.question, number, session.plan.length, console.look()) + "\n")
    reply = hear(item, dialogue, session.plan.confidence)
    session = answer(session, item, reply.given, reply.sure, reply.hinted)
    *before, done = session.answered
    diary.answered(done)
    console.write(verdict_text(done, console.look(), before) + "\n")
    return session


def hear(item: Item, dialogue: Dialogue, confidence: bool, hints: bool = True) -> Reply:
    """Ask until there is an answer, or the learner passes. Without `hints` a wish for one is no answer."""
    offered = choices(item.question, item.right, item.wrong.values())
    hinted = False
    while True:
        text = dialogue.ask(prompt(item.question, offered, dialogue.console.look()))
        if text.lower() in STOP:
            raise Left
        if text.lower() in PASS:
            return Reply(None, None, hinted)
        if hints and text.lower() in HINT:
            hinted = True
            dialogue.console.write(hint_text(item.question, dialogue.console.look()))
            continue
        given = _understood(text, item, offered, dialogue)
        if given is not None:
            return Reply(given, _sure(dialogue) if confidence else None, hinted)


def _understood(text: str, item: Item, offered: tuple[Answer, ...] | None, dialogue: Dialogue) -> Answer | None:
    """Answer that was meant; None after saying why there is none."""
    asks = item.question.asks
    if offered and asks is Asks.DTYPE and len(text) == 1 and text.lower() in LETTERS[: len(offered)]:
        return offered[LETTERS.index(text.lower())]
    given = parse(text, asks)
    if given is not None:
        return given
    meant = nearly(text, asks)
    if meant is None:
        dialogue.console.say(FORMS[asks])
        return None
    question = say("Did you mean {shape}? Enter for yes, n for no:", shape=meant)
    return meant if dialogue.agree(question) else None


def _sure(dialogue: Dialogue) -> float | None:
    """How sure the learner is; None when they leave it open."""
    console = dialogue.console
    levels = "  ".join(f"{key} {console.translator.text(name)}" for key, name in LEVELS.items())
    question = console.translator.say(say("How sure are you?"))
    while True:
        text = dialogue.ask(f"{question}\n  {levels}\n> ")
        if not text or text in SURE:
            return SURE.get(text)
        console.say(say("Write 1, 2, 3 or 4, or press Enter to leave it open."))


def _stopped(session: Session, diary: Diary, left: BaseException, console: Console) -> int:
    """Sum up what there is, and say how to go on."""
    if session.answered:
        console.write(summary_text(session, console.look()) + "\n")
    console.say(_way_back(diary))
    return exit_code(left)


def exit_code(left: BaseException) -> int:
    """Exit code for a learner who stopped: 130 for Ctrl-C, wherever it was pressed."""
    return 0 if isinstance(left, Left) and not left.interrupted else 130


def _way_back(diary: Diary) -> Message:
    if diary.root is None:
        return say("Stopped. Nothing was remembered: there is no workspace here.")
    return say("Stopped. `axiswise quiz` goes on from here.")


def _advise(diary: Diary, console: Console) -> None:
    if diary.root is None:
        console.say(say("Nothing is remembered here. `axiswise init DIR` makes a workspace."))
    else:
        console.say(say("Later: `axiswise review` brings back what you missed, `axiswise progress` sums it all up."))
