"""One turn of a round: a prompt is put to the candidate, and what they do becomes evidence."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from pathlib import Path

from grader.cli.console import Console
from grader.cli.dialogue import Dialogue, Left
from grader.cli.hint import show_hint
from grader.cli.interview_files import Desk, broken, edit
from grader.cli.play import PASS, STOP, hear
from grader.errors import UserError
from grader.interview import judging, log
from grader.interview.content import Content
from grader.interview.happened import Clarified, Coded, Evidence, Mode, Prompt, Ran, Rated, Step, Talked, Tested
from grader.interview.opening import timer_text
from grader.interview.prose import prose
from grader.interview.records import Kind
from grader.interview.session import Session, hinted, paused, rated_by, timer, tried
from grader.interview.steps import choice, clarify, snippet, talk, writing
from grader.model import Message, Report, say
from grader.render.text import report_text

EDIT, CHECK, HINT, PROBLEM = "e", "c", "h", "p"


@dataclass
class Turn:
    """One prompt, and everything that asking it takes. Hints and verdicts on the way make a new session."""

    prompt: Prompt
    session: Session
    content: Content
    dialogue: Dialogue
    log: log.Log
    folder: Path  # of the round's files
    seconds: Callable[[], float]  # since the prompt was put
    report: Report | None = None  # on the code that was submitted

    @property
    def console(self) -> Console:
        return self.dialogue.console

    @property
    def is_practice(self) -> bool:
        return self.session.round.plan.mode is Mode.PRACTICE

    @property
    def seed(self) -> int:
        return self.session.round.plan.seed

    def ask(self, cue: str = "> ") -> str:
        """One line of the candidate's; raises `Left` for whoever stops."""
        text = self.dialogue.ask(cue)
        if text.lower() in STOP:
            raise Left
        return text

    def ask_until(self, read: Callable[[str], Evidence | Message]) -> Evidence:
        """Ask until an answer is understood."""
        while True:
            found = read(self.ask())
            if not isinstance(found, Message):
                return found
            self.console.say(found)


def put(turn: Turn) -> Evidence:
    """Put the prompt, and return what the candidate did."""
    return _ASKING[_kind(turn)](turn)


def after(turn: Turn, evidence: Evidence) -> str:
    """What is said when it is answered: the interviewer's reply always, a verdict only in practice."""
    prompt, content, look = turn.prompt, turn.content, turn.console.look()
    if isinstance(evidence, Clarified):
        reply = clarify.reply(prompt, content, evidence, look)
        return f"{reply}\n\n{clarify.told(prompt, content, evidence, look)}" if turn.is_practice else reply
    if not turn.is_practice:
        return ""
    if isinstance(evidence, Coded):
        return report_text(turn.report, look) if turn.report else evidence.problem
    telling = _TELLING.get(_kind(turn))
    return telling(prompt, content, evidence, look) if telling else ""


def _kind(turn: Turn) -> str:
    """What tells how a prompt is asked: its step, or the kind of its follow-up."""
    if turn.prompt.step is Step.FOLLOW_UP:
        return turn.content.follow_up(turn.prompt).kind.value
    return turn.prompt.step.value


# ---------------------------------------------------------------- asked on the terminal


def _snippet(turn: Turn) -> Evidence:
    if turn.prompt.step is Step.WARMUP:
        turn.console.write(snippet.introduction(turn.is_practice, turn.console.look()) + "\n")
    turn.console.write(snippet.ask(turn.prompt, turn.content, turn.console.look()) + "\n")
    reply = hear(turn.content.item(turn.prompt), turn.dialogue, confidence=False, hints=turn.is_practice)
    return snippet.evidence(turn.prompt, turn.content, reply.given, reply.hinted)


def _clarify(turn: Turn) -> Evidence:
    turn.console.write(clarify.ask(turn.prompt, turn.content, turn.seed, turn.console.look()) + "\n")
    turn.console.say(clarify.FORM)
    return turn.ask_until(lambda text: clarify.read(turn.prompt, turn.content, turn.seed, text))


def _choice(turn: Turn) -> Evidence:
    turn.console.write(choice.ask(turn.prompt, turn.content, turn.seed, turn.console.look()) + "\n")
    turn.console.say(choice.FORM)

    def read(text: str) -> Evidence | Message:
        if text.lower() in PASS:
            return choice.PASSED
        return choice.read(turn.prompt, turn.content, turn.seed, text)

    return turn.ask_until(read)


def _talk(turn: Turn) -> Evidence:
    turn.console.write(talk.ask(turn.prompt, turn.content, turn.console.look()) + "\n")
    lines = [turn.ask()]
    if lines[0].lower() in PASS:
        return Talked("")
    while lines[-1]:
        lines.append(turn.dialogue.ask("> "))
    return Talked("\n".join(lines).strip())


def _rate(turn: Turn) -> Evidence:
    said = turn.session.round.evidence(rated_by(turn.prompt).id)
    answer = said if isinstance(said, Talked) else None
    look = turn.console.look()
    turn.console.write(talk.show_model(turn.prompt, turn.content, answer, not turn.is_practice, look) + "\n")
    turn.console.say(talk.POINTS)
    points = turn.ask()
    while isinstance(places := talk.read_points(turn.prompt, turn.content, points), Message):
        turn.console.say(places)
        points = turn.ask()
    turn.console.say(talk.BAND)
    rated = turn.ask_until(talk.read_band)
    return replace(rated, points=places) if isinstance(rated, Rated) else rated


# ---------------------------------------------------------------- written in a file


