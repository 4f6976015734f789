"""A learner's standing as text: what is done, what is due, what is weak; no colour is needed to read it."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import timedelta

from grader.model import Message, say
from grader.quiz.explain import so, told
from grader.quiz.schedule import BELIEF
from grader.quiz.standing import Standing
from grader.render.columns import pad, width_of
from grader.render.questions import calibration_lines
from grader.render.text import INDENT, TITLE, Look

BAR = 20  # characters of a full bar
RECENT = 7  # days that are shown


def render(standing: Standing, look: Look) -> str:
    """Render `standing`."""
    blocks = [_done(standing, look), _due(standing, look), _weakest(standing, look), _calibration(standing, look),
              _recent(standing, look)]  # fmt: skip
    return "\n\n".join(text for block in blocks if (text := "\n".join(block)))


def _done(standing: Standing, look: Look) -> Iterator[str]:
    done, total = standing.done, standing.exercises
    yield from look.lines(look.say(say("Exercises: {done} of {total} done.", done=done, total=total)), style=TITLE)
    edge = max(map(width_of, standing.units), default=0)
    for title, (count, of) in standing.units.items():
        bar = f"{bar_of(count, of)} {count}/{of}"
        if len(INDENT) + edge + 2 + len(bar) <= look.width:
            yield f"{INDENT}{pad(title, edge)}  {bar}"
        else:
            yield from look.lines(title, INDENT)
            yield f"{INDENT * 2}{bar}"


def bar_of(count: int, of: int) -> str:
    """Bar of characters, as long as the share is large."""
    filled = round(BAR * count / of) if of else 0
    return "#" * filled + "." * (BAR - filled)


def _due(standing: Standing, look: Look) -> Iterator[str]:
    due = standing.due
    if not standing.cards:
        yield from look.lines(look.say(say("Nothing is practised yet. `axiswise quiz` finds out what is worth it.")))
        return
    beliefs = sum(card.kind == BELIEF for card in due)
    if not due:
        nothing = say("Nothing is due. The next comes {when}.", when=in_time(standing.cards[0].at - standing.now))
        yield from look.lines(look.say(nothing), style=TITLE)
        return
    counts = say("Due now: misconceptions {beliefs}, exercises {exercises}.", beliefs=beliefs,
                 exercises=len(due) - beliefs)  # fmt: skip
    yield from look.lines(look.say(counts), style=TITLE)
    yield from look.lines(look.say(say("`axiswise review` brings them back.")), INDENT)


def in_time(span: timedelta) -> Message:
    """Span of time from now on as one says it."""
    minutes = max(round(span.total_seconds() / 60), 0)
    if minutes < 1:
        return say("now")
    if minutes < 90:
        return say("in {count} min", count=minutes)
    if minutes < 36 * 60:
        return say("in {count} hours", count=round(minutes / 60))
    return say("in {count} days", count=round(minutes / 60 / 24))


def _weakest(standing: Standing, look: Look) -> Iterator[str]:
    if standing.weakest:
        yield from look.lines(look.say(say("Weakest spots, each a belief that showed in your answers:")), style=TITLE)
    for each in standing.weakest:
        lang = look.translator.lang
        yield from look.lines(told(each.belief, lang), INDENT)
        count = each.card.lapses
        if each.card.made_good:
            figures = say("missed: {count}; made good since", count=count)
        else:
            figures = say("missed: {count}; not made good yet", count=count)
        yield from look.lines(look.say(figures), INDENT * 2)
        yield from look.lines(so(each.belief, lang), INDENT * 2)


def _calibration(standing: Standing, look: Look) -> Iterator[str]:
    if standing.calibration:
        yield from calibration_lines(standing.calibration, look)


def _recent(standing: Standing, look: Look) -> Iterator[str]:
    if standing.days:
        yield from look.lines(look.say(say("Answers, day by day:")), style=TITLE)
    for day in standing.days[-RECENT:]:
        figures = say("{right} of {count} right", right=day.right, count=day.count)
        yield f"{INDENT}{day.day.isoformat()}  {look.say(figures)}"
