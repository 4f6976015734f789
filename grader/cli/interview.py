"""`axiswise interview`: a round from the first question to the debrief, and what one makes of rounds."""

from __future__ import annotations

import importlib
import sys
from contextlib import ExitStack
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import cast

import click

from grader.catalog import Catalog, content_root
from grader.cli.check import random_seed
from grader.cli.choose import require
from grader.cli.console import Console
from grader.cli.help import Verbs, console_of, json_option, lang_option
from grader.errors import UserError
from grader.i18n import mark
from grader.interview import log
from grader.interview.content import Content
from grader.interview.happened import Mode, Plan, Round
from grader.interview.plan import LONGEST, SHORTEST, USUAL, Wish, plan
from grader.interview.records import Seniority
from grader.interview.seen import asked_in
from grader.interview.session import Session
from grader.model import say
from grader.workspace import Workspace, find
from grader.workspace.practice import alone

VERBS = {  # name -> one line of help; the command called `command` in `grader.cli.interview_<name>`
    "history": mark("Compare your rounds over time."),
    "pack": mark("Write an interviewer's pack and a candidate's sheet."),
}


class InterviewVerbs(Verbs):
    """A round when it is called alone, and the verbs about rounds."""

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in self.verbs:
            return None
        module = importlib.import_module(f"grader.cli.interview_{cmd_name}")
        return cast(click.Command, module.command)


@dataclass(frozen=True, slots=True)
class Request:
    """One command line; `seed` is None where it says nothing."""

    minutes: int
    level: Seniority
    topics: tuple[str, ...]
    seed: int | None
    mode: Mode

    def plan(self, content: Content, workspace: Workspace | None) -> Plan:
        """Plan what is asked for. With a seed it is the same for everybody, whatever they did before."""
        seed = random_seed() if self.seed is None else self.seed
        past = log.past(workspace.root) if workspace and self.seed is None else ()
        return plan(content.stock, Wish(seed, self.minutes, self.level, self.mode, self.topics), past)


@click.command(
    cls=InterviewVerbs,
    verbs=VERBS,
    invoke_without_command=True,
    no_args_is_help=False,
    help=mark(
        "Sit an interview: a warm-up, a problem (clarify, predict, code, test, follow-ups), questions answered aloud, "
        "and a debrief with grades and their evidence."
    ),
    example=mark(
        "axiswise interview --minutes 30 --level junior\n"
        "axiswise interview --level senior --mode live --topics rotary,bias\n"
        "axiswise interview --resume\n"
        "axiswise interview --plan --seed 7     # what it would ask"
    ),
)
@click.option(
    "--minutes",
    metavar="N",
    type=click.IntRange(SHORTEST, LONGEST),
    default=USUAL,
    help=mark("How long it is to take; 45 unless you say."),
)
@click.option(
    "--level", type=click.Choice([each.value for each in Seniority]), default="mid", help=mark("What you apply for.")
)
@click.option(
    "--topics",
    metavar="A,B",
    multiple=True,
    help=mark("Units or themes to draw from, such as `rotary,masks`; all unless you say."),
)
@click.option("--seed", metavar="N", type=click.IntRange(min=0), help=mark("Ask what the round that had it asked."))
@click.option(
    "--mode",
    type=click.Choice([each.value for each in Mode]),
    default=Mode.PRACTICE.value,
    help=mark("practice: verdicts and hints on the way; live: nothing until the debrief."),
)
@click.option("--resume", is_flag=True, help=mark("Go on with the round that was left last."))
@click.option("--plan", "only_plan", is_flag=True, help=mark("Print the plan and do nothing else."))
@json_option
@lang_option
@click.pass_context
def command(
    ctx: click.Context,
    minutes: int,
    level: str,
    topics: tuple[str, ...],
    seed: int | None,
    mode: str,
    resume: bool,
    only_plan: bool,
    as_json: bool,
) -> int:
    """Hold a round, or print its plan; return the exit code."""
    if ctx.invoked_subcommand:
        return 0
    console = console_of(ctx)
    _refuse_contradictions(ctx, console, resume, only_plan, as_json)
    request = Request(minutes, Seniority(level), _split(topics), seed, Mode(mode))
    if only_plan:
        return _show_plan(request, console, as_json)
    return _hold(request, console, resume)


def _split(topics: tuple[str, ...]) -> tuple[str, ...]:
    words = (word.strip() for each in topics for word in each.split(","))
    return tuple(dict.fromkeys(word for word in words if word))


def _refuse_contradictions(ctx: click.Context, console: Console, resume: bool, only_plan: bool, as_json: bool) -> None:
    """Refuse options that say nothing together."""
    if as_json and not only_plan:
        raise click.UsageError(console.translator.say(say("--json prints a plan; add --plan")), ctx)
    given = [
        f"--{name}"
        for name in ("minutes", "level", "topics", "seed", "mode")
        if ctx.get_parameter_source(name) is click.core.ParameterSource.COMMANDLINE
    ]
    if resume and (given or only_plan):
        options = ", ".join([*given, *(["--plan"] if only_plan else [])])
        why = say("--resume goes on with a round as it was planned; leave out {options}", options=options)
        raise click.UsageError(console.translator.say(why), ctx)


def _show_plan(request: Request, console: Console, as_json: bool) -> int:
    from grader.interview.opening import plan_document, plan_text
    from grader.render.json import dump

    content = Content(Catalog(content_root()), console.lang)
    planned = request.plan(content, find(Path.cwd()))
    console.write(dump(plan_document(planned, content)) if as_json else plan_text(planned, content, console.look()))
    return 0


def _hold(request: Request, console: Console, resume: bool) -> int:
    from grader.cli.interview_sitting import Sitting

    if not (console.is_terminal and sys.stdin is not None and sys.stdin.isatty()):
        raise UserError(
            say("an interview is held on a terminal, and this is none; `axiswise interview --plan` shows what it asks")
        )
    workspace = require(find(Path.cwd()))
    content = Content(Catalog(content_root()), console.lang)
    with ExitStack() as held:
        found = _left_last(workspace, held) if resume else _new(request, content, workspace, console, held)
        session = Session(found, asked_in(found, content))
        return Sitting(session, content, console, workspace, resumed=resume).hold()


def _left_last(workspace: Workspace, held: ExitStack) -> Round:
    """Latest unfinished round that nobody is at; held until the end of this run."""
    waiting = log.unfinished(workspace.root)
    for each in waiting:
        if held.enter_context(alone(workspace.root, each.id)):
            return each
    if waiting:
        raise UserError(say("that round is being held in another window; go on there"))
    raise UserError(say("no round was left unfinished; `axiswise interview` begins one"))


def _new(request: Request, content: Content, workspace: Workspace, console: Console, held: ExitStack) -> Round:
    planned, now = request.plan(content, workspace), datetime.now(UTC)
    id_ = log.new_id(now)
    held.enter_context(alone(workspace.root, id_))
    log.Log(workspace.root, id_).begin(planned, console.lang, now)
    return Round(id_, now, planned, console.lang)
