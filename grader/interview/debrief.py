"""The debrief: what a round's record says about the candidate, with the evidence, and what to do next. Pure."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from grader.i18n import translator
from grader.interview.content import Content
from grader.interview.dimensions import GRADES, Dimension, Grade, Judgement, grade_of, judge
from grader.interview.explained import Asked, amiss, as_asked, exposing, unasked
from grader.interview.findings import checklist_of, findings, named
from grader.interview.happened import (
    Band,
    Coded,
    Mode,
    Plan,
    Predicted,
    Prompt,
    Rated,
    Round,
    Step,
    Talked,
    Tested,
)
from grader.interview.records import FollowUp, FollowUpPage, Seniority
from grader.interview.seen import Seen, asked_in, problem_of, seen
from grader.interview.session import rating_of
from grader.interview.timeline import Span, timeline
from grader.model import Message, say
from grader.quiz.explain import so, told
from grader.quiz.misconceptions import by_name
from grader.quiz.schedule import NAMES

LESSON = "lesson_steps"  # the solution that most learners know
MOST_NEXT = 6  # questions that would have come next
ASK = say("Before you code, ask about shapes, dtypes, edge cases and what may be changed.")
SPEAK = say("Say the strong answers aloud in your own words, until no point of the checklist is left out.")
ADVICE = {
    Dimension.COMMUNICATION: ASK,
    Dimension.PROBLEM_SOLVING: say("Say each shape before you run anything; `axiswise quiz` asks fresh ones."),
    Dimension.TECHNICAL: say("Read a model solution, close it, and write the function again from nothing."),
    Dimension.TESTING: say("Test with sizes that all differ, then with equal ones, with 0 and 1, and with float64."),
}


@dataclass(frozen=True, slots=True)
class Mistake:
    """A misconception or a mistake by its name, and what to tell whoever made it."""

    name: str
    told: str
    where: str


@dataclass(frozen=True, slots=True)
class Compared:
    """One's own code beside a model solution."""

    title: str
    exercise: str
    verdict: str
    own: str
    model: str
    explained: str  # what a strong candidate does, from first to last
    failed: tuple[tuple[str, str], ...]  # (check, message) of what did not pass


@dataclass(frozen=True, slots=True)
class Spoken:
    """A question that was answered in words."""

    asked: str
    own: str  # empty when it was answered aloud
    strong: str
    band: Band | None
    left_out: tuple[str, ...]  # points of the checklist that the answer did not have


@dataclass(frozen=True, slots=True)
class Debrief:
    """All that there is to say about a round.

    Parameters
    ----------
    judgements : tuple of Judgement
        One a dimension.
    unasked : tuple of Asked
        Clarifying questions that matter and were not put, each with why it matters.
    amiss : tuple of Asked
        Predictions and follow-ups that were not right, each with why it is so.
    unseen : tuple of Mistake
        Wrong programs that the candidate's inputs let pass.
    exposing : tuple of str
        Calls that expose all of them.
    review : tuple of Message
        What to do next, each with its command.
    """

    round: Round
    judgements: tuple[Judgement, ...]
    timeline: tuple[Span, ...]
    unasked: tuple[Asked, ...]
    amiss: tuple[Asked, ...]
    mistakes: tuple[Mistake, ...]
    unseen: tuple[Mistake, ...]
    exposing: tuple[str, ...]
    code: tuple[Compared, ...]
    spoken: tuple[Spoken, ...]
    upcoming: tuple[Asked, ...]
    review: tuple[Message, ...]


def debrief(round_: Round, content: Content) -> Debrief:
    """Debrief of a round, as far as it came; the words are those of the language of `content`."""
    done = seen(round_, content)
    judgements = judge(findings(done, content))
    return Debrief(
        round=round_,
        judgements=judgements,
        timeline=tuple(timeline(round_, content)),
        unasked=tuple(unasked(done, content)),
        amiss=tuple(amiss(done, content)),
        mistakes=tuple(_mistakes(done, content)),
        unseen=tuple(_unseen(done, content)),
        exposing=tuple(exposing(done, content)),
        code=tuple(_code(done, content)),
        spoken=tuple(_spoken(done, round_, content)),
        upcoming=tuple(_upcoming(round_, content))[:MOST_NEXT],
        review=(*_review(done, judgements, content), *_harder(round_.plan, judgements)),
    )


# ---------------------------------------------------------------- mistakes


def _mistakes(done: Iterable[Seen], content: Content) -> Iterator[Mistake]:
    """Misconceptions that answers and code show, each once."""
    names: set[str] = set()
    for each in done:
        found = _mistake(each, content)
        if found and found.name not in names:
            names.add(found.name)
            yield found


def _mistake(each: Seen, content: Content) -> Mistake | None:
    evidence, where = each.evidence, named(each.prompt, content)
    if isinstance(evidence, Predicted) and evidence.belief in NAMES:
        belief = by_name(str(evidence.belief))
        told_so = say("{belief}: {so}", belief=told(belief, content.lang), so=so(belief, content.lang))
        return Mistake(belief.name, translator(content.lang).say(told_so), where)
    if isinstance(evidence, Coded) and evidence.mistake:
        return Mistake(evidence.mistake, evidence.told, where)
    return None


