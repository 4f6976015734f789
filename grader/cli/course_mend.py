"""`axiswise course mend`: hand-ins that nbgrader would pass over."""

from __future__ import annotations

from pathlib import Path

import click

from grader.cli.help import Verb, console_of, lang_option
from grader.i18n import mark
from grader.model import say


@click.command(
    cls=Verb,
    help=mark(
        "Make a notebook for each student of the course in DIR who handed in Python files and no notebook. "
        "Run it before `nbgrader autograde`; what was handed in stays as it is."
    ),
    example=mark("axiswise course mend ."),
)
@click.argument("folder", metavar="DIR", type=click.Path(exists=True, file_okay=False, path_type=Path))
@lang_option
@click.pass_context
def command(ctx: click.Context, folder: Path) -> int:
    """Write the notebooks; return 0, or 1 if something could not be read."""
    from grader.course.mend import mend

    console = console_of(ctx)
    outcomes = tuple(mend(folder))
    for path, why in outcomes:
        if why is None:
            console.write(str(path))
        else:
            console.complain(why)
    console.say(say("{count} notebooks made.", count=sum(why is None for _, why in outcomes)))
    return int(any(why is not None for _, why in outcomes))
