"""Exercises as a reader lists them: rows of a table, a headline, or plain facts for a program."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from grader.i18n import mark
from grader.model import Exercise, Level, say
from grader.render.columns import plain, table, width_of, wrap
from grader.render.text import TITLE, Look

STATES = {"done": mark("[done]"), "tried": mark("[tried]"), "new": mark("[new]")}
STATE_STYLES = {"done": "32", "tried": "33", "new": ""}
NARROWEST = 24  # columns; a title wrapped in fewer is hard to read
GAP = 2
LEVELS = {Level.WARMUP: mark("warm-up"), Level.CORE: mark("core"), Level.STRETCH: mark("stretch")}


def headline(exercise: Exercise, title: str, look: Look) -> Iterator[str]:
    """Title of an exercise, and what kind of work it is."""
    yield from look.lines(f"{exercise.id}: {title}", style=TITLE)
    effort = say(
        "{level}, about {minutes} minutes, {points} points",
        level=say(LEVELS[exercise.level]),
        minutes=exercise.minutes,
        points=f"{exercise.points:g}",
    )
    yield from look.lines(look.say(effort))


def listing(
    units: Mapping[str, Sequence[Exercise]], titles: Mapping[str, str], states: Mapping[str, str], look: Look
) -> str:
    """Table of all exercises, by unit.

    Parameters
    ----------
    units : mapping
        Title of a unit -> its exercises.
    titles, states : mapping
        Exercise id -> its title; its state ("done", "tried" or "new").
    """
    exercises = [exercise for group in units.values() for exercise in group]
    rows = [_row(exercise, states[exercise.id], look) for exercise in exercises]
    lines = dict(zip(exercises, table(rows), strict=True))
    edge = max(map(width_of, lines.values()))
    place = _Place(edge + GAP, beside=look.width - edge - GAP >= min(NARROWEST, max(map(_width, titles.values()))))
    blocks = []
    for unit, group in units.items():
        block = list(look.lines(unit, style=TITLE))
        for each in group:
            block += _lines(lines[each], titles[each.id], states[each.id], place, look)
        blocks.append("\n".join(block))
    return "\n\n".join(blocks)


def facts(exercise: Exercise, title: str, state: str) -> dict[str, object]:
    """Describe an exercise to a program."""
    return {
        "id": exercise.id,
        "title": title,
        "kind": exercise.kind.value,
        "level": exercise.level.value,
        "minutes": exercise.minutes,
        "points": exercise.points,
        "requires": list(exercise.requires),
        "state": state,
    }


def _row(exercise: Exercise, state: str, look: Look) -> tuple[str, ...]:
    level = look.translator.text(LEVELS[exercise.level])
    minutes = look.say(say("{minutes} min", minutes=exercise.minutes))
    return look.translator.text(STATES[state]), exercise.id, level, minutes


def _width(title: str) -> int:
    return width_of(plain(title))


@dataclass(frozen=True, slots=True)
class _Place:
    """Where titles stand: beside the other columns from `edge` on, or on lines of their own beneath them."""

    edge: int
    beside: bool


def _lines(line: str, title: str, state: str, place: _Place, look: Look) -> Iterator[str]:
    """Put the whole title where there is room for it, and paint the state."""
    sign = look.translator.text(STATES[state])
    painted = look.paint(sign, STATE_STYLES[state]) if STATE_STYLES[state] else sign
    first = painted + line[len(sign) :]
    indent = " " * (place.edge if place.beside else width_of(sign) + GAP)
    told = wrap(plain(title), look.width, indent)
    if place.beside:
        yield first + " " * (place.edge - width_of(line)) + told.pop(0).lstrip()
    else:
        yield first
    yield from told
