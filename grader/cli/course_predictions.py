"""`axiswise course predictions`: mark the questions that each student had of their own."""

from __future__ import annotations

from pathlib import Path

import click

from grader.catalog import Catalog, content_root
from grader.cli.help import Verb, console_of, lang_option
from grader.i18n import mark
from grader.model import say

MARKS = "predictions.csv"


@click.command(
    cls=Verb,
    help=mark(
        "Mark the files predictions.py in PATHS, of the packages that `axiswise course bundle student PACKAGE "
        "--variants ROSTER` made. The marks are written to PACKAGE/predictions.csv."
    ),
    example=mark("axiswise course predictions submissions.zip --package week1 --roster roster.csv"),
)
@click.argument("paths", nargs=-1, required=True, type=click.Path(exists=True, path_type=Path))
@click.option(
    "--package",
    required=True,
    type=click.Path(exists=True, file_okay=False, path_type=Path),
    help=mark("Folder of the packages: its name says which questions were asked."),
)
@click.option(
    "--roster",
    required=True,
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    help=mark("The roster that the packages were made for."),
)
@click.option(
    "--i-trust-this-code",
    "trusted",
    is_flag=True,
    help=mark("Judge other people's files even where there is no sandbox."),
)
@lang_option
@click.pass_context
def command(ctx: click.Context, paths: tuple[Path, ...], package: Path, roster: Path, trusted: bool) -> int:
    """Write the marks; return 0, or 1 if a file could not be marked."""
    from grader.course.export.files import write_table
    from grader.course.predictions import mark_predictions
    from grader.course.roster import read_roster

    console = console_of(ctx)
    students = read_roster(roster)
    rows, trouble = mark_predictions(Catalog(content_root()), paths, students, package.resolve().name, trusted)
    table = [(each.student, each.item, each.given, each.right, each.points) for each in rows]
    console.write(str(write_table(package / MARKS, [("student", "item", "given", "answer", "points"), *table])))
    for place, why in trouble:
        console.complain(say("{path}: {why}", path=place, why=why))
    return int(bool(trouble))