def _code(turn: Turn) -> Evidence:
    submission = _written(turn)
    exercise = turn.content.exercise(turn.prompt.subject)
    coded, turn.report = judging.judge_code(turn.content, exercise, submission, turn.seed)
    round_ = turn.session.round
    return replace(coded, tries=round_.tries.get(turn.prompt.id, 0), hints=round_.hints.get(turn.prompt.id, 0))


def _test(turn: Turn) -> Evidence:
    submission = _written(turn)
    exercise, probing = turn.content.exercise(turn.prompt.subject), turn.content.problem(turn.prompt.subject).test
    if probing is None:  # the content is no longer what it was when the round was planned
        return Tested(submission.source)
    return judging.judge_tests(turn.content, exercise, probing, submission, turn.seed)


def _run(turn: Turn) -> Evidence:
    submission = _written(turn)
    run = turn.content.follow_up(turn.prompt).run
    return judging.judge_run(turn.content, run, submission, turn.seed) if run else Ran(submission.source)


def _written(turn: Turn) -> judging.Submission:
    """Let the candidate write until they submit."""
    look = turn.console.look()
    blank = writing.stub(turn.prompt, turn.content, look)
    desk = Desk(turn.log, turn.prompt, turn.folder / writing.file_name(turn.prompt), blank)
    desk.lay_out()
    turn.console.write(writing.ask(turn.prompt, turn.content, look) + "\n")
    _offer(turn, desk)
    try:
        while True:
            submission = _key(turn, desk, turn.ask().lower())
            if submission is not None:
                turn.console.say(say("Submitted."))
                return submission
            _show_time(turn)
    except (Left, KeyboardInterrupt):
        desk.keep()
        raise


def _show_time(turn: Turn) -> None:
    so_far = paused(turn.session, turn.prompt, turn.seconds())
    turn.console.write(timer_text(timer(so_far, turn.prompt), so_far, turn.console.look()))


def _offer(turn: Turn, desk: Desk) -> None:
    turn.console.say(say("Write it in {path}", path=desk.shown))
    if _may_try(turn):
        turn.console.say(
            say("Enter submits it, e opens your editor, c checks it, h gives a hint, p shows the problem, q stops.")
        )
    else:
        turn.console.say(say("Enter submits it, e opens your editor, p shows the problem, q stops."))


def _may_try(turn: Turn) -> bool:
    return turn.is_practice and turn.prompt.step is Step.CODE


def _key(turn: Turn, desk: Desk, key: str) -> judging.Submission | None:
    """Do what a key stands for; what is submitted, once it is."""
    if desk.lay_out():
        turn.console.say(say("{path} was gone; it is there again, as it was last seen.", path=desk.shown))
        return None
    try:
        if key == "":
            return _submitted(turn, desk)
        if key == EDIT:
            edit(desk, turn.console)
            desk.keep()
        elif key == PROBLEM:
            _remind(turn)
        elif key == CHECK and _may_try(turn):
            _try(turn, desk.read())
        elif key == HINT and _may_try(turn):
            _hint(turn)
        else:
            _offer(turn, desk)
    except UserError as error:
        turn.console.complain(error.message)
    return None


def _submitted(turn: Turn, desk: Desk) -> judging.Submission | None:
    """What is submitted; asked twice where it can hardly be meant, for a step is submitted once."""
    submission = desk.read()
    if submission.source.strip() == desk.blank.strip():
        turn.console.say(say("Nothing is written in {path} yet.", path=desk.shown))
    elif wrong := broken(submission.source):
        turn.console.say(say("{path} is no Python yet: {why}", path=desk.shown, why=wrong))
    else:
        return submission
    return submission if turn.dialogue.confirm(say("Submit it all the same? y for yes; Enter goes back:")) else None


def _remind(turn: Turn) -> None:
    """Tell the problem again, with what the interviewer answered."""
    look = turn.console.look()
    turn.console.write(prose(turn.content.problem_page(turn.prompt.subject).problem, look) + "\n")
    asked = replace(turn.prompt, step=Step.CLARIFY, item="")
    clarified = turn.session.round.evidence(asked.id)
    if isinstance(clarified, Clarified):
        turn.console.write(clarify.reply(asked, turn.content, clarified, look) + "\n")


def _try(turn: Turn, submission: judging.Submission) -> None:
    exercise = turn.content.exercise(turn.prompt.subject)
    coded, report = judging.judge_code(turn.content, exercise, submission, turn.seed)
    turn.session = tried(turn.session, turn.prompt)
    turn.log.tried(turn.prompt, coded, datetime.now(UTC))
    turn.console.write(report_text(report, turn.console.look()) if report else coded.problem)


def _hint(turn: Turn) -> None:
    exercise, page = turn.content.exercise(turn.prompt.subject), turn.content.exercise_page(turn.prompt.subject)
    seen = turn.session.round.hints.get(turn.prompt.id, 0)
    number = min(seen + 1, len(page.hints))
    if number > seen:
        turn.session = hinted(turn.session, turn.prompt)
        turn.log.hinted(turn.prompt, number, datetime.now(UTC))
    show_hint(exercise, page, number, turn.console)


_ASKING: dict[str, Callable[[Turn], Evidence]] = {
    Step.WARMUP: _snippet,
    Step.CLARIFY: _clarify,
    Step.PREDICT: _snippet,
    Step.CODE: _code,
    Step.TEST: _test,
    Step.QUESTION: _talk,
    Step.RATE: _rate,
    Kind.PREDICT: _snippet,
    Kind.CHOICE: _choice,
    Kind.RUN: _run,
    Kind.TALK: _talk,
}
_TELLING: dict[str, Callable[..., str]] = {
    Step.WARMUP: snippet.told,
    Step.PREDICT: snippet.told,
    Step.TEST: writing.told,
    Kind.CHOICE: choice.told,
    Kind.RUN: writing.told,
}
