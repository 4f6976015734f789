"""`axiswise list`: all exercises, and which are done."""

from __future__ import annotations

from pathlib import Path

import click

from grader.catalog import Catalog, content_root
from grader.cli.console import Console
from grader.cli.help import Verb, console_of, json_option, lang_option
from grader.i18n import mark
from grader.model import say
from grader.workspace import Progress, Workspace, find, progress_of


@click.command(
    cls=Verb,
    help=mark("List the exercises by unit: level, minutes, and in a workspace which are done."),
    example=mark("axiswise list\naxiswise list --json"),
)
@json_option
@lang_option
@click.pass_context
def command(ctx: click.Context, as_json: bool) -> int:
    """List everything; return 0."""
    console = console_of(ctx)
    workspace = find(Path.cwd())
    catalog = Catalog(content_root())
    if as_json:
        console.write(_document(catalog, workspace, console.lang))
        return 0
    show_list(catalog, workspace, console)
    console.write("")
    if workspace is None:
        console.say(say("Nothing is remembered here. `axiswise init DIR` makes a workspace."))
    else:
        console.say(say("Next: `axiswise next`"))
    return 0


def show_list(catalog: Catalog, workspace: Workspace | None, console: Console) -> None:
    """Write the table."""
    from grader.render.listing import listing

    exercises = catalog.exercises()
    progress = _progress(workspace)
    units = {catalog.unit_page(unit.name, console.lang)[0]: catalog.exercises(unit.name) for unit in catalog.units()}
    titles = {each.id: catalog.page(each, console.lang).title for each in exercises}
    states = {each.id: progress.state(each.id).value for each in exercises}
    console.write(listing(units, titles, states, console.look()))


def _document(catalog: Catalog, workspace: Workspace | None, lang: str) -> str:
    from grader.render.json import dump
    from grader.render.listing import facts

    progress = _progress(workspace)
    rows = []
    for exercise in catalog.exercises():
        row = facts(exercise, catalog.page(exercise, lang).title, progress.state(exercise.id))
        rows.append(row | {"path": str(workspace.file_of(exercise)) if workspace else None})
    return dump({"version": 1, "workspace": str(workspace.root) if workspace else None, "exercises": rows})


def _progress(workspace: Workspace | None) -> Progress:
    return progress_of(workspace.root) if workspace else Progress()
