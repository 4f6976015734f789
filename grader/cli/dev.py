"""`axiswise dev`: for authors. New content, what is made from it, the gate, and the figures of the grader."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

import click

from grader.authoring.check.finding import Finding
from grader.catalog import Catalog, content_root
from grader.cli.console import Console
from grader.cli.help import Verb, Verbs, console_of, json_option, lang_option
from grader.i18n import mark
from grader.model import Kind, say

DEFECTS = 2
KINDS = (Kind.CODE, Kind.PREDICT, Kind.TRACE, Kind.EXPLAIN, Kind.EXPOSE)  # that can be laid out
SEED = 1  # the gate asks the same questions every time

VERBS = {
    "new": mark("Lay out the files of a new exercise."),
    "build": mark("Make the stubs and the message catalogues."),
    "check": mark("Check the content: the gate."),
    "bench": mark("Measure the grader beside its floors."),
    "attacks": mark("Judge hostile hand-ins: the security table."),
}


class AuthorVerbs(Verbs):
    """The verbs of this module."""

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        return click.Group.get_command(self, ctx, cmd_name)


content_option = click.option(
    "--content",
    type=click.Path(exists=True, file_okay=False, path_type=Path),
    help=mark("Folder that holds exercises/, reference/, solutions/ and tests/; by default this program's own."),
)


@click.group(
    cls=AuthorVerbs,
    verbs=VERBS,
    help=mark("For authors: new, build, check, bench, attacks."),
    example=mark("axiswise dev new sinusoidal/encode_positions\naxiswise dev build\naxiswise dev check sinusoidal"),
)
@lang_option
def dev() -> None:
    """Hold the authors' verbs together."""


@dev.command(
    cls=Verb,
    help=mark("Lay out every file of a new exercise, with placeholders that `axiswise dev check` refuses."),
    example=mark("axiswise dev new sinusoidal/encode_positions\naxiswise dev new rules/predict_sums --kind predict"),
)
@click.argument("exercise", metavar="UNIT/NAME")
@click.option(
    "--kind",
    default="code",
    type=click.Choice([each.value for each in KINDS]),
    show_default=True,
    help=mark("Kind of exercise."),
)
@content_option
@lang_option
@click.pass_context
def new(ctx: click.Context, exercise: str, kind: str, content: Path | None) -> int:
    """Write the files; return 0."""
    from grader.authoring.new import lay_out

    console = console_of(ctx)
    for path in lay_out(_root(content), exercise, Kind(kind)):
        console.write(str(path))
    console.say(say("Replace every TODO, then run `axiswise dev check {id}`.", id=exercise))
    return 0


@dev.command(
    cls=Verb,
    help=mark("Make the stubs from the references and the English pages, and compile the message catalogues."),
    example=mark("axiswise dev build"),
)
@content_option
@lang_option
@click.pass_context
def build(ctx: click.Context, content: Path | None) -> int:
    """Write what changed; return 0."""
    from grader.authoring.build import build_messages, build_stubs

    console = console_of(ctx)
    written = build_stubs(Catalog(_root(content)))
    if content is None:
        written += build_messages()
    for path in written:
        console.write(str(path))
    console.say(say("{count} files written.", count=len(written)))
    return 0


@dev.command(
    cls=Verb,
    help=mark("Check content: stubs, solutions, wrong variants, mutants, examples, margins and translations."),
    example=mark("axiswise dev check --static            # what needs no judge\naxiswise dev check sinusoidal"),
)
@click.argument("targets", nargs=-1, metavar="[UNIT[/EXERCISE]]...")
@click.option("--static", is_flag=True, help=mark("Only what can be read; nothing is judged."))
@click.option("--jobs", type=click.IntRange(1), help=mark("Judges that work side by side; as many as processors."))
@click.option("--seed", default=SEED, show_default=True, help=mark("Seed of the inputs."))
@content_option
@json_option
@lang_option
@click.pass_context
def check(
    ctx: click.Context,
    targets: tuple[str, ...],
    static: bool,
    jobs: int | None,
    seed: int,
    content: Path | None,
    as_json: bool,
) -> int:
    """Show what must be mended; return 0 when there is nothing, else 2."""
    from grader.authoring.check.finding import in_order
    from grader.authoring.check.gate import judged_findings, static_findings

    console = console_of(ctx)
    catalog = Catalog(_root(content))
    found = static_findings(catalog, targets)
    if not static:
        found = in_order((*found, *judged_findings(catalog, targets, seed, jobs or os.cpu_count() or 1)))
    if as_json:
        console.write(_document(found, catalog.root))
    else:
        _show(found, catalog.root, console)
    return DEFECTS if found else 0


