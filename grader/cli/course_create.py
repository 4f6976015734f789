"""`axiswise course create`: a course that nbgrader takes as it is."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

import click

from grader.catalog import Catalog, content_root
from grader.cli.help import Verb, console_of, lang_option
from grader.i18n import mark
from grader.model import say


@click.command(
    cls=Verb,
    help=mark(
        "Make an nbgrader course in DIR: its configuration and a notebook for each unit, in the language of --lang. "
        "What lies there already is left alone."
    ),
    example=mark("axiswise course create numpy101 --units sinusoidal,adding --lang zh\ncd numpy101"),
)
@click.argument("folder", metavar="DIR", type=click.Path(file_okay=False, path_type=Path))
@click.option("--units", metavar="UNIT,UNIT", help=mark("The units to teach, in this order; by default all."))
@lang_option
@click.pass_context
def command(ctx: click.Context, folder: Path, units: str | None) -> int:
    """Write the course; return 0."""
    from grader.course.create import create

    console = console_of(ctx)
    catalog = Catalog(content_root())
    names = [name.strip() for name in units.split(",")] if units else [unit.name for unit in catalog.units()]
    for path in create(catalog, folder, names, console.lang):
        console.write(str(path))
    if find_spec("nbgrader") is None:
        console.say(say("nbgrader is not installed; get it with `pip install 'axiswise[course]'`"))
    console.say(say("Next: `cd {folder}`, then `nbgrader generate_assignment {unit}`", folder=folder, unit=names[0]))
    return 0
