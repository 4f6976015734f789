"""`axiswise progress`: what is done, what is due, what is weak."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime
from pathlib import Path

import click

from grader.catalog import Catalog, content_root
from grader.cli.choose import require
from grader.cli.console import Console
from grader.cli.diary import complain_of
from grader.cli.help import Verb, console_of, json_option, lang_option
from grader.cli.writing import miss_pictures, write_page
from grader.i18n import mark
from grader.quiz.standing import Standing, standing
from grader.workspace import Progress, Workspace, find, progress_of


@click.command(
    cls=Verb,
    help=mark(
        "Show how far you are: exercises done, what is due for review, how well you know what you know, and which "
        "beliefs are weakest. With --html, as a page with pictures."
    ),
    example=mark("axiswise progress\naxiswise progress --html progress.html"),
)
@click.option("--html", "page", metavar="FILE", type=click.Path(path_type=Path), help=mark("Write a page to FILE."))
@json_option
@lang_option
@click.pass_context
def command(ctx: click.Context, page: Path | None, as_json: bool) -> int:
    """Show the standing; return 0."""
    console = console_of(ctx)
    workspace = require(find(Path.cwd()))
    complain_of(workspace.root, console)
    found = standing(workspace.root, _units(workspace, Catalog(content_root()), console.lang), datetime.now(UTC))
    if page:
        _write_page(found, page, console)
    elif as_json:
        console.write(_document(found))
    else:
        from grader.render.standing import render

        console.write(render(found, console.look()))
    return 0


def _units(workspace: Workspace, catalog: Catalog, lang: str) -> Mapping[str, tuple[int, int]]:
    progress: Progress = progress_of(workspace.root)
    counts = {}
    for unit in catalog.units():
        ids = [exercise.id for exercise in catalog.exercises(unit.name)]
        counts[catalog.unit_page(unit.name, lang)[0]] = (sum(each in progress.passed for each in ids), len(ids))
    return counts


def _write_page(found: Standing, path: Path, console: Console) -> None:
    from grader.render import plots
    from grader.render.standing_page import page

    drawn = plots.pictures(found, console.translator) if plots.is_possible() else []
    write_page(path, page(found, drawn, console.translator), console)
    miss_pictures(console)


def _document(found: Standing) -> str:
    from grader.render.json import dump

    return dump(
        {
            "version": 1,
            "done": found.done,
            "exercises": found.exercises,
            "due": [card.id for card in found.due],
            "weakest": [
                {"belief": each.belief.name, "missed": each.card.lapses, "made_good": each.card.made_good}
                for each in found.weakest
            ],
            "calibration": [
                {"rule": each.rule, "count": each.count, "sure": round(each.sure, 3), "right": round(each.right, 3)}
                for each in found.calibration
            ],
            "days": [{"day": day.day.isoformat(), "count": day.count, "right": day.right} for day in found.days],
        }
    )
