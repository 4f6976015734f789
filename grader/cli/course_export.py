"""`axiswise course export`: marks as other systems read them."""

from __future__ import annotations

from pathlib import Path

import click

from grader.cli.course_grade import policy_option, roster_option
from grader.cli.help import Verb, console_of, lang_option
from grader.course.export import TARGETS, export
from grader.course.kept import marks_in
from grader.i18n import mark
from grader.model import say

results_argument = click.argument("out", metavar="OUT", type=click.Path(exists=True, file_okay=False, path_type=Path))


@click.command(
    cls=Verb,
    help=mark(
        "Write the marks in OUT, a folder of `axiswise course grade`, as another system reads them. An answer that "
        "could not be judged leaves its mark empty; it is never a zero."
    ),
    example=mark(
        "axiswise course export marks --to csv --roster roster.csv\n"
        'axiswise course export marks --to canvas --roster canvas.csv --column "Homework 1 (4711)"'
    ),
)
@results_argument
@click.option("--to", required=True, type=click.Choice([*TARGETS]), help=mark("The system."))
@roster_option
@policy_option
@click.option("--output", type=click.Path(path_type=Path), help=mark("Where to write; by default in OUT."))
@click.option("--column", default="axiswise", show_default=True, help=mark("What the system calls the assignment."))
@lang_option
@click.pass_context
def command(
    ctx: click.Context,
    out: Path,
    to: str,
    roster: Path | None,
    policy: Path | None,
    output: Path | None,
    column: str,
) -> int:
    """Write the files; return 0."""
    console = console_of(ctx)
    marks = marks_in(out, roster, policy)
    written = export(to, marks, output or out / TARGETS[to], column)
    for path in written[:1] if len(written) == 1 else ():
        console.write(str(path))
    if len(written) != 1:
        console.say(say("{count} files in {path}", count=len(written), path=output or out / TARGETS[to]))
    waiting = [row.student.id for row in marks.rows if not row.is_settled]
    if waiting:
        console.complain(say("not judged yet, so without a mark: {students}", students=", ".join(waiting)))
    if marks.nobodys:
        paths = {each["path"] for each in marks.nobodys}
        console.complain(say("{count} files are of nobody known and count for nobody", count=len(paths)))
    return 3 if waiting else 0
