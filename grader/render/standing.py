"""A learner's standing as text: what is done, what is due, what is weak; no colour is needed to read it."""

from __future__ import annotations

from collections.abc import Iterator

from grader.model import say
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
    counts = say("Due now: misconceptions {beliefs}, exercises {exercises}.", beliefs=beliefs,
                 exercises=len(due) - beliefs)  # fmt: skip
    yield from look.lines(look.say(counts), style=TITLE)
    advice = say("`axiswise review` brings them back.") if due else say("Nothing now. Well kept up.")
    yield from look.lines(look.say(advice), INDENT)


def _weakest(standing: Standing, look: Look) -> Iterator[str]:
    if standing.weakest:
        yield from look.lines(look.say(say("Weakest spots, each a belief that showed in your answers:")), style=TITLE)
    for each in standing.weakest:
        lang = look.translator.lang
        yield from look.lines(told(each.belief, lang), INDENT)
        figures = say("misses: {count}; {strength} likely to be right by now", count=each.card.lapses,
                      strength=f"{each.card.strength:.0%}")  # fmt: skip
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
