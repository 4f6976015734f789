"""`axiswise course bundle`: packages for students and platforms."""

from __future__ import annotations

from pathlib import Path

import click

from grader.catalog import Catalog, content_root
from grader.cli.console import Console
from grader.cli.help import Verb, console_of, lang_option
from grader.errors import UserError
from grader.i18n import mark
from grader.model import say

KINDS = ("student", "gradescope", "classroom")


@click.command(
    cls=Verb,
    help=mark(
        "Write the package OUT, a zip: `student` holds stubs and tasks; `gradescope` is an autograder for Gradescope; "
        "`classroom` is a template repository for GitHub Classroom. With --variants, OUT is a folder with a zip for "
        "each student of the roster, predict questions of their own in it, and the key."
    ),
    example=mark(
        "axiswise course bundle student week1.zip --units sinusoidal\n"
        "axiswise course bundle student week1 --variants roster.csv\n"
        "axiswise course bundle gradescope autograder.zip --units sinusoidal,adding"
    ),
)
@click.argument("kind", metavar="KIND", type=click.Choice(KINDS))
@click.argument("out", metavar="OUT", type=click.Path(path_type=Path))
@click.option("--units", metavar="UNIT,UNIT", help=mark("The units to teach, in this order; by default all."))
@click.option(
    "--variants",
    metavar="ROSTER",
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    help=mark("The roster: a package for each student."),
)
@click.option(
    "--kit",
    metavar="REQUIREMENT",
    default="axiswise",
    show_default=True,
    help=mark("What `pip install` gets the kit by, in GitHub's workflow."),
)
@lang_option
@click.pass_context
def command(ctx: click.Context, kind: str, out: Path, units: str | None, variants: Path | None, kit: str) -> int:
    """Write the package; return 0."""
    console = console_of(ctx)
    catalog = Catalog(content_root())
    names = [name.strip() for name in units.split(",")] if units else [unit.name for unit in catalog.units()]
    if variants:
        if kind != "student":
            raise UserError(say("--variants goes with `student` alone"))
        _write_variants(catalog, names, variants, out, console)
        return 0
    from grader.course.bundle.zips import write_zip

    console.write(str(write_zip(out, _files(catalog, kind, names, console.lang, kit))))
    return 0


def _files(catalog: Catalog, kind: str, units: list[str], lang: str, kit: str) -> dict[str, bytes]:
    from grader.course.bundle.platforms import classroom_files, gradescope_files
    from grader.course.bundle.student import student_files

    if kind == "gradescope":
        return gradescope_files(catalog, units, lang)
    files = student_files(catalog, units, lang)
    return files | classroom_files(catalog, units, lang, kit) if kind == "classroom" else files


def _write_variants(catalog: Catalog, units: list[str], roster: Path, out: Path, console: Console) -> None:
    from grader.course.bundle.student import student_files, write_variants
    from grader.course.roster import read_roster

    files = student_files(catalog, units, console.lang)
    for path in write_variants(out, files, read_roster(roster), console.lang, salt=out.resolve().name):
        console.write(str(path))
