"""Pictures of a learner's standing, drawn by matplotlib as SVG, for a light page and for a dark one."""

from __future__ import annotations

import re
import warnings
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from io import StringIO
from typing import TYPE_CHECKING, Any

from grader.i18n import Translator
from grader.model import Message, say
from grader.quiz.calibration import RULES, Calibration
from grader.quiz.standing import Day, Standing

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.axis import Axis


@dataclass(frozen=True, slots=True)
class Theme:
    """Colours of a page: text, background, and two that are told apart by lightness too, not by hue alone."""

    name: str
    ink: str
    paper: str
    strong: str
    faint: str


LIGHT = Theme("light", "#1c1c1c", "#ffffff", "#0b5cad", "#9db8d6")
DARK = Theme("dark", "#e8e8e8", "#16181c", "#8cc2ff", "#3f5f85")
THEMES = (LIGHT, DARK)
SIZE = (7.0, 3.4)  # inches


@dataclass(frozen=True, slots=True)
class Picture:
    """One picture in every theme, and what it shows in words."""

    title: str
    alt: str
    svg: dict[str, str]  # theme -> SVG


def is_possible() -> bool:
    """Say whether matplotlib is installed (extra ``plots``)."""
    from importlib.util import find_spec

    return find_spec("matplotlib") is not None


def pictures(standing: Standing, tr: Translator) -> list[Picture]:
    """Pictures of what there is to show; none of what is empty."""
    found = []
    if standing.exercises:
        rows = [(title, done, total) for title, (done, total) in standing.units.items()]
        alt = _list(tr, [say("{title}: {done} of {total}", title=t, done=d, total=n) for t, d, n in rows])
        found.append(
            picture(tr, "units", say("Exercises done, by unit"), alt, lambda axes, theme: _units(axes, theme, rows))
        )
    if standing.calibration:
        lines = standing.calibration
        names = [tr.text(RULES[each.rule]) for each in lines]
        labels = (tr.say(say("how sure")), tr.say(say("how often right")))
        alt = _list(tr, [_said(name, each) for name, each in zip(names, lines, strict=True)])
        found.append(picture(tr, "sure", say("How sure, and how often right"), alt,
                              lambda axes, theme: _calibration(axes, theme, names, lines, labels)))  # fmt: skip
    if standing.days:
        alt = _list(tr, [_counted(day) for day in standing.days])
        labels = (tr.say(say("answers")), tr.say(say("right")))
        found.append(picture(tr, "days", say("Answers, day by day"), alt,
                              lambda axes, theme: _days(axes, theme, standing.days, labels)))  # fmt: skip
    return found


def _said(name: str, each: Calibration) -> Message:
    return say("{name}: sure {sure}, right {right}", name=name, sure=f"{each.sure:.0%}", right=f"{each.right:.0%}")


def _counted(day: Day) -> Message:
    return say("{day}: {right} of {count} right", day=day.day.isoformat(), right=day.right, count=day.count)


def _list(tr: Translator, parts: Sequence[Message]) -> str:
    return "; ".join(tr.say(part) for part in parts) + "."


def picture(tr: Translator, name: str, title: Message, alt: str, draw: Callable[[Axes, Theme], None]) -> Picture:
    """Have `draw` draw in every theme; `name` tells the picture's ids from those of others on its page."""
    drawn = {theme.name: _inline(_svg(draw, theme), f"{name}-{theme.name}-") for theme in THEMES}
    return Picture(tr.say(title), alt, drawn)


def _svg(draw: Callable[[Axes, Theme], None], theme: Theme) -> str:
    """Draw once, in one theme; text stays text, so that the page's own fonts show every language."""
    import matplotlib as mpl
    from matplotlib.figure import Figure

    settings: dict[str, Any] = {
        "svg.fonttype": "none",
        "svg.hashsalt": theme.name,
        "text.color": theme.ink,
        "axes.labelcolor": theme.ink,
        "axes.edgecolor": theme.ink,
        "xtick.color": theme.ink,
        "ytick.color": theme.ink,
        "font.family": "sans-serif",
    }
    with mpl.rc_context(settings), warnings.catch_warnings():
        warnings.simplefilter("ignore")  # fonts here may lack Chinese; the page is shown with the reader's own
        figure = Figure(figsize=SIZE, layout="constrained", facecolor=theme.paper)
        axes = figure.subplots()
        axes.set_facecolor(theme.paper)
        axes.spines[["top", "right"]].set_visible(False)
        draw(axes, theme)
        page = StringIO()
        figure.savefig(page, format="svg", metadata={"Date": None, "Creator": None})
    return page.getvalue()


def _inline(svg: str, prefix: str) -> str:
    """Only the picture, its ids its own, so that several can stand in one page."""
    body = svg[svg.index("<svg") :]
    body = re.sub(r"<metadata>.*?</metadata>", "", body, flags=re.DOTALL)
    return re.sub(r'(id="|href="#|url\(#)', rf"\g<1>{prefix}", body)


def _units(axes: Axes, theme: Theme, rows: Sequence[tuple[str, int, int]]) -> None:
    names = [title for title, _, _ in rows]
    axes.barh(names, [total for _, _, total in rows], color=theme.faint)
    axes.barh(names, [done for _, done, _ in rows], color=theme.strong)
    for place, (_, done, total) in enumerate(rows):
        axes.text(total, place, f" {done}/{total}", va="center")
    axes.invert_yaxis()
    _count_in_ones(axes.xaxis)


def _count_in_ones(axis: Axis) -> None:
    from matplotlib.ticker import MaxNLocator

    axis.set_major_locator(MaxNLocator(integer=True))


def _calibration(
    axes: Axes, theme: Theme, names: Sequence[str], lines: Sequence[Calibration], labels: tuple[str, str]
) -> None:
    places = range(len(lines))
    axes.barh(
        [place - 0.2 for place in places], [each.sure for each in lines], 0.38, color=theme.faint, label=labels[0]
    )
    axes.barh([place + 0.2 for place in places], [each.right for each in lines], 0.38, color=theme.strong,
              label=labels[1])  # fmt: skip
    axes.set_yticks(list(places), names)
    axes.set_xlim(0, 1)
    axes.set_xticks([0, 0.25, 0.5, 0.75, 1], ["0 %", "25 %", "50 %", "75 %", "100 %"])
    axes.invert_yaxis()
    _legend(axes, theme)


def _days(axes: Axes, theme: Theme, days: Sequence[Day], labels: tuple[str, str]) -> None:
    names = [day.day.isoformat() for day in days]
    axes.bar(names, [day.count for day in days], color=theme.faint, label=labels[0], width=0.6)
    axes.bar(names, [day.right for day in days], color=theme.strong, label=labels[1], width=0.6)
    axes.set_xticks(range(len(names)), names, rotation=30, ha="right")
    _count_in_ones(axes.yaxis)
    _legend(axes, theme)


def _legend(axes: Axes, theme: Theme) -> None:
    axes.figure.legend(frameon=False, loc="outside upper right", ncols=2, labelcolor=theme.ink)
