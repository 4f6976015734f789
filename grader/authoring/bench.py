"""`axiswise dev bench`: what the grader costs beside what cannot be avoided, in one run on one machine.

Times of different machines cannot be compared, ratios can: every figure stands beside a floor measured in between.
"""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import chdir, contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from grader.authoring import machine
from grader.authoring.check.source import python_files
from grader.catalog import Catalog
from grader.errors import GraderError
from grader.facts import read_text
from grader.i18n import Translator
from grader.model import Exercise, HandIn, Level, Message, Verdict, say
from grader.stubs import header

if TYPE_CHECKING:
    from grader.judge.run import Judge

COLD_RATIO = 1.3
HELP_RATIO, HELP_EXTRA = 2.0, 60.0
WHOLE_RATIO = 6.0
WARM_LIMIT = 60.0  # milliseconds: the blink of an eye is longer
MANY_RATIO = 4.0
GROWTH = 1.05  # "flat": what memory may grow by from the first tenth of the hand-ins to the last
SEED = 1
MILLI = 1e3

IMPORTS = [sys.executable, "-c", "import numpy, pytest"]
NOTHING = [sys.executable, "-c", "pass"]
PROGRAM = [sys.executable, "-m", "grader"]


@dataclass(frozen=True, slots=True)
class Figure:
    """One row of the table."""

    name: Message
    measured: float
    unit: str  # "ms" or "MB"
    floor: float | None = None
    floor_name: Message | None = None
    limit: float | None = None  # the target, in the same unit
    least: float | None = None  # a target that is to be exceeded

    @property
    def ratio(self) -> float | None:
        """How many times the floor."""
        return self.measured / self.floor if self.floor else None

    @property
    def reached(self) -> bool | None:
        """Whether the target is reached; None when there is no target."""
        if self.least is not None:
            return self.measured >= self.least
        return None if self.limit is None else self.measured <= self.limit

    @property
    def target(self) -> float | None:
        """The number to be kept below, or to be exceeded."""
        return self.limit if self.least is None else self.least


@dataclass(frozen=True, slots=True)
class Plan:
    """How much to measure."""

    rounds: int = 15  # cold starts of each program
    repeats: int = 30  # warm verdicts
    hand_ins: int = 1000


def measure(catalog: Catalog, plan: Plan) -> tuple[Figure, ...]:
    """Measure everything; takes a minute or so."""
    exercise = _typical(catalog)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, f"{exercise.name}.py")
        path.write_text(header(exercise) + right_answer(exercise), encoding="utf-8")
        cold = [*_cold(path, plan), *_whole(catalog, Path(folder), plan)]
        return (*cold, *_in_session(catalog, exercise, path, plan))


def right_answer(exercise: Exercise) -> str:
    """Source of one right answer."""
    return read_text(python_files(exercise.solutions)[0])


def table(figures: Sequence[Figure], words: Translator) -> list[list[str]]:
    """Rows of the table, its heading first."""
    heading = (say("figure"), say("median"), say("floor"), say("ratio"), say("target"), say("reached"))
    return [[words.say(each) for each in heading], *(_row(each, words) for each in figures)]


def document(figures: Sequence[Figure]) -> dict[str, object]:
    """The same for a program."""
    rows = [
        {
            "figure": str(each.name),
            "unit": each.unit,
            "measured": round(each.measured, 3),
            "floor": None if each.floor is None else round(each.floor, 3),
            "ratio": None if each.ratio is None else round(each.ratio, 3),
            "target": None if each.target is None else round(each.target, 3),
            "reached": each.reached,
        }
        for each in figures
    ]
    return {"version": 1, "machine": machine.machine(), "versions": machine.versions(), "figures": rows}


def _typical(catalog: Catalog) -> Exercise:
    """An exercise to measure with: the first core one."""
    exercises = catalog.exercises()
    return next((each for each in exercises if each.level is Level.CORE), exercises[0])


def _cold(path: Path, plan: Plan) -> Iterator[Figure]:
    """Whole processes, from nothing to their end."""
    check = [*PROGRAM, "check", str(path)]
    commands = {"check": check, "imports": IMPORTS, "help": [*PROGRAM, "--help"], "nothing": NOTHING}
    wall = {name: spent.wall * MILLI for name, spent in machine.interleaved(commands, plan.rounds).items()}
    floor = say('python -c "import numpy, pytest"')
    yield Figure(say("axiswise check FILE"), wall["check"], "ms", wall["imports"], floor, COLD_RATIO * wall["imports"])
    limit = HELP_RATIO * wall["nothing"] + HELP_EXTRA
    yield Figure(say("axiswise --help"), wall["help"], "ms", wall["nothing"], say("python -c pass"), limit)


