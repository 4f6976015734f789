"""The course of a round, as a pure machine: a session says what is asked next, and each answer makes a new session.

No clock is read here: seconds and times are arguments.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from datetime import datetime

from grader.interview.happened import Done, Evidence, Mode, Plan, Prompt, Round, Segment, Step

IsTalk = Callable[[str, str], bool]  # exercise, follow-up -> whether it is answered in words


@dataclass(frozen=True, slots=True)
class Session:
    """A round and all that it asks, in order."""

    round: Round
    prompts: tuple[Prompt, ...]

    @property
    def upcoming(self) -> Prompt | None:
        """What is asked now; None when everything was."""
        answered = {each.prompt for each in self.round.done}
        return next((each for each in self.prompts if each.id not in answered), None)


@dataclass(frozen=True, slots=True)
class Timer:
    """How long it took so far and was to take, in minutes; nothing happens when it is over."""

    used: float
    planned: float
    used_in_all: float


def prompts(plan: Plan, is_talk: IsTalk) -> tuple[Prompt, ...]:
    """Everything that a plan asks, in order.

    What is answered in words is rated by oneself: at once in practice, in the end when the round is live.
    """
    asked: list[Prompt] = []
    late: list[Prompt] = []
    for place, segment in enumerate(plan.segments):
        for prompt in _of_segment(place, segment):
            asked.append(prompt)
            if _is_rated(prompt, is_talk):
                (late if plan.mode is Mode.LIVE else asked).append(rating_of(prompt))
    return (*asked, *late)


def rating_of(prompt: Prompt) -> Prompt:
    """Prompt that asks to rate the answer to another."""
    return replace(prompt, step=Step.RATE, subject=f"{prompt.step.value} {prompt.subject}", minutes=0.0)


def rated_by(rating: Prompt) -> Prompt:
    """Prompt that a rating is about."""
    step, _, subject = rating.subject.partition(" ")
    return replace(rating, step=Step(step), subject=subject)


def _of_segment(place: int, segment: Segment) -> Iterator[Prompt]:
    items = segment.items or ("",)
    for item in items:
        yield Prompt(segment.step, place, segment.subject, item, segment.minutes / len(items))


def _is_rated(prompt: Prompt, is_talk: IsTalk) -> bool:
    if prompt.step is Step.FOLLOW_UP:
        return is_talk(prompt.subject, prompt.item)
    return prompt.step is Step.QUESTION


# ---------------------------------------------------------------- what happens


def answered(session: Session, prompt: Prompt, evidence: Evidence, seconds: float, at: datetime) -> Session:
    """Session in which a prompt was answered, after `seconds` more."""
    before = session.round
    spent = {id_: each for id_, each in before.spent.items() if id_ != prompt.id}
    in_all = before.spent.get(prompt.id, 0.0) + elapsed(seconds)
    done = Done(prompt.id, in_all, evidence, at)
    return replace(session, round=replace(before, done=(*before.done, done), spent=spent))


def paused(session: Session, prompt: Prompt, seconds: float) -> Session:
    """Session in which `seconds` more were spent on a prompt that is not answered yet."""
    return replace(session, round=replace(session.round, spent=_more(session.round.spent, prompt, elapsed(seconds))))


def tried(session: Session, prompt: Prompt) -> Session:
    """Session in which one more verdict was taken on the way."""
    tries = {**session.round.tries, prompt.id: session.round.tries.get(prompt.id, 0) + 1}
    return replace(session, round=replace(session.round, tries=tries))


def hinted(session: Session, prompt: Prompt) -> Session:
    """Session in which one more hint was taken."""
    hints = {**session.round.hints, prompt.id: session.round.hints.get(prompt.id, 0) + 1}
    return replace(session, round=replace(session.round, hints=hints))


def ended(session: Session, at: datetime) -> Session:
    """Session that came to its end."""
    return replace(session, round=replace(session.round, ended=at))


def timer(session: Session, prompt: Prompt) -> Timer:
    """How the time stands when a prompt is shown."""
    used = session.round.spent.get(prompt.id, 0.0)
    return Timer(used / 60, prompt.minutes, session.round.seconds / 60)


def elapsed(seconds: float) -> float:
    """Seconds as they count: a clock that went backwards says nothing."""
    return max(0.0, seconds)


def _more(spent: Mapping[str, float], prompt: Prompt, seconds: float) -> dict[str, float]:
    return {**spent, prompt.id: spent.get(prompt.id, 0.0) + seconds}
