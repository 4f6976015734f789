"""`axiswise watch`: judge every file as it is saved, and answer keys meanwhile."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import click

from grader.catalog import Catalog, content_root
from grader.cli.check import random_seed
from grader.cli.events import happenings
from grader.cli.help import Verb, console_of, lang_option
from grader.cli.sitting import Sitting
from grader.errors import UserError
from grader.i18n import mark
from grader.model import say
from grader.workspace import Workspace, find, is_folder
from grader.workspace.folder import real


@click.command(
    cls=Verb,
    help=mark(
        "Watch DIR (by default the workspace you are in) and judge each file as soon as it is saved. "
        "Keys: h hint, n next exercise, l list, q quit."
    ),
    example=mark("axiswise watch\naxiswise watch practice"),
)
@click.argument("place", metavar="[DIR]", required=False, type=click.Path(path_type=Path))
@lang_option
@click.pass_context
def command(ctx: click.Context, place: Path | None) -> int:
    """Watch until the learner quits; return 0."""
    from grader.judge.run import Options, with_judge

    console = console_of(ctx)
    workspace = find(place or Path.cwd())
    console.settle(workspace)
    watched = _watched(place, workspace)
    catalog = Catalog(content_root())
    options = Options(random_seed(), console.lang)
    with_judge(catalog, options, lambda judge: _sit(Sitting(judge, catalog, workspace, console, options.seed), watched))
    return 0


def _watched(place: Path | None, workspace: Workspace | None) -> Path:
    if place is None and workspace is None:
        raise UserError(say("there is no workspace here to watch; `axiswise init DIR` makes one, or name a folder"))
    watched = real(place or (workspace.root if workspace else Path()))
    if not os.access(watched, os.F_OK):
        raise UserError(say("there is no folder {path}; `axiswise init {path}` makes it", path=place))
    return watched


def _sit(sitting: Sitting, watched: Path) -> None:
    """Take what happens, one thing at a time, until it ends."""
    folder = watched if is_folder(watched) else watched.parent
    with happenings(folder, _wanted(sitting, watched)) as queue:
        sitting.greet(watched)
        while sitting.take(queue.get()):
            pass


def _wanted(sitting: Sitting, watched: Path) -> Callable[[str], bool]:
    """Say of a path whether its file is to be judged: what `check` would judge in this folder."""

    def wanted(name: str) -> bool:
        path = Path(name)
        if path == watched:
            return True
        parts = path.relative_to(watched).parts if path.is_relative_to(watched) else (".",)
        visible = not any(part.startswith(".") or part == "__pycache__" for part in parts)
        return visible and path.suffix == ".py" and sitting.judges(path)

    return wanted