def _unseen(done: Iterable[Seen], content: Content) -> Iterator[Mistake]:
    for each in done:
        if isinstance(each.evidence, Tested):
            texts = content.catalog.messages(content.exercise(each.prompt.subject), content.lang)
            where = named(each.prompt, content)
            yield from (Mistake(name, texts.get(name, name), where) for name in each.evidence.missed)


# ---------------------------------------------------------------- answers beside model answers


def _code(done: Iterable[Seen], content: Content) -> Iterator[Compared]:
    for each in done:
        if isinstance(each.evidence, Coded):
            yield _compared(each.prompt.subject, each.evidence, content)


def _compared(exercise: str, evidence: Coded, content: Content) -> Compared:
    page = content.problem_page(exercise)
    bad = tuple((check.title, check.message) for check in evidence.checks if check.verdict == "failed")
    return Compared(
        page.title, exercise, evidence.verdict, evidence.source, model_solution(exercise, content), page.model, bad
    )


def model_solution(exercise: str, content: Content) -> str:
    """Source of a good solution: the one in the lesson's steps, or else the shortest."""
    texts = {path.stem: path.read_text(encoding="utf-8") for path in content.exercise(exercise).solutions.glob("*.py")}
    return texts.get(LESSON) or min(texts.values(), key=len, default="")


def _spoken(done: Iterable[Seen], round_: Round, content: Content) -> Iterator[Spoken]:
    for each in done:
        if not isinstance(each.evidence, Talked):
            continue
        rating = round_.evidence(rating_of(each.prompt).id)
        rated = rating if isinstance(rating, Rated) else Rated(None)
        points = checklist_of(each.prompt, content)
        missing = tuple(text for place, text in enumerate(points) if place not in rated.points)
        asked, strong = _in_words(each.prompt, content)
        yield Spoken(asked, each.evidence.text, strong, rated.band, missing if rating else ())


def _in_words(prompt: Prompt, content: Content) -> tuple[str, str]:
    """Question and model answer of a prompt that is answered in words."""
    if prompt.step is Step.QUESTION:
        asked = content.question_page(prompt.subject)
        return asked.asked, asked.strong
    page = content.problem_page(prompt.subject).follow_ups[prompt.item]
    return page.asked, f"{page.answer}\n\n{page.strong}"


# ---------------------------------------------------------------- what comes next


def _upcoming(round_: Round, content: Content) -> Iterator[Asked]:
    """Follow-ups of the round's problems that were not asked, then those of its conceptual questions."""
    reached = {each.prompt for each in round_.done}
    for exercise in round_.plan.problems:
        yield from (as_asked(*pair) for pair in _unasked(exercise, reached, content))
    for prompt in asked_in(round_, content):
        if prompt.step is Step.QUESTION and prompt.id in reached:
            for question, answer in content.question_page(prompt.subject).follow_ups:
                yield Asked(question, answer)


def _unasked(exercise: str, reached: set[str], content: Content) -> Iterator[tuple[FollowUp, FollowUpPage]]:
    problem = problem_of(content, exercise)
    if problem is None:
        return
    pages = content.problem_page(exercise).follow_ups
    for each in problem.follow_ups:
        if Prompt(Step.FOLLOW_UP, 0, exercise, each.id).id not in reached:
            yield each, pages[each.id]


def _review(done: Iterable[Seen], judgements: Iterable[Judgement], content: Content) -> Iterator[Message]:
    evidence = tuple(done)
    if any(isinstance(each.evidence, Predicted) and each.evidence.belief for each in evidence):
        yield say("Misconceptions that showed come back as fresh questions: `axiswise review`.")
    for each in evidence:
        if isinstance(each.evidence, Coded) and each.evidence.verdict in ("failed", "missing"):
            title = named(each.prompt, content)
            yield say("{title}: write it once more; `axiswise next {exercise}` shows the task.", title=title,
                      exercise=each.prompt.subject)  # fmt: skip
    for judgement in judgements:
        if judgement.dimension is Dimension.COMMUNICATION:
            yield from _to_say(judgement)
        elif _is_weak(judgement.score):
            yield ADVICE[judgement.dimension]


def _to_say(judgement: Judgement) -> Iterator[Message]:
    """Whether to ask more, or to answer more fully."""
    for advice, spoken in ((ASK, False), (SPEAK, True)):
        shares = [each.share for each in judgement.findings if each.self_rated is spoken and each.share is not None]
        if shares and _is_weak(sum(shares) / len(shares)):
            yield advice


def _is_weak(score: float | None) -> bool:
    return score is not None and grade_of(score) in (Grade.NO_HIRE, Grade.STRONG_NO_HIRE)


def _harder(plan: Plan, judgements: Iterable[Judgement]) -> Iterator[Message]:
    """What to try when there was nothing to mend."""
    if any(each.grade is not Grade.STRONG_HIRE for each in judgements):
        return
    if plan.level is not Seniority.SENIOR:
        level = list(Seniority)[plan.level.rank + 1].value
        yield say("Strong throughout: try `axiswise interview --level {level}`.", level=level)
    elif plan.mode is Mode.PRACTICE:
        yield say("Strong throughout: try `axiswise interview --level senior --mode live`.")


def grade_said(judgement: Judgement) -> Message:
    """Grade of a dimension in words."""
    return say("not seen") if judgement.grade is None else GRADES[judgement.grade]
