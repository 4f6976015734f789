"""`axiswise solution`: good solutions and why they work, for whoever passed or gave up."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

import click

from grader.catalog import Catalog, content_root
from grader.cli.choose import choose
from grader.cli.console import Console
from grader.cli.help import Verb, console_of, json_option, lang_option
from grader.cli.pages import show_code, show_markdown
from grader.errors import UserError
from grader.i18n import mark
from grader.model import Exercise, Page, say
from grader.workspace import Event, Progress, Workspace, find, progress_of, remember


@click.command(
    cls=Verb,
    help=mark(
        "Show good solutions of EXERCISE, explain them and answer its interview questions, once you passed it. "
        "With --give-up, before that too: that is remembered, and you can still pass it later."
    ),
    example=mark("axiswise solution positional_encoding\naxiswise solution sinusoidal/positional_encoding --give-up"),
)
@click.argument("exercise")
@click.option("--give-up", "gives_up", is_flag=True, help=mark("Show them although you have not passed."))
@json_option
@lang_option
@click.pass_context
def command(ctx: click.Context, exercise: str, gives_up: bool, as_json: bool) -> int:
    """Show the solutions; return 0."""
    console = console_of(ctx)
    workspace = find(Path.cwd())
    catalog = Catalog(content_root())
    chosen = choose(catalog, workspace, exercise)
    _earn(chosen, workspace, gives_up)
    page = catalog.page(chosen, console.lang)
    if as_json:
        console.write(_document(chosen, page))
    else:
        _show(chosen, page, console)
    return 0


def _earn(exercise: Exercise, workspace: Workspace | None, gives_up: bool) -> None:
    """Refuse whoever neither passed nor gives up; remember whoever gives up."""
    progress = progress_of(workspace.root) if workspace else Progress()
    if exercise.id in progress.passed | progress.gave_up:
        return
    if not gives_up:
        raise UserError(
            say(
                "you have not passed {exercise} yet; `axiswise hint {exercise}` helps, "
                "and `axiswise solution {exercise} --give-up` shows the solutions all the same",
                exercise=exercise.id,
            )
        )
    if workspace:
        remember(workspace.root, Event.GAVE_UP, exercise.id, datetime.now(UTC))


def _sources(exercise: Exercise) -> dict[str, str]:
    """Name of an approach -> its source."""
    files = sorted(exercise.solutions.glob("*.py"))
    return {each.stem: each.read_text(encoding="utf-8") for each in files}


def _show(exercise: Exercise, page: Page, console: Console) -> None:
    from grader.render.text import TITLE

    look = console.look()
    sources = _sources(exercise)
    for number, (approach, source) in enumerate(sources.items(), start=1):
        headline = say("Solution {number} of {count}: {approach}", number=number, count=len(sources), approach=approach)
        console.write("\n".join(look.lines(look.say(headline), style=TITLE)) + "\n")
        show_code(console, source)
        console.write("")
    console.write("\n".join(look.lines(look.say(say("Why it works")), style=TITLE)) + "\n")
    show_markdown(console, page.explanation)
    console.write("\n" + "\n".join(look.lines(look.say(say("Asked in interviews")), style=TITLE)))
    for question, answer in page.interview:
        console.write("\n" + "\n".join(look.lines(question, style=TITLE)) + "\n")
        show_markdown(console, answer)


def _document(exercise: Exercise, page: Page) -> str:
    from grader.render.json import dump

    document = {
        "version": 1,
        "exercise": exercise.id,
        "solutions": [{"approach": name, "source": source} for name, source in _sources(exercise).items()],
        "explanation": page.explanation,
        "interview": [{"question": question, "answer": answer} for question, answer in page.interview],
    }
    return dump(document)
