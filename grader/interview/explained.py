"""What is told after a round about what was not asked, not right or not tested: each with why."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from grader.interview.content import Content
from grader.interview.happened import Chosen, Clarified, Predicted, Prompt, Ran, Step, Tested
from grader.interview.records import FollowUp, FollowUpPage
from grader.interview.seen import Seen


@dataclass(frozen=True, slots=True)
class Asked:
    """A question, and what a good answer says."""

    question: str
    answer: str


def as_asked(facts: FollowUp, page: FollowUpPage) -> Asked:
    """Follow-up with its expected answer."""
    right = f"{page.options[facts.right]}\n\n" if facts.right else ""
    return Asked(page.asked, f"{right}{page.answer}")


def unasked(done: Iterable[Seen], content: Content) -> Iterator[Asked]:
    """Clarifying questions that matter and were not put."""
    for each in done:
        if isinstance(each.evidence, Clarified):
            page = content.problem_page(each.prompt.subject).clarify
            for one in content.problem(each.prompt.subject).clarify:
                if one.matters and one.id not in each.evidence.chosen:
                    yield Asked(page[one.id].asked, f"{page[one.id].answer}\n\n{page[one.id].why}")


def amiss(done: Iterable[Seen], content: Content) -> Iterator[Asked]:
    """Predictions and follow-ups that were not right; the warm-up explains itself."""
    for each in done:
        if isinstance(each.evidence, Predicted | Chosen | Ran) and not each.evidence.right:
            yield from _expected(each.prompt, content)


def _expected(prompt: Prompt, content: Content) -> Iterator[Asked]:
    if prompt.step is Step.PREDICT:
        page = content.problem_page(prompt.subject).predict[prompt.item]
        snippet = "; ".join(content.item(prompt).question.snippet.splitlines())
        yield Asked(f"{page.asked}\n\n`{snippet}`", page.why)
    elif prompt.step is Step.FOLLOW_UP:
        yield as_asked(content.follow_up(prompt), content.follow_up_page(prompt))


def exposing(done: Iterable[Seen], content: Content) -> Iterator[str]:
    """Calls that expose every mistake, where the candidate's inputs let one pass."""
    for each in done:
        test = content.problem(each.prompt.subject).test if isinstance(each.evidence, Tested) else None
        if test and isinstance(each.evidence, Tested) and each.evidence.missed:
            yield from (f"{test.function}{arguments}" for arguments in test.inputs)
