"""`axiswise hint`: one more hint each time."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

import click

from grader.catalog import Catalog, content_root
from grader.cli.choose import choose
from grader.cli.console import Console
from grader.cli.help import Verb, console_of, json_option, lang_option
from grader.cli.pages import show_markdown
from grader.i18n import mark
from grader.model import Exercise, Message, Page, say
from grader.workspace import Event, Workspace, find, progress_of, remember


@click.command(
    cls=Verb,
    help=mark(
        "Give a hint on EXERCISE, or on the one at hand: first a nudge, next time the idea, then nearly all of it. "
        "Which one you saw is remembered in the workspace."
    ),
    example=mark("axiswise hint\naxiswise hint sinusoidal/positional_encoding --all"),
)
@click.argument("exercise", required=False)
@click.option("--all", "everything", is_flag=True, help=mark("Show every hint at once."))
@json_option
@lang_option
@click.pass_context
def command(ctx: click.Context, exercise: str | None, everything: bool, as_json: bool) -> int:
    """Show a hint; return 0."""
    console = console_of(ctx)
    workspace = find(Path.cwd())
    catalog = Catalog(content_root())
    chosen = choose(catalog, workspace, exercise)
    page = catalog.page(chosen, console.lang)
    last = len(page.hints) if everything else _climb(chosen, page, workspace)
    numbers = range(1 if everything else last, last + 1)
    if as_json:
        console.write(_document(chosen, page, numbers))
    else:
        _show(chosen, page, numbers, console)
    if workspace:
        remember(workspace.root, Event.HINT, chosen.id, datetime.now(UTC), last)
    return 0


def _climb(exercise: Exercise, page: Page, workspace: Workspace | None) -> int:
    """Number of the hint to show now, from 1."""
    seen = progress_of(workspace.root).hints.get(exercise.id, 0) if workspace else 0
    return min(seen + 1, len(page.hints))


def _show(exercise: Exercise, page: Page, numbers: range, console: Console) -> None:
    for number in numbers:
        show_hint(exercise, page, number, console)
        console.write("")
    if numbers[-1] < len(page.hints):
        console.say(say("More: `axiswise hint {exercise}`", exercise=exercise.id))
    else:
        console.say(after_the_last(exercise))


def after_the_last(exercise: Exercise) -> Message:
    """What to do when no hint is left."""
    return say(
        "That was the last hint. If it will not come: `axiswise solution {exercise} --give-up`", exercise=exercise.id
    )


def show_hint(exercise: Exercise, page: Page, number: int, console: Console) -> None:
    """Write one hint under its headline."""
    from grader.render.text import TITLE

    look = console.look()
    headline = say(
        "Hint {number} of {count} for {exercise}", number=number, count=len(page.hints), exercise=exercise.id
    )
    console.write("\n".join(look.lines(look.say(headline), style=TITLE)))
    show_markdown(console, page.hints[number - 1])


def _document(exercise: Exercise, page: Page, numbers: range) -> str:
    from grader.render.json import dump

    hints = [{"number": number, "text": page.hints[number - 1]} for number in numbers]
    return dump({"version": 1, "exercise": exercise.id, "count": len(page.hints), "hints": hints})
