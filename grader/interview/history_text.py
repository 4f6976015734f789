"""Rounds over time as text, and as a page with a plot."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from typing import TYPE_CHECKING

from grader.i18n import Translator
from grader.interview.debrief import grade_said
from grader.interview.debrief_text import minutes_of, name_of, plan_said
from grader.interview.dimensions import DIMENSIONS, Dimension
from grader.interview.history import Past, advice, scores
from grader.interview.html import page
from grader.model import Message, say
from grader.render.columns import pad, width_of
from grader.render.standing import bar_of
from grader.render.text import INDENT, QUIET, TITLE, Look

if TYPE_CHECKING:
    from matplotlib.axes import Axes

    from grader.render.plots import Picture, Theme

SHARE = 4  # columns of a percentage
LINES = (("strong", "-", "o"), ("ink", "--", "s"), ("strong", ":", "^"), ("ink", "-.", "D"))  # colour, dash, marker


def history_text(past: Sequence[Past], look: Look) -> str:
    """Render rounds, the latest last."""
    blocks = [_head(past, look), *(_round(each, look) for each in past), _trends(past, look)]
    return "\n\n".join(text for block in blocks if (text := "\n".join(block)))


def _head(past: Sequence[Past], look: Look) -> Iterator[str]:
    if past:
        yield from look.lines(look.say(say("Interview rounds: {count}", count=len(past))), style=TITLE)
    else:
        yield from look.lines(look.say(say("No interview round yet; `axiswise interview` holds one.")))


def _round(past: Past, look: Look) -> Iterator[str]:
    yield from look.lines(look.say(round_said(past)), style=TITLE)
    names = [look.say(name_of(each)) for each in past.judgements]
    edge = max(map(width_of, names))
    for name, each in zip(names, past.judgements, strict=True):
        score = "" if each.score is None else f"  {each.score:.0%}"
        yield from look.lines(f"{pad(name, edge)}  {look.say(grade_said(each))}{score}", INDENT)


def round_said(past: Past) -> Message:
    """One round in one line."""
    params = {"day": past.day, "plan": plan_said(past.round.plan), "used": minutes_of(past.round.seconds)}
    if past.round.ended is None:
        return say("{day}: {plan}; {used} used, not finished", **params)
    return say("{day}: {plan}; {used} used", **params)


def _trends(past: Sequence[Past], look: Look) -> Iterator[str]:
    """A bar for each round, dimension by dimension, where there is something to compare."""
    if len(past) < 2:
        return
    yield from look.lines(look.say(say("Round by round:")), style=TITLE)
    for dimension, name in DIMENSIONS.items():
        found = scores(past, dimension)
        if found:
            change = f" ({found[-1] - found[0]:+.0%})" if len(found) > 1 else ""
            yield from look.lines(f"{look.say(name)}{change}", INDENT)
            yield from (_bar(each, dimension, look) for each in past)
    next_ = advice(past)
    if next_:
        yield from look.lines(look.say(next_), INDENT, QUIET)


def _bar(past: Past, dimension: Dimension, look: Look) -> str:
    score = past.score(dimension)
    day = f"{INDENT * 2}{past.day}  "
    if score is None:
        return f"{day}–"
    share = f"{score:.0%}".rjust(SHARE)
    bar = bar_of(round(100 * score), 100)
    return f"{day}{share}  {bar}" if len(day) + SHARE + 2 + len(bar) <= look.width else day + share


# ---------------------------------------------------------------- a page


def history_page(past: Sequence[Past], tr: Translator) -> str:
    """HTML of the same, with a plot where matplotlib is installed."""
    from grader.render import plots
    from grader.render.standing_page import figure

    heads = [say("day"), say("round"), *DIMENSIONS.values()]
    head = "".join(f"<th>{_said(each, tr)}</th>" for each in heads)
    rows = "".join(_row(each, tr) for each in past)
    parts = [f"<table><tr>{head}</tr>{rows}</table>"]
    if plots.is_possible() and len(past) > 1:
        parts.append(figure(_plot(past, tr)))
    next_ = advice(past)
    if next_:
        parts.append(f"<p>{_said(next_, tr)}</p>")
    return page(tr.say(say("Interview rounds")), parts, tr.lang)


def _row(past: Past, tr: Translator) -> str:
    cells = "".join(f"<td>{_said(grade_said(each), tr)} {_share(each.score)}</td>" for each in past.judgements)
    return f"<tr><td>{past.day}</td><td>{_said(plan_said(past.round.plan), tr)}</td>{cells}</tr>"


def _share(score: float | None) -> str:
    return "" if score is None else f"{score:.0%}"


def _plot(past: Sequence[Past], tr: Translator) -> Picture:
    from grader.render.plots import picture

    names = {dimension: tr.say(name) for dimension, name in DIMENSIONS.items()}
    alt = "; ".join(f"{names[each]}: {', '.join(map(_share, scores(past, each)))}" for each in Dimension)
    return picture(
        tr, "rounds", say("Scores, round by round"), f"{alt}.", lambda axes, theme: _draw(axes, theme, past, names)
    )


def _draw(axes: Axes, theme: Theme, past: Sequence[Past], names: dict[Dimension, str]) -> None:
    for (colour, dash, marker), (dimension, name) in zip(LINES, names.items(), strict=True):
        points = [(place, each.score(dimension)) for place, each in enumerate(past, start=1)]
        seen = [(place, score) for place, score in points if score is not None]
        axes.plot(*zip(*seen, strict=True), color=getattr(theme, colour), linestyle=dash, marker=marker, label=name)
    axes.set_ylim(-0.03, 1.03)
    axes.set_yticks([0, 0.25, 0.5, 0.75, 1], ["0 %", "25 %", "50 %", "75 %", "100 %"])
    axes.set_xticks(range(1, len(past) + 1), [each.day for each in past], rotation=30, ha="right")
    axes.figure.legend(frameon=False, loc="outside upper right", ncols=2, labelcolor=theme.ink)


def _said(message: Message, tr: Translator) -> str:
    return escape(tr.say(message), quote=False)
