"""`axiswise next`: what to do now, and in which file."""

from __future__ import annotations

import shlex
from pathlib import Path

import click

from grader.catalog import Catalog, content_root
from grader.cli.choose import choose, require
from grader.cli.console import Console
from grader.cli.help import Verb, console_of, json_option, lang_option
from grader.cli.pages import show_markdown
from grader.i18n import mark
from grader.model import Exercise, Message, say
from grader.workspace import Progress, Workspace, find, progress_of, upcoming


@click.command(
    cls=Verb,
    help=mark(
        "Show the next exercise that is not done: its task, and the file to write the answer in. "
        "With EXERCISE, show that one, done or not."
    ),
    example=mark("axiswise next\naxiswise next positional_encoding"),
)
@click.argument("name", metavar="[EXERCISE]", required=False)
@json_option
@lang_option
@click.pass_context
def command(ctx: click.Context, name: str | None, as_json: bool) -> int:
    """Show the exercise that is meant; return 0."""
    console = console_of(ctx)
    workspace = find(Path.cwd())
    catalog = Catalog(content_root())
    exercise = choose(catalog, workspace, name) if name else _upcoming(catalog, require(workspace))
    if as_json:
        console.write(_document(exercise, workspace, catalog, console.lang))
    elif exercise:
        show_task(exercise, workspace, catalog, console)
        path = shlex.quote(shown(workspace.file_of(exercise))) if workspace else "FILE"
        console.say(say("Then: `axiswise check {path}`, or leave `axiswise watch` running", path=path))
    else:
        console.say(say("All exercises are done. `axiswise solution UNIT/NAME` shows how others solve them."))
    return 0


def _upcoming(catalog: Catalog, workspace: Workspace) -> Exercise | None:
    return upcoming(catalog.exercises(), progress_of(workspace.root))


def show_task(exercise: Exercise, workspace: Workspace | None, catalog: Catalog, console: Console) -> None:
    """Write the task of `exercise`, and where its answer goes."""
    from grader.render.listing import headline

    page = catalog.page(exercise, console.lang)
    console.write("\n".join(headline(exercise, page.title, console.look())) + "\n")
    show_markdown(console, page.task)
    console.write("")
    console.say(_where(exercise, workspace))


def _where(exercise: Exercise, workspace: Workspace | None) -> Message:
    """Say in which file the answer is written."""
    if workspace is None:
        return say("There is no workspace here; `axiswise init DIR` makes one, with a file to write the answer in.")
    path = workspace.file_of(exercise)
    if path.exists():
        return say("Write your answer in {path}", path=shown(path))
    root = shlex.quote(shown(workspace.root))
    return say("Its file {path} is not there; `axiswise init {root}` writes it.", path=shown(path), root=root)


def shown(path: Path) -> str:
    """Path as one would type it here."""
    here = Path.cwd()
    return str(path.relative_to(here)) if path.is_relative_to(here) else str(path)


def _document(exercise: Exercise | None, workspace: Workspace | None, catalog: Catalog, lang: str) -> str:
    from grader.render.json import dump
    from grader.render.listing import facts

    if exercise is None:
        return dump({"version": 1, "exercise": None})
    page = catalog.page(exercise, lang)
    progress = progress_of(workspace.root) if workspace else Progress()
    path = str(workspace.file_of(exercise)) if workspace else None
    described = facts(exercise, page.title, progress.state(exercise.id)) | {"path": path, "task": page.task}
    return dump({"version": 1, "exercise": described})
