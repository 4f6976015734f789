"""The pytest plugin: fixtures for hidden suites, blocked checks, and verdicts from how their tests end.

Two ways lead here. `session.open_session` keeps a session open and runs the checks once for each hand-in. Whoever
prefers pytest says ``pytest tests/hidden/sinusoidal --submission answer.py``; the hooks at the end are for that.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable, Mapping
from contextlib import AbstractContextManager
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any, NamedTuple

import pytest

from grader.catalog import Catalog, content_root
from grader.errors import UserError
from grader.judge import content, suite
from grader.judge.failure import Blocked, CheckFailed, Unanswered
from grader.judge.matching import Scan, match
from grader.judge.proxy import Journal, Submission
from grader.judge.target import Oracle, Program, SandboxTarget, Target
from grader.model import Bilingual, Exercise, Message, Verdict, say
from grader.sandbox.client import Sandbox
from grader.sandbox.dialogue import ChildEnded
from grader.sandbox.limits import Limits


class Check(NamedTuple):
    """What a suite says of one of its checks."""

    id: str
    titles: Bilingual
    points: float
    needs: tuple[str, ...]
    random: bool


class Ended(NamedTuple):
    """How one check ended."""

    check: Check
    verdict: Verdict
    failure: CheckFailed | None = None
    trouble: Message | Bilingual | None = None  # why it was blocked, or could not be judged


@dataclass
class Sitting:
    """One hand-in before one suite: what the fixtures hand out while its checks run."""

    exercise: Exercise
    target: Target
    seed: int
    limits: Limits
    journal: Journal = field(default_factory=Journal)
    ended: dict[str, Ended] = field(default_factory=dict)

    @cached_property
    def reference(self) -> ModuleType:
        """The reference, in this process."""
        return content.load(self.exercise.reference)

    @cached_property
    def submission(self) -> Submission:
        """The hand-in: its functions and classes by name."""
        names = {name: isinstance(getattr(self.reference, name), type) for name in self.exercise.names}
        return Submission(self.target, names, self.journal, self.limits)


class Judging:
    """The plugin object of one session."""

    def __init__(self) -> None:
        self.sitting: Sitting | None = None

    def require(self) -> Sitting:
        """Return the sitting that runs, for the fixtures."""
        if self.sitting is None:
            raise pytest.UsageError("hidden suites judge a hand-in: give one with --submission FILE")
        return self.sitting

    # ------------------------------------------------------------ fixtures

    @pytest.fixture
    def submission(self) -> Submission:
        """The hand-in: its functions and classes by name."""
        return self.require().submission

    @pytest.fixture
    def reference(self) -> ModuleType:
        """The reference, in this process."""
        return self.require().reference

    @pytest.fixture
    def rng(self, request: pytest.FixtureRequest) -> Any:
        """A generator seeded from the report's seed and the check."""
        return _rng(self.require(), request.node.nodeid.rpartition("/")[2])

    @pytest.fixture
    def tolerance(self) -> suite.Tolerance:
        """The absolute tolerance for a largest position, from the exercise's table."""
        return _tolerance(self.require(), "")

    # ------------------------------------------------------------ one check

    def pytest_configure(self, config: pytest.Config) -> None:
        config.addinivalue_line("markers", "check(points, titles, needs, random): one graded check of a hidden suite")

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_setup(self, item: pytest.Item) -> None:
        check = check_of(item)
        if check is not None:
            self._begin(check)

    def run(self, test: Test, bounded: Callable[[], AbstractContextManager[None]]) -> None:
        """Run one check as pytest would, without the hooks that nobody here listens to; see `Test`."""
        sitting, check = self.require(), test.check
        try:
            known = self._begin(check)
            if known is not None:
                sitting.ended[check.id] = known
                return
            with bounded():
                test.function(**{name: FIXTURES[name](sitting, test.id) for name in test.fixtures})
        except (KeyboardInterrupt, pytest.exit.Exception, ChildEnded):
            raise
        except BaseException as error:
            self._note(check, error, "call")
        else:
            self._note(check, None, "call")
        sitting.target.end_check(sitting.ended[check.id], sitting.journal)

    def _begin(self, check: Check) -> Ended | None:
        """Begin a check, or say which it waits for; return how it ends if that is known already."""
        sitting = self.require()
        for need in check.needs:
            before = sitting.ended.get(need)
            if before is None or before.verdict is not Verdict.PASSED:
                title = before.check.titles if before is not None else need
                raise Blocked(say("waits for “{title}”", title=title))
        sitting.journal.begin(check.id)
        suite.use_journal(sitting.journal)
        return sitting.target.begin_check(check.id, sitting.journal)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(self, item: pytest.Item, call: pytest.CallInfo[None]) -> Any:
        report = yield
        check = check_of(item)
        if check is not None and self.sitting is not None:
            error = call.excinfo.value if call.excinfo is not None else None
            self._note(check, error, call.when)
            if call.when == "call":
                self.sitting.target.end_check(self.sitting.ended[check.id], self.sitting.journal)
            if isinstance(error, CheckFailed):
                report.longrepr = f"{error.call}: {error.reason}" + (f" ({error.detail})" if error.detail else "")
        return report

    def _note(self, check: Check, error: BaseException | None, when: str) -> None:
        assert self.sitting is not None
        known = self.sitting.ended
        if error is None:
            if when == "call":
                known[check.id] = Ended(check, Verdict.PASSED)
        elif isinstance(error, Blocked):
            known[check.id] = Ended(check, Verdict.BLOCKED, trouble=error.needed)
        elif isinstance(error, CheckFailed):
            error.__traceback__ = error.__context__ = None  # they would keep every array of the check alive
            verdict = Verdict.MISSING if isinstance(error, Unanswered) else Verdict.FAILED
            known[check.id] = Ended(check, verdict, failure=error)
        else:
            known[check.id] = Ended(check, Verdict.UNJUDGED, trouble=_trouble(error))


