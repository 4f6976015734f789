"""A debrief as one self-contained page: it can be printed, mailed, and read on a light or a dark screen."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape

from grader.i18n import Translator
from grader.interview.debrief import Compared, Debrief, Mistake, Spoken, grade_said
from grader.interview.debrief_text import HALF, minutes_of, name_of, plan_said
from grader.interview.dimensions import Finding, Grade, Judgement
from grader.interview.explained import Asked
from grader.interview.findings import BANDS
from grader.interview.html import inline, listed, page, prose, source
from grader.interview.timeline import STEPS, Span
from grader.model import Message, say

SIGNS = {True: ("good", "+"), False: ("bad", "−")}
GOOD = frozenset({Grade.STRONG_HIRE, Grade.HIRE})


def debrief_page(debrief: Debrief, tr: Translator) -> str:
    """HTML of `debrief`."""
    parts = [
        *_head(debrief, tr),
        *_grades(debrief.judgements, tr),
        *(_evidence(each, tr) for each in debrief.judgements if each.findings),
        *_timeline(debrief, tr),
        *_questions(debrief.unasked, say("What you did not ask, and why it matters"), tr),
        *_questions(debrief.amiss, say("What was not right, and why it is so"), tr),
        *_mistakes(debrief.mistakes, say("Misconceptions and mistakes by name"), tr),
        *_mistakes(debrief.unseen, say("Wrong programs that your inputs let pass"), tr),
        *_exposing(debrief.exposing, tr),
        *(_code(each, tr) for each in debrief.code),
        *_spoken(debrief.spoken, tr),
        *_questions(debrief.upcoming, say("What an interviewer would have asked next"), tr),
        *_review(debrief.review, tr),
    ]
    return page(tr.say(say("Interview debrief")), parts, tr.lang)


def _head(debrief: Debrief, tr: Translator) -> Iterator[str]:
    day = debrief.round.begun.astimezone().date().isoformat()
    yield f"<p>{day} · {_said(plan_said(debrief.round.plan), tr)}</p>"
    if debrief.round.ended is None:
        yield f'<p class="box">{_said(say("The round is not over: this is how it stands."), tr)}</p>'


def _grades(judgements: Sequence[Judgement], tr: Translator) -> Iterator[str]:
    rows = "".join(_grade(each, tr) for each in judgements)
    yield f"<table>{rows}</table>"


def _grade(judgement: Judgement, tr: Translator) -> str:
    name, grade = _said(name_of(judgement), tr), _said(grade_said(judgement), tr)
    style = "" if judgement.grade is None else ("good" if judgement.grade in GOOD else "bad")
    return f'<tr><th scope="row">{name}</th><td class="{style}"><b>{grade}</b></td><td>{_bar(judgement)}</td></tr>'


def _bar(judgement: Judgement) -> str:
    if judgement.score is None:
        return ""
    share = f"{judgement.score:.0%}"
    return f'<span class="bar" role="img" aria-label="{share}"><span style="width: {share}"></span></span> {share}'


def _evidence(judgement: Judgement, tr: Translator) -> str:
    rows = "".join(_finding(each, tr) for each in judgement.findings)
    title = _said(say("{dimension}: {grade}", dimension=name_of(judgement), grade=grade_said(judgement)), tr)
    return f"<section><h2>{title}</h2><table>{rows}</table></section>"


def _finding(finding: Finding, tr: Translator) -> str:
    style, sign = ("", "") if finding.share is None else SIGNS[finding.share >= HALF]
    said = _said(finding.said, tr)
    return f'<tr><td class="{style}">{sign}</td><td>{inline(finding.about)}</td><td>{said}</td></tr>'


def _timeline(debrief: Debrief, tr: Translator) -> Iterator[str]:
    heads = (say("step"), say("subject"), say("planned, min"), say("used"))
    head = "".join(f"<th{' class=number' if n > 1 else ''}>{_said(each, tr)}</th>" for n, each in enumerate(heads))
    rows = "".join(_span(each, tr) for each in debrief.timeline)
    used = f'<td class="number">{minutes_of(debrief.round.seconds)}</td>'
    total = (
        f'<tr><th>{_said(say("in all"), tr)}</th><td></td><td class="number">{debrief.round.plan.minutes}</td>{used}'
    )
    yield f"<section><h2>{_said(say('Time'), tr)}</h2><table><tr>{head}</tr>{rows}{total}</tr></table></section>"


def _span(span: Span, tr: Translator) -> str:
    used = "–" if span.seconds is None else minutes_of(span.seconds)
    over = f" (+{minutes_of(span.over)})" if span.over else ""
    return (
        f"<tr><td>{_said(STEPS[span.step], tr)}</td><td>{escape(span.subject)}</td>"
        f'<td class="number">{span.planned}</td><td class="number">{used}{over}</td></tr>'
    )


def _mistakes(found: Sequence[Mistake], title: Message, tr: Translator) -> Iterator[str]:
    if found:
        rows = "".join(
            f'<tr><td class="name"><code>{escape(each.name)}</code></td>'
            f"<td>{inline(each.told)}</td><td>{inline(each.where)}</td></tr>"
            for each in found
        )
        yield f"<section><h2>{_said(title, tr)}</h2><table>{rows}</table></section>"


def _exposing(calls: Sequence[str], tr: Translator) -> Iterator[str]:
    if calls:
        heading = _said(say("Inputs that expose them all"), tr)
        yield f"<section><h3>{heading}</h3>{source(chr(10).join(calls))}</section>"


def _code(code: Compared, tr: Translator) -> str:
    failed = listed(f"{escape(title)}{source(message) if message else ''}" for title, message in code.failed)
    return (
        f"<section><h2>{_said(say('Your code: {title}', title=code.title), tr)}</h2>"
        f'<div class="pair"><div><h3>{_said(say("yours"), tr)}</h3>{source(code.own)}</div>'
        f"<div><h3>{_said(say('a model solution'), tr)}</h3>{source(code.model)}</div></div>{failed}"
        f"<h3>{_said(say('What a strong candidate does'), tr)}</h3>{prose(code.explained)}</section>"
    )


def _spoken(spoken: Sequence[Spoken], tr: Translator) -> Iterator[str]:
    if spoken:
        yield f"<h2>{_said(say('Answers in words, beside a strong one'), tr)}</h2>"
    for each in spoken:
        own = f"<p>{escape(each.own)}</p>" if each.own else f'<p class="quiet">{_said(say("(answered aloud)"), tr)}</p>'
        rated = f"<p>{_said(say('You call it {band}.', band=BANDS[each.band]), tr)}</p>" if each.band else ""
        left = f"<p>{_said(say('left out:'), tr)}</p>{listed(map(inline, each.left_out))}" if each.left_out else ""
        yield (
            f"<section><h3>{inline(each.asked)}</h3>"
            f'<div class="pair"><div>{own}{rated}{left}</div><div>{prose(each.strong)}</div></div></section>'
        )


def _questions(found: Sequence[Asked], title: Message, tr: Translator) -> Iterator[str]:
    if found:
        yield f"<h2>{_said(title, tr)}</h2>"
    for each in found:
        first, *rest = each.question.split("\n\n")
        more = "".join(map(prose, rest))
        yield f"<section><h3>{inline(first)}</h3>{more}{prose(each.answer)}</section>"


def _review(review: Sequence[Message], tr: Translator) -> Iterator[str]:
    if review:
        yield f"<h2>{_said(say('What to do next'), tr)}</h2>"
        yield listed(inline(tr.say(each)) for each in review)


def _said(message: Message, tr: Translator) -> str:
    return escape(tr.say(message), quote=False)
