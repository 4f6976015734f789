"""`axiswise interview pack`: an interviewer's script to print, and a sheet for the candidate."""

from __future__ import annotations

from pathlib import Path

import click

from grader.catalog import Catalog, content_root
from grader.cli.check import random_seed
from grader.cli.help import Verb, console_of, lang_option
from grader.cli.writing import write_page
from grader.i18n import mark
from grader.interview.content import Content
from grader.interview.happened import Mode
from grader.interview.plan import LONGEST, SHORTEST, USUAL, Wish, plan
from grader.interview.records import Seniority
from grader.model import say


@click.command(
    cls=Verb,
    help=mark(
        "Write an interviewer's pack to FILE: the problem, scripted follow-ups with their answers, a rubric and a "
        "scoring sheet; and beside it a candidate's sheet without answers. The same seed writes the same pages."
    ),
    example=mark(
        "axiswise interview pack --seed 7 --out round.html\n"
        "axiswise interview pack --level senior --minutes 60 --out round.html"
    ),
)
@click.option(
    "--out", "out", metavar="FILE", type=click.Path(path_type=Path), required=True, help=mark("Write to FILE.")
)
@click.option("--minutes", metavar="N", type=click.IntRange(SHORTEST, LONGEST), default=USUAL,
              help=mark("How long it is to take; 45 unless you say."))  # fmt: skip
@click.option("--level", type=click.Choice([each.value for each in Seniority]), default="mid",
              help=mark("What the candidate applies for."))  # fmt: skip
@click.option("--topics", metavar="A,B", default="",
              help=mark("Units or themes to draw from, such as `rotary,masks`; all unless you say."))  # fmt: skip
@click.option("--seed", metavar="N", type=click.IntRange(min=0), help=mark("Write the pages that this seed gives."))
@lang_option
@click.pass_context
def command(ctx: click.Context, out: Path, minutes: int, level: str, topics: str, seed: int | None) -> int:
    """Write both pages; return 0."""
    from grader.interview.pack import Script

    console = console_of(ctx)
    content = Content(Catalog(content_root()), console.lang)
    wanted = tuple(word for each in topics.split(",") if (word := each.strip()))
    chosen = random_seed() if seed is None else seed
    script = Script(plan(content.stock, Wish(chosen, minutes, Seniority(level), Mode.LIVE, wanted)), content,
                    console.translator)  # fmt: skip
    write_page(out, script.interviewer(), console)
    write_page(out.with_name(f"{out.stem}-candidate{out.suffix}"), script.candidate(), console)
    console.say(say("The same pages again: `--seed {seed}`.", seed=chosen))
    return 0
