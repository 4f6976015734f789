"""One run of `axiswise watch`, from its greeting on: a verdict for every save, an answer for every key."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

import click

from grader.catalog import Catalog
from grader.cli.console import Console
from grader.cli.events import Ended, Happening, Pressed, Saved, has_keys
from grader.cli.hint import after_the_last, show_hint
from grader.cli.list import show_list
from grader.cli.next import show_task, shown
from grader.cli.record import record
from grader.cli.targets import Finder, Target
from grader.errors import AxiswiseError, GraderError, UserError
from grader.model import Exercise, Message, Outcome, Problem, Report, Verdict, say
from grader.render.text import QUIET, in_full, render
from grader.workspace import Event, Progress, Workspace, at_hand, progress_of, remember, upcoming

if TYPE_CHECKING:
    from grader.judge.run import Judge

CLEAR = "\x1b[H\x1b[2J"


@dataclass
class Sitting:
    """What the learner is at, and how each happening is answered."""

    judge: Judge
    catalog: Catalog
    workspace: Workspace | None
    console: Console
    seed: int
    current: str | None = None  # id of the exercise that was judged or shown last
    hints: dict[str, int] = field(default_factory=dict)  # shown in this sitting, for a folder that remembers nothing

    def greet(self, watched: Path) -> None:
        """Say what is watched, and where to begin."""
        self._clear()
        self.console.say(say("Watching {path}: save a file and read its verdict here.", path=watched))
        exercise = self._at_hand()
        if self.workspace and exercise:
            path = shown(self.workspace.file_of(exercise))
            self.console.say(say("Begin with {exercise}, in {path}", exercise=exercise.id, path=path))
        self._offer_keys()

    def take(self, happening: Happening) -> bool:
        """Answer one happening; False when it was the last."""
        if isinstance(happening, Saved):
            self._judge(happening.paths)
        elif isinstance(happening, Pressed):
            return self._press(happening.key)
        elif happening.error:
            raise GraderError(say("the folder cannot be watched: {error}", error=happening.error))
        return not isinstance(happening, Ended)

    def judges(self, path: Path) -> bool:
        """Say whether a file saved at `path` is one to judge: in a workspace, only the exercises' own."""
        return self.workspace is None or self._target(path).exercise is not None

    def _target(self, path: Path) -> Target:
        return Finder(None, self.catalog).target(path, path.parent)

    def _judge(self, paths: tuple[Path, ...]) -> None:
        self._clear()
        if self.console.is_rich:
            self.console.say(say("Judging..."))
        outcome = self._outcome(paths)
        self._clear()
        self.console.write(self._text(outcome))
        self._offer_keys()

    def _outcome(self, paths: tuple[Path, ...]) -> Outcome:
        reports: list[Report] = []
        problems: list[Problem] = []
        for path in paths:
            try:
                found, refused = self._grade(path)
                reports += found
                problems += refused
            except AxiswiseError as error:  # also the grader's own fault: the next save may fare better
                problems.append(Problem(shown(path), self.console.translator.say(error.message)))
        if reports:
            self.current = reports[-1].exercise
        return Outcome(self.judge.sandboxing, self.seed, tuple(reports), tuple(problems))

    def _grade(self, path: Path) -> tuple[tuple[Report, ...], tuple[Problem, ...]]:
        if not path.exists():
            root = shown(self.workspace.root) if self.workspace else "DIR"
            raise UserError(
                say("{path} is gone; `axiswise init {root}` brings its stub back", path=shown(path), root=root)
            )
        target = self._target(Path(shown(path)))
        reports, problems = self.judge.grade(target.read())
        if target.workspace:
            record(target.workspace, reports)
        return reports, problems

    def _text(self, outcome: Outcome) -> str:
        full = in_full(outcome)
        titles = {full.exercise: self._title(full.exercise)} if full else {}
        return render(outcome, self.console.look(titles, self._advice(outcome)))

    def _title(self, exercise_id: str) -> str:
        return self.catalog.page(self.catalog.get(exercise_id), self.console.lang).title

    def _advice(self, outcome: Outcome) -> Message | None:
        if not has_keys() or not outcome.reports:
            return None
        passed = all(report.verdict is Verdict.PASSED for report in outcome.reports)
        return say("Press n for the next exercise.") if passed else say("Stuck? Press h for a hint.")

    def _press(self, key: str) -> bool:
        actions = {"h": self._hint, "n": self._next, "l": self._list}
        if key.lower() in actions:
            self._clear()
            try:
                actions[key.lower()]()
            except UserError as error:
                self.console.say(error.message)
            self._offer_keys()
        return key.lower() != "q"

    def _hint(self) -> None:
        exercise = self.catalog.get(self.current) if self.current else self._at_hand()
        if exercise is None:
            self.console.say(say("Save a file first: hints are about the exercise it answers."))
            return
        page = self.catalog.page(exercise, self.console.lang)
        seen = max(self._progress().hints.get(exercise.id, 0), self.hints.get(exercise.id, 0))
        number = min(seen + 1, len(page.hints))
        show_hint(exercise, page, number, self.console)
        if number == len(page.hints):
            self.console.write("")
            self.console.say(after_the_last(exercise))
        self.hints[exercise.id] = number
        if self.workspace:
            remember(self.workspace.root, Event.HINT, exercise.id, datetime.now(UTC), number)

    def _next(self) -> None:
        if self.workspace is None:
            self.console.say(
                say("This folder is no workspace, so there is no next exercise; `axiswise init` makes one.")
            )
            return
        exercise = upcoming(self.catalog.exercises(), self._progress())
        if exercise is None:
            self.console.say(say("All exercises are done."))
            return
        self.current = exercise.id
        show_task(exercise, self.workspace, self.catalog, self.console)

    def _list(self) -> None:
        show_list(self.catalog, self.workspace, self.console)

    def _at_hand(self) -> Exercise | None:
        return at_hand(self.catalog.exercises(), self._progress()) if self.workspace else None

    def _progress(self) -> Progress:
        return progress_of(self.workspace.root) if self.workspace else Progress()

    def _clear(self) -> None:
        if self.console.is_rich:
            click.echo(CLEAR, nl=False, color=True)

    def _offer_keys(self) -> None:
        time = f"{datetime.now():%H:%M:%S}"
        if has_keys():
            keys = say("{time}  h hint, n next, l list, q quit", time=time)
        else:
            keys = say("{time}  watching; Ctrl-C ends it", time=time)
        look = self.console.look()
        self.console.write("\n" + look.paint(look.say(keys), QUIET))
