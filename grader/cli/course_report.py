"""`axiswise course report`: how a class did, as a page, and a page for each student."""

from __future__ import annotations

from pathlib import Path

import click

from grader.cli.course_export import results_argument
from grader.cli.course_grade import policy_option, roster_option
from grader.cli.help import Verb, console_of, lang_option
from grader.course.kept import marks_in
from grader.i18n import mark
from grader.model import say


@click.command(
    cls=Verb,
    help=mark(
        "Make a page of how the class did from the results in OUT: marks, checks, mistakes by name, and what a person "
        "should look at; and a page for each student, in which nobody else appears."
    ),
    example=mark("axiswise course report marks --roster roster.csv"),
)
@results_argument
@roster_option
@policy_option
@click.option("--title", help=mark("Title of the pages."))
@click.option(
    "--output", type=click.Path(file_okay=False, path_type=Path), help=mark("Folder to write to; OUT/report.")
)
@lang_option
@click.pass_context
def command(
    ctx: click.Context, out: Path, roster: Path | None, policy: Path | None, title: str | None, output: Path | None
) -> int:
    """Write the pages; return 0."""
    from grader.course.report import write_report

    console = console_of(ctx)
    marks = marks_in(out, roster, policy)
    heading = title or console.translator.say(say("Results"))
    first, *others = write_report(marks, output or out / "report", heading, console.translator)
    console.write(str(first))
    console.say(say("{count} pages for students in {path}", count=len(others), path=first.parent / "students"))
    return 0
