"""`axiswise init`: lay out a workspace, or bring one up to date."""

from __future__ import annotations

import os
import shlex
from pathlib import Path

import click

from grader.catalog import Catalog, content_root
from grader.cli.console import Console
from grader.cli.help import Verb, console_of, lang_option
from grader.errors import UserError
from grader.i18n import mark
from grader.model import say
from grader.workspace.folder import at, find, real
from grader.workspace.layout import LaidOut, lay_out


@click.command(
    cls=Verb,
    help=mark(
        "Lay out DIR as your workspace: one stub a file, a README, and a place where progress is remembered. "
        "Run it again after an upgrade: it adds what is new and never touches what you wrote."
    ),
    example=mark("axiswise init practice\naxiswise init practice --lang zh     # stubs and README in Chinese"),
)
@click.argument("name", metavar="DIR")
@lang_option
@click.pass_context
def command(ctx: click.Context, name: str) -> int:
    """Lay out a workspace; return 0."""
    console = console_of(ctx)
    if not name:
        raise UserError(say("DIR is empty; name a folder, new or your own"))
    folder = Path(name)
    _refuse_nested(folder)
    console.settle(at(folder))
    _report(lay_out(folder, Catalog(content_root()), console.lang), folder, console)
    return 0


def _refuse_nested(folder: Path) -> None:
    """Refuse to make a workspace within another: whoever stands in a subfolder means the whole."""
    around = find(folder)
    if around and around.root != real(folder):
        root = os.path.relpath(around.root)
        message = say(
            "{path} lies in the workspace {whole}; `axiswise init {root}` brings that up to date",
            path=folder,
            whole=around.root,
            root=shlex.quote(root),
        )
        raise UserError(message)


def _report(done: LaidOut, folder: Path, console: Console) -> None:
    counts = {"added": len(done.added), "kept": done.kept, "path": folder}
    if done.kept or done.renewed:
        console.say(say("{path}: {added} files added, {kept} left as they were.", **counts))
    else:
        console.say(say("{path}: {added} files written.", **counts))
    if done.renewed:
        console.say(say("{count} untouched files are in the new language now.", count=len(done.renewed)))
    if real(folder) == Path.cwd():
        console.say(say("Next: `axiswise next`"))
        return
    console.say(say("Next: `cd {path}`, then `axiswise next`.", path=shlex.quote(str(folder))))
