"""`axiswise course grade`: judge the hand-ins of a class."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import click

from grader.catalog import Catalog, content_root
from grader.cli.console import Console
from grader.cli.help import Verb, console_of, json_option, lang_option
from grader.course import kept
from grader.course.batch import Batch, Summary, grade
from grader.i18n import mark
from grader.model import Feedback, say

SHOWN = 10  # doubts that are listed on a terminal; the rest is counted
STEPS = 10  # lines of a log

out_option = click.option(
    "--out",
    required=True,
    type=click.Path(file_okay=False, path_type=Path),
    help=mark("Folder of the results; a second run goes on where the first ended."),
)
roster_option = click.option(
    "--roster",
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    help=mark("CSV file of the class: a column `id`; `name`, `email` and what Canvas or Moodle export. Kept in OUT."),
)
policy_option = click.option(
    "--policy",
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    help=mark("TOML file: which attempt counts, when hand-ins were due, what lateness costs. Kept in OUT."),
)


@click.command(
    cls=Verb,
    help=mark(
        "Judge the hand-ins of a class: .py and .ipynb files, folders of any nesting, zips of Canvas, Moodle or "
        "anybody, nbgrader's `submitted`. Results are written one by one; a run that was ended, however hard, is "
        "taken up again."
    ),
    example=mark(
        "axiswise course grade submissions.zip --out marks --roster roster.csv\n"
        "axiswise course export marks --to csv --roster roster.csv"
    ),
)
@click.argument("paths", nargs=-1, required=True, metavar="PATH...", type=click.Path(path_type=Path))
@out_option
@roster_option
@policy_option
@click.option("--jobs", type=click.IntRange(1), help=mark("Hand-ins judged side by side; as many as processors."))
@click.option("--executor", metavar="URL", help=mark("Workers elsewhere: dask://HOST:PORT."))
@click.option(
    "--seed", metavar="N", type=click.IntRange(min=0), help=mark("Draw the same inputs as the run that had it.")
)
@click.option(
    "--feedback",
    type=click.Choice([each.value for each in Feedback]),
    help=mark("How much students are told: everything, no expected values (as at first), verdicts alone."),
)
@click.option(
    "--i-trust-this-code",
    "trusted",
    is_flag=True,
    help=mark("Judge other people's files even where there is no sandbox."),
)
@json_option
@lang_option
@click.pass_context
def command(
    ctx: click.Context,
    paths: tuple[Path, ...],
    out: Path,
    roster: Path | None,
    policy: Path | None,
    jobs: int | None,
    executor: str | None,
    seed: int | None,
    feedback: str | None,
    trusted: bool,
    as_json: bool,
) -> int:
    """Grade and sum up; return 0, 2 when something could not be read, 3 when something could not be judged."""
    console = console_of(ctx)
    students, _ = kept.class_of(out, roster, policy)
    batch = Batch(
        paths,
        out,
        students,
        jobs,
        executor,
        seed,
        console.asked,
        Feedback(feedback) if feedback else None,
        trusted,
        locale=console.lang,
    )
    with progress(console) as watch:
        summary = grade(Catalog(content_root()), batch, watch)
    kept.keep(out, roster, policy)
    console.write(_document(summary)) if as_json else _show(summary, out, console)
    return 3 if summary.unjudged else 2 if summary.errors or summary.doubts else 0


@contextlib.contextmanager
def progress(console: Console) -> Iterator[Callable[[int, int], None]]:
    """Show on standard error how far a run is: a bar with rate and time left, or a few lines of a log."""
    if not sys.stderr.isatty() or console.environ.get("TERM") == "dumb":
        yield _log(console)
        return
    from rich.console import Console as Terminal
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    rate = TextColumn("{task.fields[rate]}")
    terminal = Terminal(stderr=True, no_color=not console.colour)
    with Progress(BarColumn(), MofNCompleteColumn(), rate, TimeRemainingColumn(), console=terminal) as bar:
        task = bar.add_task("", total=None, rate="")

        def watch(done: int, total: int) -> None:
            speed = bar.tasks[task].speed
            bar.update(task, completed=done, total=total, rate=f"{speed:.1f}/s" if speed else "")

        yield watch


def _log(console: Console) -> Callable[[int, int], None]:
    def watch(done: int, total: int) -> None:
        if total >= STEPS and done * STEPS // total != (done - 1) * STEPS // total:
            click.echo(f"{done}/{total}", err=True)

    return watch


def _show(summary: Summary, out: Path, console: Console) -> None:
    console.say(
        say(
            "{files} files of {students} students, {judged} of them judged now.",
            files=summary.files,
            students=len(summary.students),
            judged=summary.judged,
        )
    )
    for place, why in summary.doubts[:SHOWN]:
        console.say(say("Whose is {path}? {why}", path=place, why=why))
    if len(summary.doubts) > SHOWN:
        console.say(
            say("... and {count} more of which nobody knows whose they are.", count=len(summary.doubts) - SHOWN)
        )
    if summary.errors:
        console.say(say("{count} files could not be read or hold no answer.", count=summary.errors))
    if summary.unjudged:
        console.say(
            say("{count} answers could not be judged, by the grader's own fault: run it again.", count=summary.unjudged)
        )
    console.say(say("Next: `axiswise course export {out} --to csv`, `axiswise course report {out}`", out=out))


def _document(summary: Summary) -> str:
    from grader.render.json import dump

    return dump(
        {
            "version": 1,
            "files": summary.files,
            "judged": summary.judged,
            "students": sorted(summary.students),
            "errors": summary.errors,
            "unjudged": summary.unjudged,
            "doubts": [{"path": place, "why": why} for place, why in summary.doubts],
        }
    )
