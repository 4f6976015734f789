"""`axiswise course`: for instructors. One module a verb, loaded when the verb is called."""

from __future__ import annotations

import importlib
from typing import cast

import click

from grader.cli.help import Verbs, lang_option
from grader.i18n import mark

VERBS = {  # name -> one line of help; the command called `command` in `grader.cli.course_<name>`
    "create": mark("Make an nbgrader course, one notebook a unit."),
    "mend": mark("Put hand-ins into the form that nbgrader expects."),
    "grade": mark("Judge the hand-ins of a class, hundreds of them."),
    "export": mark("Write marks as Canvas, Moodle, Gradescope, nbgrader or others read them."),
    "report": mark("Make a page of how the class did, and one for each student."),
    "regrade": mark("Judge again what changed; with --preview, only show whose mark would move."),
    "predictions": mark("Mark the questions that each student had of their own."),
    "bundle": mark("Pack what a student or a platform gets."),
}


class CourseVerbs(Verbs):
    """The verbs of instructors."""

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in self.verbs:
            return None
        module = importlib.import_module(f"grader.cli.course_{cmd_name}")
        return cast(click.Command, module.command)


@click.group(
    cls=CourseVerbs,
    verbs=VERBS,
    help=mark("For instructors: make a course, judge hand-ins by the hundred, hand marks on."),
    example=mark("axiswise course create numpy101 --units sinusoidal,adding\naxiswise course bundle student week1.zip"),
)
@lang_option
def command() -> None:
    """Hold the instructors' verbs together."""
