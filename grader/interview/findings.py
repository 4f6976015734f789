"""What the evidence of a round says: one sentence and one share a prompt, for the dimension that it bears on."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from grader.interview.content import Content
from grader.interview.dimensions import (
    CARE,
    CHOICE,
    CLARIFYING,
    EDGES,
    ENOUGH_EDGES,
    EXPOSED,
    HINT,
    HINTED,
    IDLE,
    LOOK,
    MOST_OFF,
    PREDICTION,
    RATED,
    RUN,
    SUITE,
    TALK,
    UNPASSED,
    UNRATED,
    VALID,
    WRONG,
    Dimension,
    Finding,
)
from grader.interview.happened import (
    Band,
    Chosen,
    Clarified,
    Coded,
    Predicted,
    Prompt,
    Ran,
    Rated,
    Step,
    Talked,
    Tested,
)
from grader.interview.seen import Seen
from grader.interview.session import rated_by
from grader.model import Message, say
from grader.quiz.explain import shown

LONGEST = 72  # characters of a question where it is only named

# Checks, by the names that suites give them, that tell careful code from code that works on the first example.
CAREFUL = frozenset(
    (
        "dtype",
        "float64",
        "integers",
        "collisions",
        "equal_sizes",
        "empty",
        "short",
        "small",
        "sizes",
        "lengths",
        "long",
        "far",
        "any_length",
        "any_shape",
        "extremes",
        "scalar",
        "close",
        "large",
        "silent",
        "past_end",
        "negative",
        "last_row",
        "layouts",
        "untouched",
        "embeddings_untouched",
        "table_untouched",
        "again",
        "repeatable",
        "second_call",
        "instances",
        "memory",
        "no_loop",
        "zero_rows",
        "dropped",
    )
)
BANDS: Mapping[Band, Message] = {Band.WEAK: say("weak"), Band.FAIR: say("fair"), Band.STRONG: say("strong")}
EDGES_SAID: Mapping[str, Message] = {
    "empty": say("a size of 0"),
    "one": say("a size of 1"),
    "equal": say("equal sizes"),
    "dtype": say("an unusual dtype"),
    "large": say("large values"),
}


def findings(seen: tuple[Seen, ...], content: Content) -> tuple[Finding, ...]:
    """Everything that was seen, as findings, in the order of the plan."""
    talked = {each.prompt.id: each.evidence for each in seen if isinstance(each.evidence, Talked)}
    return tuple(
        finding
        for each in seen
        for finding in (
            _rated(each.evidence, each.prompt, content, talked.get(rated_by(each.prompt).id))
            if isinstance(each.evidence, Rated)
            else _READERS.get(type(each.evidence), _nothing)(each.evidence, each.prompt, content)
        )
    )


def named(prompt: Prompt, content: Content) -> str:
    """What a prompt asks, in at most `LONGEST` characters."""
    if prompt.step is Step.RATE:
        return named(rated_by(prompt), content)
    if prompt.step is Step.WARMUP:
        return "; ".join(content.item(prompt).question.snippet.split("\n"))
    if prompt.step is Step.QUESTION:
        return content.question_page(prompt.subject).title
    page = content.problem_page(prompt.subject)
    if prompt.step is Step.PREDICT:
        return _cut(page.predict[prompt.item].asked)
    return _cut(page.follow_ups[prompt.item].asked) if prompt.step is Step.FOLLOW_UP else page.title


def _cut(text: str) -> str:
    line = " ".join(text.split())
    if len(line) <= LONGEST:
        return line
    short = line[: LONGEST - 1].rstrip() + "…"
    return short + "`" if short.count("`") % 2 else short


def _nothing(evidence: object, prompt: Prompt, content: Content) -> Iterator[Finding]:
    yield from ()


def _clarified(evidence: Clarified, prompt: Prompt, content: Content) -> Iterator[Finding]:
    asked = content.problem(prompt.subject).clarify
    matter = {one.id for one in asked if one.matters}
    idle = {one.id for one in asked if not one.matters}
    hits, wasted = len(matter.intersection(evidence.chosen)), len(idle.intersection(evidence.chosen))
    share = max(0.0, hits / len(matter) - IDLE * wasted / len(idle))
    said = say(
        "you asked {hits} of {count} questions that matter, and {idle} of {rest} that do not",
        hits=hits,
        count=len(matter),
        idle=wasted,
        rest=len(idle),
    )
    yield Finding(Dimension.COMMUNICATION, named(prompt, content), said, share, CLARIFYING)


def _rated(evidence: Rated, prompt: Prompt, content: Content, talked: Talked | None) -> Iterator[Finding]:
    count = len(checklist_of(rated_by(prompt), content))
    had = len({place for place in evidence.points if 0 <= place < count})
    said, share = _self_rated(evidence.band, had, count, written=talked is not None and bool(talked.text))
    most = 1.0 if share is not None else UNRATED
    yield Finding(Dimension.COMMUNICATION, named(prompt, content), said, share, TALK, most=most, self_rated=True)


def _self_rated(band: Band | None, had: int, count: int, *, written: bool) -> tuple[Message, float | None]:
    """What a candidate says of an answer, and what that is worth. Silence is worth nothing, and is no reason to grade
    by the rest alone."""
    if band is not None:
        said = say("you call your answer {band}, with {had} of {count} points of the checklist",
                   band=BANDS[band], had=had, count=count)  # fmt: skip
        return said, (RATED[band] + had / count) / 2 if count else RATED[band]
    if had:
        return say(
            "you count {had} of {count} points of the checklist in your answer", had=had, count=count
        ), had / count
    if written:
        return say("you wrote an answer and did not rate it"), None
    return say("you neither wrote an answer nor rated one"), 0.0


def checklist_of(prompt: Prompt, content: Content) -> tuple[str, ...]:
    """What an answer in words is rated against."""
    if prompt.step is Step.QUESTION:
        return content.question_page(prompt.subject).checklist
    return content.problem_page(prompt.subject).follow_ups[prompt.item].checklist


def _predicted(evidence: Predicted, prompt: Prompt, content: Content) -> Iterator[Finding]:
    item = content.item(prompt)
    right = shown(item.right, item.question.asks)
    if evidence.right:
        said = say("right, after a hint") if evidence.hinted else say("right")
    elif evidence.given is None:
        said = say("you passed; it gives {right}", right=right)
    else:
        given = shown(evidence.given, item.question.asks)
        said = say("you said {given}; it gives {right}", given=given, right=right)
    share = float(evidence.right) * (HINTED if evidence.hinted else 1.0)
    yield Finding(Dimension.PROBLEM_SOLVING, named(prompt, content), said, share, PREDICTION)


def _chosen(evidence: Chosen, prompt: Prompt, content: Content) -> Iterator[Finding]:
    options = content.follow_up_page(prompt).options
    right = options[content.follow_up(prompt).right]
    if evidence.right:
        said = say("right")
    elif evidence.option in options:
        said = say("you said “{given}”; right is “{right}”", given=options[evidence.option], right=right)
    else:
        said = say("you passed; right is “{right}”", right=right)
    yield Finding(Dimension.PROBLEM_SOLVING, named(prompt, content), said, float(evidence.right), CHOICE)


def _ran(evidence: Ran, prompt: Prompt, content: Content) -> Iterator[Finding]:
    asked = named(prompt, content)
    if evidence.problem or not evidence.checks:
        yield Finding(Dimension.PROBLEM_SOLVING, asked, say("your code was not judged"), None)
        return
    passed, count = sum(check.verdict == "passed" for check in evidence.checks), len(evidence.checks)
    said = say("your code passes {passed} of {count} checks", passed=passed, count=count)
    yield Finding(Dimension.PROBLEM_SOLVING, asked, said, passed / count, RUN)


def _coded(evidence: Coded, prompt: Prompt, content: Content) -> Iterator[Finding]:
    title = named(prompt, content)
    if evidence.verdict == "unjudged" or (evidence.problem and not evidence.points):
        yield Finding(Dimension.TECHNICAL, title, say("your code was not judged"), None)
        return
    off = min(HINT * evidence.hints + LOOK * evidence.tries, MOST_OFF)
    share = max(0.0, (evidence.score / evidence.points if evidence.points else 0.0) - off)
    yield Finding(Dimension.TECHNICAL, title, _score(evidence), share, SUITE, _most(evidence))
    careful = [check.verdict == "passed" for check in evidence.checks if check.id in CAREFUL]
    if careful:
        passed, count = sum(careful), len(careful)
        said = say("edge sizes, dtypes, side effects: {passed} of {count} checks passed", passed=passed, count=count)
        yield Finding(Dimension.TECHNICAL, title, said, passed / count, CARE)


def _most(evidence: Coded) -> float:
    """What code can be worth at most: less than everything unless it passes."""
    if evidence.verdict == "passed":
        return 1.0
    failed = {check.id for check in evidence.checks if check.verdict == "failed"}
    return UNPASSED if failed and failed <= CAREFUL else WRONG


def _score(evidence: Coded) -> Message:
    if evidence.verdict == "missing":
        return say("nothing was written")
    score, points = f"{evidence.score:g}", f"{evidence.points:g}"
    if not evidence.hints and not evidence.tries:
        return say("{score} of {points} points of the hidden tests, at the first try", score=score, points=points)
    return say(
        "{score} of {points} points of the hidden tests; hints before: {hints}, verdicts before: {tries}",
        score=score,
        points=points,
        hints=evidence.hints,
        tries=evidence.tries,
    )


def _tested(evidence: Tested, prompt: Prompt, content: Content) -> Iterator[Finding]:
    title = named(prompt, content)
    exposed, total = len(evidence.exposed), len(evidence.exposed) + len(evidence.missed)
    if evidence.problem and not total:
        yield Finding(Dimension.TESTING, title, say("your inputs were not judged"), None)
        return
    said = say("your inputs expose {exposed} of {count} wrong programs", exposed=exposed, count=total)
    yield Finding(Dimension.TESTING, title, said, exposed / total if total else 0.0, EXPOSED)
    if evidence.cases:
        yield _edges(evidence, title)
        accepted, count = sum(case.accepted for case in evidence.cases), len(evidence.cases)
        said = say("inputs that the task allows: {accepted} of {count}", accepted=accepted, count=count)
        yield Finding(Dimension.TESTING, title, said, accepted / count, VALID)


def _edges(evidence: Tested, title: str) -> Finding:
    found = {edge for case in evidence.cases if case.accepted for edge in case.edges}
    kinds = tuple(EDGES_SAID[each] for each in EDGES_SAID if each in found)
    said = say("edges among your inputs: {kinds}", kinds=joined(kinds)) if kinds else say("no input is at an edge")
    return Finding(Dimension.TESTING, title, said, min(len(kinds) / ENOUGH_EDGES, 1.0), EDGES)


def joined(parts: tuple[Message, ...]) -> Message:
    """One list of several messages."""
    first, *rest = parts
    for each in rest:
        first = say("{first}, {rest}", first=first, rest=each)
    return first


_READERS: Mapping[type, Callable[[Any, Prompt, Content], Iterator[Finding]]] = {
    Clarified: _clarified,
    Predicted: _predicted,
    Chosen: _chosen,
    Ran: _ran,
    Coded: _coded,
    Tested: _tested,
}