@dev.command(
    cls=Verb,
    help=mark(
        "Measure the grader beside what cannot be avoided: one table, medians and ratios of one run. "
        "`course`: a class, beside nbgrader."
    ),
    example=mark("axiswise dev bench\naxiswise dev bench --json > figures.json\naxiswise dev bench course"),
)
@click.argument("what", default="judge", type=click.Choice(["judge", "course"]))
@click.option("--rounds", type=click.IntRange(1), default=15, show_default=True, help=mark("Cold starts of each."))
@click.option("--repeats", type=click.IntRange(1), default=30, show_default=True, help=mark("Warm verdicts of each."))
@click.option("--hand-ins", type=click.IntRange(20), default=1000, show_default=True, help=mark("Length of the batch."))
@json_option
@lang_option
@click.pass_context
def bench(ctx: click.Context, what: str, rounds: int, repeats: int, hand_ins: int, as_json: bool) -> int:
    """Print the table; return 0 when every target is reached, else 1."""
    from grader.authoring import bench_course
    from grader.authoring.bench import Plan, document, measure, table
    from grader.authoring.machine import machine, versions
    from grader.render import columns

    console = console_of(ctx)
    catalog = Catalog(content_root())
    if what == "course":
        figures = bench_course.measure(catalog, bench_course.Plan(hand_ins))
    else:
        figures = measure(catalog, Plan(rounds, repeats, hand_ins))
    if as_json:
        from grader.render.json import dump

        console.write(dump(document(figures)))
    else:
        facts = [f"{key}: {value}" for key, value in (machine() | versions()).items()]
        console.write("\n".join([*facts, "", *columns.table(table(figures, console.translator))]))
    return 0 if all(figure.reached is not False for figure in figures) else 1


@dev.command(
    cls=Verb,
    help=mark("Judge hostile hand-ins among honest ones, and print what came of each attack."),
    example=mark("axiswise dev attacks\naxiswise dev attacks --write"),
)
@click.option("--write", is_flag=True, help=mark("Put the table into README.md."))
@lang_option
@click.pass_context
def attacks(ctx: click.Context, write: bool) -> int:
    """Print the table; return 0 when every attack was stopped, else 1."""
    from grader.authoring.attacks import read_attacks, run_attacks, table, write_table

    root = content_root()
    sandboxing, results = run_attacks(Catalog(root), read_attacks(root / "tests" / "kit" / "attacks"))
    console_of(ctx).write(table(results))
    if write:
        write_table(root / "README.md", sandboxing, results)
    return 1 if any(each.broken for each in results) else 0


def _root(content: Path | None) -> Path:
    return content_root(content.resolve()) if content else content_root()


def _show(found: Sequence[Finding], root: Path, console: Console) -> None:
    words = console.translator
    for each in found:
        console.write(f"{_place(each, root)}: {words.say(each.what)}\n    {words.say(each.advice)}")
    if found:
        console.say(say("To mend: {count}.", count=len(found)))
    else:
        console.say(say("Nothing to mend."))


def _place(finding: Finding, root: Path) -> str:
    path = finding.file.relative_to(root) if finding.file.is_relative_to(root) else finding.file
    return f"{path}:{finding.line}" if finding.line else str(path)


def _document(found: Sequence[Finding], root: Path) -> str:
    from grader.render.json import dump

    rows = [
        {
            "file": _place(each, root).partition(":")[0],
            "line": each.line,
            "what": str(each.what),
            "advice": str(each.advice),
        }
        for each in found
    ]
    return dump({"version": 1, "findings": rows})
