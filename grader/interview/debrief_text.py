"""A debrief as text: the grades first, then the evidence for each, then what to learn from it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from grader.interview.debrief import Compared, Debrief, Mistake, Spoken, grade_said
from grader.interview.dimensions import DIMENSIONS, Grade, Judgement
from grader.interview.explained import Asked
from grader.interview.findings import BANDS
from grader.interview.happened import Plan
from grader.interview.opening import KINDS, LEVELS
from grader.interview.timeline import STEPS, Span
from grader.model import Message, Verdict, say
from grader.render.columns import pad, width_of
from grader.render.standing import bar_of
from grader.render.text import INDENT, LOUD, QUIET, STYLES, TITLE, Look

FULL = 20  # length of `bar_of` for a whole
GRADE_STYLES = {Grade.STRONG_HIRE: "1;32", Grade.HIRE: "32", Grade.NO_HIRE: "33", Grade.STRONG_NO_HIRE: "1;31"}
MARKS = {True: "+", False: "-"}  # before evidence that speaks for and against
HALF = 0.5


def debrief_text(debrief: Debrief, look: Look) -> str:
    """Render `debrief`."""
    blocks = [
        _head(debrief, look),
        _grades(debrief.judgements, look),
        *(_evidence(each, look) for each in debrief.judgements if each.findings),
        _timeline(debrief, look),
        _questions(debrief.unasked, say("What you did not ask, and why it matters:"), look),
        _questions(debrief.amiss, say("What was not right, and why it is so:"), look),
        _mistakes(debrief.mistakes, say("Misconceptions and mistakes by name:"), look),
        _mistakes(
            debrief.unseen, say("Wrong programs that your inputs let pass, and what their authors are told:"), look
        ),
        _exposing(debrief.exposing, look),
        *(_code(each, look) for each in debrief.code),
        _spoken(debrief.spoken, look),
        _questions(debrief.upcoming, say("What an interviewer would have asked next:"), look),
        _review(debrief.review, look),
    ]
    return "\n\n".join(text for block in blocks if (text := "\n".join(block)))


def plan_said(plan: Plan) -> Message:
    """A plan in one line."""
    return say(
        "{level}, {mode}, {minutes} min, seed {seed}",
        level=LEVELS[plan.level],
        mode=KINDS[plan.mode],
        minutes=plan.minutes,
        seed=plan.seed,
    )


def minutes_of(seconds: float) -> str:
    """Seconds as minutes and seconds on a clock."""
    whole = round(seconds)
    return f"{whole // 60}:{whole % 60:02d}"


def _head(debrief: Debrief, look: Look) -> Iterator[str]:
    title = say("Debrief: {plan}", plan=plan_said(debrief.round.plan))
    yield from look.lines(look.say(title), style=TITLE)
    if debrief.round.ended is None:
        unfinished = say("The round is not over: this is how it stands.")
        yield from look.lines(look.say(unfinished), style=LOUD)


def _grades(judgements: Sequence[Judgement], look: Look) -> Iterator[str]:
    names = [look.say(name_of(each)) for each in judgements]
    grades = [look.say(grade_said(each)) for each in judgements]
    edge, wide = max(map(width_of, names)), max(map(width_of, grades))
    for name, grade, each in zip(names, grades, judgements, strict=True):
        painted = look.paint(grade, GRADE_STYLES[each.grade]) if each.grade else grade
        bar = f"{bar_of(round(100 * each.score), 100)} {each.score:.0%}" if each.score is not None else ""
        if len(INDENT) + edge + wide + 4 + FULL + 5 <= look.width:
            yield f"{INDENT}{pad(name, edge)}  {painted}{' ' * (wide - width_of(grade))}  {bar}".rstrip()
        else:
            yield from look.lines(name, INDENT)
            yield f"{INDENT * 2}{painted}"


def name_of(judgement: Judgement) -> Message:
    """Name of a dimension; one that rests on the candidate's own judgement says so."""
    name = DIMENSIONS[judgement.dimension]
    return say("{dimension} (self-rated)", dimension=name) if judgement.is_self_rated else name


