"""`axiswise interview history`: rounds compared over time."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import click

from grader.catalog import Catalog, content_root
from grader.cli.choose import require
from grader.cli.console import Console
from grader.cli.help import Verb, console_of, json_option, lang_option
from grader.cli.writing import miss_pictures, write_page
from grader.i18n import mark
from grader.interview import log
from grader.interview.content import Content
from grader.interview.history import Past, history
from grader.workspace import find


@click.command(
    cls=Verb,
    help=mark("Compare your rounds over time: four dimensions, round by round. With --html, as a page with a plot."),
    example=mark("axiswise interview history\naxiswise interview history --html rounds.html"),
)
@click.option("--html", "page", metavar="FILE", type=click.Path(path_type=Path), help=mark("Write a page to FILE."))
@json_option
@lang_option
@click.pass_context
def command(ctx: click.Context, page: Path | None, as_json: bool) -> int:
    """Show the rounds; return 0."""
    from grader.interview.history_text import history_text

    console = console_of(ctx)
    workspace = require(find(Path.cwd()))
    past = history(log.rounds(workspace.root), Content(Catalog(content_root()), console.lang))
    if page:
        _write(page, past, console)
    elif as_json:
        console.write(_document(past))
    else:
        console.write(history_text(past, console.look()))
    return 0


def _write(path: Path, past: Sequence[Past], console: Console) -> None:
    from grader.interview.history_text import history_page

    write_page(path, history_page(past, console.translator), console)
    miss_pictures(console)


def _document(past: Sequence[Past]) -> str:
    from grader.render.json import dump

    rounds = [
        {
            "round": each.round.id,
            "begun": each.round.begun.isoformat(timespec="seconds"),
            "level": each.round.plan.level.value,
            "mode": each.round.plan.mode.value,
            "minutes": each.round.plan.minutes,
            "seconds": round(each.round.seconds),
            "finished": each.round.ended is not None,
            "dimensions": {
                one.dimension.value: {
                    "grade": one.grade and one.grade.value,
                    "score": one.score and round(one.score, 3),
                }
                for one in each.judgements
            },
        }
        for each in past
    ]
    return dump({"version": 1, "rounds": rounds})