# What checks ask for by name, from the sitting and the check's own name beneath its folder.


def _rng(sitting: Sitting, test: str) -> Any:
    import numpy as np

    return np.random.default_rng([sitting.seed, zlib.crc32(test.encode())])


def _tolerance(sitting: Sitting, test: str) -> suite.Tolerance:
    table = sitting.exercise.tolerance

    def tolerance(largest: float) -> float:
        return next((tol for bound, tol in table if largest <= bound), table[-1][1] if table else 0.0)

    return tolerance


FIXTURES: Mapping[str, Callable[[Sitting, str], Any]] = {
    "submission": lambda sitting, test: sitting.submission,
    "reference": lambda sitting, test: sitting.reference,
    "rng": _rng,
    "tolerance": _tolerance,
}


class Test(NamedTuple):
    """A check that is a plain function which asks for nothing but our fixtures: it needs no more of pytest to run."""

    check: Check
    id: str  # file::function
    function: Callable[..., None]
    fixtures: tuple[str, ...]


_MORE = ("Test", "pytest_", "pytestmark", "setup", "teardown")  # names that mean something to pytest


def plain_tests(module: ModuleType) -> list[Test] | None:
    """Return the tests of a suite in which all are plain checks, or None: then it takes pytest to collect them."""
    tests = []
    for name, found in vars(module).items():
        if name.startswith(_MORE) or type(found).__module__.startswith("_pytest.fixtures"):
            return None
        if not name.startswith("test"):
            continue
        marks = getattr(found, "pytestmark", [])
        if not isinstance(found, FunctionType) or [mark.name for mark in marks] != ["check"]:
            return None
        code = found.__code__
        fixtures = code.co_varnames[: code.co_argcount + code.co_kwonlyargcount]
        if not set(fixtures) <= set(FIXTURES):
            return None
        tests.append(Test(_check(name, marks[0]), f"{Path(str(module.__file__)).name}::{name}", found, fixtures))
    return tests


def _trouble(error: BaseException) -> Message:
    what = f"{type(error).__name__}: {error}".strip().splitlines()[0][:300]
    return say("the grader could not judge this check ({what}); that is not your fault", what=what)


def check_of(item: pytest.Item) -> Check | None:
    """Return the check that a test is, or None for any other test."""
    mark = item.get_closest_marker("check")
    return None if mark is None else _check(item.name, mark)


