"""One run of `axiswise check` over files: what still holds of earlier runs, what is judged now, what is remembered."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from grader.catalog import Catalog
from grader.cli.console import Console
from grader.cli.record import record
from grader.cli.targets import Target, refuse_strangers
from grader.errors import UserError
from grader.model import Feedback, HandIn, Outcome, Problem, Report, Sandboxing, say
from grader.workspace import Workspace

if TYPE_CHECKING:
    from grader.cli.unchanged import Past
    from grader.judge.pool import Judged
    from grader.judge.run import Judge


class Request(NamedTuple):
    """One command line of `check`."""

    paths: tuple[Path, ...]
    exercise: str | None
    format: str
    seed: int
    feedback: Feedback
    trusted: bool
    fresh: bool  # judge also what passed and has not changed


class Run:
    """Files on their way to an outcome; `problems` are paths that stand for no file."""

    def __init__(
        self, request: Request, files: Sequence[Target], problems: Sequence[Problem], catalog: Catalog, console: Console
    ) -> None:
        self._request, self._files, self._catalog, self._console = request, files, catalog, console
        self._errors = list(problems)
        self._readable = [(each, hand_in) for each in files if (hand_in := self._read(each))]
        self._done: dict[int, Judged] = {}  # by the numbers of the readable files
        self._past = self._opened()

    def outcome(self, ending: ExitStack) -> Outcome:
        """Judge what has to be judged; where nothing has to be, nothing that could is loaded."""
        if self._past:
            self._look_back(self._past)
            if self._done and len(self._done) == len(self._readable):
                return self._summed_up(Sandboxing("full"), self._past.seed)
        from grader.judge.run import Options, with_judge

        options = Options(self._request.seed, self._console.lang, self._request.feedback)
        return with_judge(self._catalog, options, self._judged, ending)

    def _opened(self) -> Past | None:
        """Return what passed before, when a workspace is judged as a whole: what is named is always judged."""
        workspace = self._files[0].workspace
        if self._request.paths or self._request.exercise or workspace is None:
            return None
        from grader.cli.unchanged import Past

        return Past(workspace.root, self._catalog, self._console.lang, self._request.feedback)

    def _look_back(self, past: Past) -> None:
        """Take over the reports that still hold."""
        found: dict[Workspace, list[Report]] = {}
        for number, (target, hand_in) in enumerate(self._readable):
            report = past.holds(target, hand_in)
            if report and target.workspace and not self._request.fresh:
                self._done[number] = number, (report,), ()
                found.setdefault(target.workspace, []).append(report)
        for workspace, reports in found.items():
            self._remember(workspace, reports)

    def _judged(self, judge: Judge) -> Outcome:
        refuse_strangers(judge.sandboxing, self._files, self._request.trusted)
        left = [number for number in range(len(self._readable)) if number not in self._done]
        interrupted = False
        try:
            self._judge(judge, left)
        except KeyboardInterrupt:
            interrupted = True
            self._console.count(len(left), len(left))
            held = len(self._readable) - len(left)
            self._errors.append(self._interrupted(len(self._done) - held, len(self._files) - held))
        finally:
            if self._past:
                self._past.save()
        return self._summed_up(judge.sandboxing, self._request.seed, interrupted)

    def _judge(self, judge: Judge, left: Sequence[int]) -> None:
        """Judge the files of these numbers; remember each at once, so that an interrupt loses nothing."""
        from grader.judge.pool import judge_all

        hand_ins = [self._readable[number][1] for number in left]
        for done, (place, reports, problems) in enumerate(judge_all(judge, hand_ins), start=1):
            number = left[place]
            self._done[number] = number, reports, problems
            target = self._readable[number][0]
            if target.workspace:
                self._remember(target.workspace, reports)
            if self._past and judge.sandboxing.level == "full":
                self._past.learn(target, reports, self._request.seed)
            self._console.count(done, len(left))

    def _summed_up(self, sandboxing: Sandboxing, seed: int, interrupted: bool = False) -> Outcome:
        """Put what was judged in the order of the files."""
        done = [self._done[number] for number in sorted(self._done)]
        reports = tuple(report for _, found, _ in done for report in found)
        problems = (*self._errors, *(problem for _, _, why in done for problem in why))
        return Outcome(sandboxing, seed, reports, problems, interrupted)

    def _interrupted(self, done: int, total: int) -> Problem:
        why = say("interrupted: {done} of {total} files were judged", done=done, total=total)
        return Problem("", self._console.translator.say(why))

    def _read(self, target: Target) -> HandIn | None:
        try:
            return target.read()
        except UserError as error:
            self._errors.append(Problem(str(target.path), self._console.translator.say(error.message)))
            return None

    def _remember(self, workspace: Workspace, reports: Sequence[Report]) -> None:
        """Write down what came of files."""
        try:
            record(workspace, reports)
        except UserError as error:
            self._console.complain(error.message)
