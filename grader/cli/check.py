"""`axiswise check`: judge files and say what came of it."""

from __future__ import annotations

import os
import shlex
from contextlib import ExitStack
from pathlib import Path

import click

from grader.catalog import Catalog, content_root
from grader.cli.console import Console
from grader.cli.help import Verb, console_of, json_option, lang_option
from grader.cli.judging import Request, Run
from grader.cli.targets import Refusal, Skipped, Target, targets
from grader.errors import AxiswiseError, GraderError
from grader.i18n import mark
from grader.model import Feedback, Message, Outcome, Problem, Sandboxing, Verdict, say
from grader.workspace import find

FORMATS = ("text", "json", "junit")
INTERRUPTED = 130  # as a shell reports SIGINT
SEEDS = 1_000_000  # few enough digits to be typed again


@click.command(
    cls=Verb,
    help=mark(
        "Judge PATH: a file, or a folder with all Python files beneath it; without PATH, the workspace you are in, "
        "where a file that passed is judged again only when it, or what it is judged by, has changed. "
        "A file is matched to exercises by the functions and classes that it defines."
    ),
    example=mark(
        "axiswise check my_answer.py\n"
        "axiswise check practice/ --json\n"
        "axiswise check my_answer.py --seed 7 --feedback brief"
    ),
)
@click.argument("paths", nargs=-1, metavar="[PATH]...", type=click.Path(path_type=Path))
@click.option("--exercise", metavar="UNIT/NAME", help=mark("The exercise that the files answer."))
@click.option("--format", "format_", type=click.Choice(FORMATS), help=mark("How to print the verdict."))
@json_option
@click.option(
    "--seed", metavar="N", type=click.IntRange(min=0), help=mark("Draw the same inputs as the run that had it.")
)
@click.option("--fresh", is_flag=True, help=mark("Judge also what has passed and has not changed."))
@click.option(
    "--feedback",
    type=click.Choice([each.value for each in Feedback]),
    default=Feedback.FULL.value,
    help=mark("How much to tell: everything, no expected values, verdicts alone."),
)
@click.option(
    "--i-trust-this-code",
    "trusted",
    is_flag=True,
    help=mark("Judge other people's files even where there is no sandbox."),
)
@lang_option
@click.pass_context
def command(
    ctx: click.Context,
    paths: tuple[Path, ...],
    exercise: str | None,
    format_: str | None,
    as_json: bool,
    seed: int | None,
    fresh: bool,
    feedback: str,
    trusted: bool,
) -> int:
    """Judge, remember, print; return the exit code."""
    console = console_of(ctx)
    if as_json and format_ not in (None, "json"):
        why = say("--json and --format {format} contradict each other; give one of them", format=format_)
        raise click.UsageError(console.translator.say(why), ctx)
    request = Request(
        paths=paths,
        exercise=exercise,
        format="json" if as_json else format_ or "text",
        seed=random_seed() if seed is None else seed,
        feedback=Feedback(feedback),
        trusted=trusted,
        fresh=fresh or seed is not None,  # a seed is asked for to see what comes of it
    )
    return check(request, console)


def random_seed() -> int:
    """Draw a seed for a run that was given none; `random` takes longer to import than this takes to read."""
    return int.from_bytes(os.urandom(8)) % SEEDS


def check(request: Request, console: Console) -> int:
    """Carry out `request`. For a program even a refusal is a document."""
    with ExitStack() as ending:  # the verdict is printed while the sandbox ends
        try:
            console.settle(find(request.paths[0] if request.paths else Path.cwd()))
            catalog = Catalog(content_root())
            outcome = _outcome(request, catalog, console, ending)
        except AxiswiseError as error:
            if request.format == "text":
                raise
            problem = Problem("", console.translator.say(error.message))
            console.write(_document(Outcome(Sandboxing("none"), request.seed, errors=(problem,)), request.format))
            return 3 if isinstance(error, GraderError) else 2
        _print(outcome, request, catalog, console)
    return exit_code(outcome)


def exit_code(outcome: Outcome) -> int:
    """Exit code that sums up `outcome`: the gravest wins."""
    verdicts = {report.verdict for report in outcome.reports}
    if outcome.interrupted:
        return INTERRUPTED
    if Verdict.UNJUDGED in verdicts:
        return 3
    if outcome.errors:
        return 2
    return 0 if verdicts <= {Verdict.PASSED} else 1


def _outcome(request: Request, catalog: Catalog, console: Console, ending: ExitStack) -> Outcome:
    if request.exercise:
        catalog.get(request.exercise)  # an unknown one is refused before anything runs
    found = tuple(targets(request.paths, request.exercise, catalog))
    files = tuple(each for each in found if isinstance(each, Target))
    for each in found:
        if isinstance(each, Skipped):
            console.complain(each.why)
    refused = (each for each in found if isinstance(each, Refusal))
    problems = [Problem(str(each.path), console.translator.say(each.why)) for each in refused]
    if not files:
        return Outcome(Sandboxing("none"), request.seed, errors=tuple(problems))
    return Run(request, files, problems, catalog, console).outcome(ending)


def _print(outcome: Outcome, request: Request, catalog: Catalog, console: Console) -> None:
    if request.format != "text":
        console.write(_document(outcome, request.format))
    elif outcome.reports:
        console.write(_text(outcome, catalog, console, find(Path.cwd()) is not None))
    else:
        for problem in outcome.errors:
            console.complain(say("{problem}", problem=problem.message))


def _document(outcome: Outcome, format_: str) -> str:
    if format_ == "json":
        from grader.render.json import render
    else:
        from grader.render.junit import render
    return render(outcome)


def _text(outcome: Outcome, catalog: Catalog, console: Console, in_workspace: bool) -> str:
    from grader.render.text import in_full, render

    shown = in_full(outcome)
    titles = {shown.exercise: catalog.page(catalog.get(shown.exercise), console.lang).title} if shown else {}
    return render(outcome, console.look(titles, advice(outcome, in_workspace)))


def advice(outcome: Outcome, in_workspace: bool) -> Message:
    """What to do after this verdict."""
    by_verdict = {report.verdict: report for report in reversed(outcome.reports)}  # the first of each
    if Verdict.FAILED in by_verdict:
        return say("Stuck? `axiswise hint {exercise}`", exercise=by_verdict[Verdict.FAILED].exercise)
    if Verdict.UNJUDGED in by_verdict:
        path = shlex.quote(by_verdict[Verdict.UNJUDGED].path)
        return say("Run it again: `axiswise check {path}`", path=path)
    if Verdict.MISSING in by_verdict:
        path = shlex.quote(by_verdict[Verdict.MISSING].path)
        return say("Write your answer in {path}, then: `axiswise check {path}`", path=path)
    return say("Next: `axiswise next`") if in_workspace else say("More exercises: `axiswise list`")