def _check(name: str, mark: pytest.Mark) -> Check:
    facts = mark.kwargs
    titles, points, needs = Bilingual(facts["titles"]), facts["points"], facts["needs"]
    return Check(name.removeprefix("test_"), titles, points, needs, facts["random"])


# ---------------------------------------------------------------- plain pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the options of plain pytest runs over hidden suites."""
    group = parser.getgroup("axiswise")
    group.addoption("--submission", metavar="FILE", help="the answer that hidden suites are to judge")
    group.addoption("--submission-seed", metavar="N", type=int, default=0, help="seed of the suites' inputs")


def pytest_configure(config: pytest.Config) -> None:
    """Register the judging plugin."""
    path, seed = config.getoption("--submission"), config.getoption("--submission-seed")
    if path is not None and not Path(path).is_file():
        raise pytest.UsageError(f"--submission: there is no file {path}")
    judging = Judging() if path is None else _OneFile(Path(path), seed)
    config.pluginmanager.register(judging, "axiswise-judging")


class _OneFile(Judging):
    """Judges one file: of the suites collected those that it answers, a sitting for each, in one sandbox."""

    def __init__(self, path: Path, seed: int) -> None:
        super().__init__()
        try:
            self._text, self._seed = path.read_text(encoding="utf-8-sig"), seed
        except UnicodeDecodeError:
            raise pytest.UsageError(f"--submission: {path} is not UTF-8 text; save it as UTF-8") from None
        self._sandbox: Sandbox | None = None
        self._open: list[SandboxTarget | Oracle] = []

    def pytest_collection_modifyitems(self, config: pytest.Config, items: list[pytest.Item]) -> None:
        """Leave out the suites of exercises that the file does not answer."""
        judged = [item for item in items if check_of(item) is not None]
        if not judged:
            return
        self._catalog = Catalog(content_root(judged[0].path.parents[3]))
        self._sandbox = Sandbox([self._catalog.root / name for name in content.HIDDEN_FOLDERS])
        answered = {exercise.id for exercise in self._answered(self._sandbox)}
        left_out = [item for item in judged if _exercise_id(item) not in answered]
        if len(left_out) == len(judged):
            raise pytest.UsageError(
                f"--submission: it answers {', '.join(sorted(answered))}, whose suite is not among these"
            )
        items[:] = [item for item in items if item not in left_out]
        config.hook.pytest_deselected(items=left_out)

    def _answered(self, sandbox: Sandbox) -> tuple[Exercise, ...]:
        child = sandbox.child()
        try:
            return match(self._catalog, Scan.from_wire(child.request({"op": "scan", "text": self._text})), None)
        except (UserError, ChildEnded) as error:
            raise pytest.UsageError(f"--submission: {error}") from None
        finally:
            child.close()

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_setup(self, item: pytest.Item) -> None:
        if check_of(item) is not None and self.sitting is None:
            self._sit(self._catalog.get(_exercise_id(item)))
        super().pytest_runtest_setup(item)

    def pytest_runtest_teardown(self, item: pytest.Item, nextitem: pytest.Item | None) -> None:
        """End the sitting after the last check of its suite."""
        if nextitem is None or nextitem.path != item.path:
            self._close()

    def _sit(self, exercise: Exercise) -> None:
        assert self._sandbox is not None
        needed = content.required(self._catalog, exercise)
        program = Program(self._text, tuple(needed), content.packages(needed.values()), forbid=exercise.forbids)
        oracle = Oracle(self._sandbox.child, content.sources(needed))
        target = SandboxTarget(self._sandbox.child, program, oracle)
        self._open = [target, oracle]
        self.sitting = Sitting(exercise, target, self._seed, Limits())

    def _close(self) -> None:
        for each in self._open:
            each.close()
        self._open, self.sitting = [], None

    def pytest_unconfigure(self) -> None:
        """End the sandbox."""
        self._close()
        if self._sandbox is not None:
            self._sandbox.close()


def _exercise_id(item: pytest.Item) -> str:
    """Return the exercise that a check's suite says it judges."""
    module = item.getparent(pytest.Module)
    assert module is not None
    return str(module.obj.EXERCISE)