def _evidence(judgement: Judgement, look: Look) -> Iterator[str]:
    head = say("{dimension}: {grade}", dimension=name_of(judgement), grade=grade_said(judgement))
    yield from look.lines(look.say(head), style=TITLE)
    about = ""
    for each in judgement.findings:
        if each.about != about:
            yield from look.lines(each.about, INDENT)
        about = each.about
        sign = " " if each.share is None else MARKS[each.share >= HALF]
        yield from look.lines(f"{sign} {look.say(each.said)}", INDENT * 2)


def _timeline(debrief: Debrief, look: Look) -> Iterator[str]:
    yield from look.lines(look.say(say("Time:")), style=TITLE)
    for each in debrief.timeline:
        yield from look.lines(span_said(each, look), INDENT)
    used = minutes_of(debrief.round.seconds)
    yield from look.lines(
        look.say(say("in all: {used} of {planned} min", used=used, planned=debrief.round.plan.minutes)), INDENT
    )


def span_said(span: Span, look: Look) -> str:
    """One segment of the timeline in one line."""
    params = {"step": STEPS[span.step], "subject": span.subject, "planned": span.planned}
    if span.seconds is None:
        line = say("{step} {subject}: not reached, {planned} min planned", **params)
    elif span.over:
        over = minutes_of(span.over)
        line = say("{step} {subject}: {used} of {planned} min, {over} over", used=minutes_of(span.seconds), over=over,
                   **params)  # fmt: skip
    else:
        line = say("{step} {subject}: {used} of {planned} min", used=minutes_of(span.seconds), **params)
    return re.sub(r" +(?=[:：])", "", " ".join(look.say(line).split()))


def _mistakes(found: Sequence[Mistake], title: Message, look: Look) -> Iterator[str]:
    if found:
        yield from look.lines(look.say(title), style=TITLE)
    for each in found:
        yield from look.lines(f"{each.name} ({each.where})", INDENT)
        yield from look.lines(each.told, INDENT * 2)


def _exposing(calls: Sequence[str], look: Look) -> Iterator[str]:
    if calls:
        yield from look.lines(look.say(say("Inputs that expose them all:")), style=TITLE)
        yield from (f"{INDENT}| {each}" for each in calls)


def _code(code: Compared, look: Look) -> Iterator[str]:
    yield from look.lines(look.say(say("Your code: {title}", title=code.title)), style=TITLE)
    yield from _source(code.own, look)
    for title, message in code.failed:
        yield from look.lines(f"- {title}", INDENT, STYLES[Verdict.FAILED])
        yield from look.lines(message, INDENT * 2)
    yield from look.lines(look.say(say("A model solution:")), style=TITLE)
    yield from _source(code.model, look)
    yield from look.lines(look.say(say("What a strong candidate does:")), style=TITLE)
    yield from look.lines(code.explained, INDENT)


def _source(source: str, look: Look) -> Iterator[str]:
    lines = source.strip("\n").splitlines() or [look.say(say("(nothing)"))]
    yield from (f"{INDENT}| {line}".rstrip() for line in lines)


def _spoken(spoken: Sequence[Spoken], look: Look) -> Iterator[str]:
    if spoken:
        yield from look.lines(look.say(say("Answers in words, beside a strong one:")), style=TITLE)
    for each in spoken:
        yield from look.lines(each.asked, INDENT, TITLE)
        own = each.own or look.say(say("(answered aloud)"))
        yield from look.lines(look.say(say("You: {own}", own=own)), INDENT * 2)
        if each.band:
            yield from look.lines(look.say(say("You call it {band}.", band=BANDS[each.band])), INDENT * 2, QUIET)
        yield from look.lines(look.say(say("Strong: {answer}", answer=each.strong)), INDENT * 2)
        for point in each.left_out:
            yield from look.lines(look.say(say("left out: {point}", point=point)), INDENT * 2, QUIET)


def _questions(found: Sequence[Asked], title: Message, look: Look) -> Iterator[str]:
    if found:
        yield from look.lines(look.say(title), style=TITLE)
    for each in found:
        yield from look.lines(_dense(each.question), INDENT)
        yield from look.lines(_dense(each.answer), INDENT * 2, QUIET)


def _dense(text: str) -> str:
    """Paragraphs without blank lines between them."""
    return text.replace("\n\n", "\n")


def _review(review: Sequence[Message], look: Look) -> Iterator[str]:
    if review:
        yield from look.lines(look.say(say("What to do next:")), style=TITLE)
    for each in review:
        yield from look.lines(look.say(each), INDENT)
