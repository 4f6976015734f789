"""Where the time of a round went, segment by segment."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from grader.errors import AxiswiseError
from grader.interview.content import Content
from grader.interview.findings import named
from grader.interview.happened import Prompt, Round, Segment, Step
from grader.interview.seen import asked_in
from grader.model import say

STEPS = {
    Step.WARMUP: say("warm-up"),
    Step.CLARIFY: say("clarify"),
    Step.PREDICT: say("predict"),
    Step.CODE: say("code"),
    Step.TEST: say("test"),
    Step.FOLLOW_UP: say("follow-ups"),
    Step.QUESTION: say("question"),
}


@dataclass(frozen=True, slots=True)
class Span:
    """One segment on the timeline; `seconds` is None where it was not reached."""

    step: Step
    subject: str
    planned: int
    seconds: float | None

    @property
    def over(self) -> float:
        """Seconds beyond what was planned."""
        return max(0.0, (self.seconds or 0.0) - 60 * self.planned)


def timeline(round_: Round, content: Content) -> Iterator[Span]:
    """Every segment of a round with the time that its prompts took."""
    used = {each.prompt: each.seconds for each in round_.done}
    used.update({prompt: used.get(prompt, 0.0) + seconds for prompt, seconds in round_.spent.items()})
    asked = asked_in(round_, content)
    for place, segment in enumerate(round_.plan.segments):
        of_it = [used[each.id] for each in asked if each.segment == place and each.id in used]
        yield Span(segment.step, _subject(segment, content), segment.minutes, sum(of_it) if of_it else None)


def _subject(segment: Segment, content: Content) -> str:
    """Title of what a segment is about, or its id where the content has it no longer."""
    if segment.step is Step.WARMUP:
        return ""
    step = Step.QUESTION if segment.step is Step.QUESTION else Step.CODE  # a step of a problem is named by the problem
    try:
        return named(Prompt(step, 0, segment.subject), content)
    except AxiswiseError:
        return segment.subject
