"""`axiswise course regrade`: judge again what changed, and say whose mark moves."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import click

from grader.catalog import Catalog, content_root
from grader.cli.console import Console
from grader.cli.course_export import results_argument
from grader.cli.course_grade import policy_option, progress, roster_option
from grader.cli.help import Verb, console_of, json_option, lang_option
from grader.course.batch import Batch
from grader.course.export.files import number
from grader.course.kept import class_of
from grader.course.regrade import Change, paths_of, regrade
from grader.i18n import mark
from grader.model import say


@click.command(
    cls=Verb,
    help=mark(
        "Judge again the hand-ins of OUT whose files or suites changed, and show whose mark moves and why. "
        "With --preview nothing is written."
    ),
    example=mark("axiswise course regrade marks --preview\naxiswise course regrade marks"),
)
@results_argument
@click.argument("paths", nargs=-1, metavar="[PATH]...", type=click.Path(path_type=Path))
@click.option("--preview", is_flag=True, help=mark("Only show; write nothing."))
@roster_option
@policy_option
@click.option("--jobs", type=click.IntRange(1), help=mark("Hand-ins judged side by side; as many as processors."))
@json_option
@lang_option
@click.pass_context
def command(
    ctx: click.Context,
    out: Path,
    paths: tuple[Path, ...],
    preview: bool,
    roster: Path | None,
    policy: Path | None,
    jobs: int | None,
    as_json: bool,
) -> int:
    """Judge and show; return 1 when marks move, else 0."""
    console = console_of(ctx)
    students, rules = class_of(out, roster, policy)
    batch = Batch(paths or paths_of(out), out, students, jobs, lang=None, locale=console.lang)
    with progress(console) as watch:
        found = regrade(Catalog(content_root()), batch, students, rules, preview, watch)
    console.write(_document(found, console)) if as_json else _show(found, console, preview)
    return 1 if found else 0


def _show(found: Sequence[Change], console: Console, preview: bool) -> None:
    for each in found:
        moved = f"{number(each.before)} -> {number(each.after)} / {number(each.points)}"
        why = "; ".join(console.translator.say(part) for part in each.why)
        console.write(f"{each.student}  {each.exercise}  {moved}  {why}")
    count = len({each.student for each in found})
    if preview:
        console.say(say("The marks of {count} students would move. Nothing was written.", count=count))
    else:
        console.say(say("The marks of {count} students moved.", count=count))


def _document(found: Sequence[Change], console: Console) -> str:
    from grader.render.json import dump

    rows = [
        {
            "student": each.student,
            "exercise": each.exercise,
            "before": each.before,
            "after": each.after,
            "points": each.points,
            "why": [console.translator.say(part) for part in each.why],
        }
        for each in found
    ]
    return dump({"version": 1, "changes": rows})
