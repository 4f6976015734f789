"""What was seen in a round, prompt by prompt; what the content no longer has is left out."""

from __future__ import annotations

from dataclasses import dataclass

from grader.errors import AxiswiseError
from grader.interview.content import Content
from grader.interview.happened import Evidence, Prompt, Round, Step
from grader.interview.records import FollowUp, FollowUpPage, Kind, Problem, ProblemPage
from grader.interview.session import prompts, rated_by


@dataclass(frozen=True, slots=True)
class Seen:
    """One prompt that was answered."""

    prompt: Prompt
    evidence: Evidence
    seconds: float


def seen(round_: Round, content: Content) -> tuple[Seen, ...]:
    """Everything that was answered, in the order of the plan."""
    done = {each.prompt: each for each in round_.done}
    asked = asked_in(round_, content)
    return tuple(Seen(each, done[each.id].evidence, done[each.id].seconds) for each in asked if each.id in done)


def asked_in(round_: Round, content: Content) -> tuple[Prompt, ...]:
    """Every prompt of a round that the content still knows."""
    asked = prompts(round_.plan, lambda exercise, item: is_talk(content, exercise, item))
    return tuple(each for each in asked if _is_known(rated_by(each) if each.step is Step.RATE else each, content))


def is_talk(content: Content, exercise: str, item: str) -> bool:
    """Whether a follow-up is answered in words; False when it is gone."""
    found = problem_of(content, exercise)
    return found is not None and any(each.id == item and each.kind is Kind.TALK for each in found.follow_ups)


def problem_of(content: Content, exercise: str) -> Problem | None:
    """Problem that an exercise is; None when it is one no longer."""
    try:
        return content.problem(exercise)
    except AxiswiseError:
        return None


def follow_up_of(content: Content, prompt: Prompt) -> tuple[FollowUp, FollowUpPage]:
    """A follow-up that is known, as facts and in words."""
    return content.follow_up(prompt), content.problem_page(prompt.subject).follow_ups[prompt.item]


def _is_known(prompt: Prompt, content: Content) -> bool:
    try:
        if prompt.step is Step.WARMUP:
            return bool(content.item(prompt))
        if prompt.step is Step.QUESTION:
            return bool(content.question_page(prompt.subject))
        return _has(content.problem(prompt.subject), content.problem_page(prompt.subject), prompt)
    except AxiswiseError:
        return False


def _has(problem: Problem, page: ProblemPage, prompt: Prompt) -> bool:
    if prompt.step is Step.PREDICT:
        return any(each.id == prompt.item for each in problem.predict)
    if prompt.step is Step.FOLLOW_UP:
        return prompt.item in page.follow_ups
    return prompt.step is not Step.TEST or problem.test is not None