def _whole(catalog: Catalog, folder: Path, plan: Plan) -> Iterator[Figure]:
    """Runs over a workspace in which every exercise is answered right: all judged, and none, for nothing changed."""
    workspace = folder / "workspace"
    machine.run_once([*PROGRAM, "init", str(workspace)])
    answered = [each for each in catalog.exercises() if python_files(each.solutions)]
    for each in answered:
        path = workspace / each.unit / f"{each.name}.py"
        path.write_text(header(each) + right_answer(each), encoding="utf-8")
    commands = {"all": [*PROGRAM, "check", "--fresh"], "none": [*PROGRAM, "check"], "imports": IMPORTS}
    with chdir(workspace), _environment(XDG_CACHE_HOME=str(folder / "cache")):
        wall = {
            name: spent.wall * MILLI for name, spent in machine.interleaved(commands, max(1, plan.rounds // 3)).items()
        }
    floor, limit = say('python -c "import numpy, pytest"'), WHOLE_RATIO * wall["imports"]
    name = say("axiswise check --fresh, {count} exercises", count=len(answered))
    yield Figure(name, wall["all"], "ms", wall["imports"], floor, limit)
    yield Figure(say("axiswise check, nothing changed"), wall["none"], "ms", wall["imports"], floor, limit)


@contextmanager
def _environment(**variables: str) -> Iterator[None]:
    before = {name: os.environ.get(name) for name in variables}
    os.environ.update(variables)
    try:
        yield
    finally:
        for name, value in before.items():
            os.environ.pop(name)
            if value is not None:
                os.environ[name] = value


def _in_session(catalog: Catalog, exercise: Exercise, path: Path, plan: Plan) -> tuple[Figure, ...]:
    from grader.judge.run import Options, with_judge

    return with_judge(catalog, Options(SEED), lambda judge: tuple(_warm(judge, exercise, path, plan)))


def _warm(judge: Judge, exercise: Exercise, path: Path, plan: Plan) -> Iterator[Figure]:
    """Verdicts of a judge that is up and running, as `axiswise watch` and a batch have it."""
    right, wrong = right_answer(exercise), read_text(python_files(exercise.wrong)[0])
    bench = Bench(judge, exercise, path, right)
    acts = {
        "floor": partial(bench.floor, 1),
        "right": partial(bench.grade, right),
        "wrong": partial(bench.grade, wrong),
    }
    took = {name: seconds * MILLI for name, seconds in machine.timed(acts, plan.repeats).items()}
    floor = say("fork, confine, one call")
    yield Figure(say("warm verdict, right answer"), took["right"], "ms", took["floor"], floor, WARM_LIMIT)
    yield Figure(say("warm verdict, wrong answer"), took["wrong"], "ms", took["floor"], floor, WARM_LIMIT)
    acts = {"floor": partial(bench.floor), "right": partial(bench.grade_fresh, right)}
    took = {name: seconds * MILLI for name, seconds in machine.timed(acts, plan.hand_ins // 10).items()}
    name, floor = say("one of many hand-ins, right answers"), say("fork, confine, the same calls")
    yield Figure(name, took["right"], "ms", took["floor"], floor, MANY_RATIO * took["floor"])
    yield from _memory(bench, (right, wrong), plan)


def _memory(bench: Bench, answers: tuple[str, str], plan: Plan) -> Iterator[Figure]:
    """Peaks after a tenth of the hand-ins and after all of them, right and wrong ones in turn, no two alike."""
    few = plan.hand_ins // 10
    for turn in range(few):
        bench.grade_fresh(answers[turn % 2])
    early = _peaks()
    for turn in range(plan.hand_ins - few):
        bench.grade_fresh(answers[turn % 2])
    names = (say("peak memory of the grader"), say("peak memory of the fork server"))
    for name, before, now in zip(names, early, _peaks(), strict=False):
        yield Figure(name, now, "MB", before, say("after {count} hand-ins", count=few), GROWTH * before)


def _peaks() -> tuple[float, ...]:
    return (machine.peak_memory(), *(machine.peak_memory(pid) for pid in machine.children()))


class Bench:
    """A judge at work on one exercise, and the least that judging it can cost."""

    def __init__(self, judge: Judge, exercise: Exercise, path: Path, right: str) -> None:
        from grader.judge.target import Program, framed

        self._judge, self._exercise, self._path = judge, exercise, path
        self._load = Program(right).request()
        self._calls = [framed(act).data for act in calls_of(judge, exercise)]
        self._serial = 0

    def grade(self, source: str) -> None:
        """Judge `source`; a verdict that is none would make the figure meaningless."""
        (report,), _ = self._judge.grade(HandIn(self._path, source.encode(), self._exercise.id))
        if report.verdict not in (Verdict.PASSED, Verdict.FAILED):
            raise GraderError(say("nothing can be measured: {why}", why=" ".join(report.notes)))

    def grade_fresh(self, source: str) -> None:
        """Judge `source` as nobody handed it in before."""
        self._serial += 1
        self.grade(f"{source}\n# {self._serial}\n")

    def floor(self, count: int | None = None) -> None:
        """Fork and confine a child, load the right answer, make the suite's first `count` calls; compare nothing."""
        child = self._judge.spawn()
        try:
            child.request(self._load)
            child.exchange(self._calls[:count])
        finally:
            child.close()


def calls_of(judge: Judge, exercise: Exercise) -> tuple[Mapping[str, object], ...]:
    """Every call that the suite of `exercise` makes of a right answer."""
    from grader.judge.plugin import Sitting
    from grader.judge.target import LocalTarget, quietly

    with quietly():
        target = LocalTarget(python_files(exercise.solutions)[0], {})
        sitting = Sitting(exercise, target, SEED, judge.options.limits)
        judge.session.sit(sitting)
    return tuple(entry.act for entry in sitting.journal.entries)


def _row(figure: Figure, words: Translator) -> list[str]:
    floor = "" if figure.floor is None else f"{figure.floor:.1f} {figure.unit}"
    if figure.floor_name:
        floor += f" ({words.say(figure.floor_name)})"
    reached = {True: say("yes"), False: say("no"), None: say("-")}[figure.reached]
    return [
        words.say(figure.name),
        f"{figure.measured:.1f} {figure.unit}",
        floor,
        "" if figure.ratio is None else f"{figure.ratio:.2f}",
        "" if figure.target is None else f"{'' if figure.least is None else '>= '}{figure.target:.1f} {figure.unit}",
        words.say(reached),
    ]
