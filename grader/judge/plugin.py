"""The pytest plugin: fixtures for hidden suites, blocked checks, and verdicts from how their tests end.

Two ways lead here. `judge.run` opens a session, keeps it and runs the collected checks once for each hand-in. Whoever
prefers pytest gives ``--submission FILE``: ``pytest tests/hidden/sinusoidal --submission answer.py``.
"""

from __future__ import annotations

import contextlib
import os
import zlib
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from grader.judge import suite
from grader.judge.failure import Blocked, CheckFailed
from grader.judge.proxy import Journal, Submission
from grader.judge.target import Target
from grader.model import Bilingual, Exercise, Message, Verdict, say
from grader.sandbox.limits import Limits

CHECK_TIMEOUT = 180  # seconds until pytest-timeout stops a check; the sandbox's own clocks run out long before


@dataclass(frozen=True, slots=True)
class Check:
    """What a suite says of one of its checks."""

    id: str
    titles: Bilingual
    points: float
    needs: tuple[str, ...]
    random: bool


@dataclass(frozen=True, slots=True)
class Ended:
    """How one check ended."""

    check: Check
    verdict: Verdict
    failure: CheckFailed | None = None
    trouble: Message | Bilingual | None = None  # why it was blocked, or could not be judged


@dataclass(slots=True)
class Sitting:
    """One hand-in before one suite: what the fixtures hand out while its checks run."""

    exercise: Exercise
    target: Target
    seed: int
    limits: Limits
    journal: Journal = field(default_factory=Journal)
    ended: dict[str, Ended] = field(default_factory=dict)


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
        sitting = self.require()
        module = load(sitting.exercise.reference)
        names = {name: isinstance(getattr(module, name), type) for name in sitting.exercise.names}
        return Submission(sitting.target, names, sitting.journal, sitting.limits)

    @pytest.fixture
    def reference(self) -> ModuleType:
        """The reference, in this process."""
        return load(self.require().exercise.reference)

    @pytest.fixture
    def rng(self, request: pytest.FixtureRequest) -> Any:
        """A generator seeded from the report's seed and the check."""
        import numpy as np

        sitting = self.require()
        return np.random.default_rng([sitting.seed, zlib.crc32(request.node.nodeid.rpartition("/")[2].encode())])

    @pytest.fixture
    def tolerance(self) -> suite.Tolerance:
        """The absolute tolerance for a largest position, from the exercise's table."""
        table = self.require().exercise.tolerance

        def tolerance(largest: float) -> float:
            return next((tol for bound, tol in table if largest <= bound), table[-1][1] if table else 0.0)

        return tolerance

    # ------------------------------------------------------------ one check

    def pytest_configure(self, config: pytest.Config) -> None:
        config.addinivalue_line("markers", "check(points, titles, needs, random): one graded check of a hidden suite")

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_setup(self, item: pytest.Item) -> None:
        check = check_of(item)
        if check is None:
            return
        sitting = self.require()
        for need in check.needs:
            before = sitting.ended.get(need)
            if before is None or before.verdict is not Verdict.PASSED:
                title = before.check.titles if before is not None else need
                raise Blocked(say("waits for “{title}”", title=title))
        sitting.journal.check = check.id
        suite.use_journal(sitting.journal)
        sitting.target.begin_check()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(self, item: pytest.Item, call: pytest.CallInfo[None]) -> Any:
        report = yield
        check = check_of(item)
        if check is not None and self.sitting is not None:
            error = call.excinfo.value if call.excinfo is not None else None
            self._note(check, error, call.when)
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
            known[check.id] = Ended(check, Verdict.FAILED, failure=error)
        else:
            known[check.id] = Ended(check, Verdict.UNJUDGED, trouble=_trouble(error))


def _trouble(error: BaseException) -> Message:
    what = f"{type(error).__name__}: {error}".strip().splitlines()[0][:300]
    return say("the grader could not judge this check ({what}); that is not your fault", what=what)


def check_of(item: pytest.Item) -> Check | None:
    """Return the check that a test is, or None for any other test."""
    mark = item.get_closest_marker("check")
    if mark is None:
        return None
    facts = mark.kwargs
    name = item.name.removeprefix("test_")
    return Check(name, Bilingual(facts["titles"]), facts["points"], facts["needs"], facts["random"])


@cache
def load(path: Path) -> ModuleType:
    """Import a file of trusted content by its path, once."""
    name = f"axiswise_content.{path.parent.name}.{path.stem}"
    spec = spec_from_file_location(name, path)
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class Session:
    """An open pytest session: collects suites when they are first needed and runs their checks again and again."""

    def __init__(self, session: pytest.Session, judging: Judging) -> None:
        self._session, self._judging = session, judging
        self._items: dict[Path, list[pytest.Item]] = {}

    def checks(self, exercise: Exercise) -> list[Check]:
        """Return the checks of an exercise's suite, in order."""
        return [check for check in map(check_of, self._collected(exercise)) if check is not None]

    def sit(self, sitting: Sitting) -> list[Ended]:
        """Run a suite's checks on the sitting's target and return how each ended."""
        items = self._collected(sitting.exercise)
        before = self._judging.sitting
        self._judging.sitting = sitting
        try:
            for item, after in zip(items, [*items[1:], None], strict=True):
                item.ihook.pytest_runtest_protocol(item=item, nextitem=after)
        finally:
            self._judging.sitting = before
        checks = [check for check in map(check_of, items) if check is not None]
        return [sitting.ended[check.id] for check in checks]

    def _collected(self, exercise: Exercise) -> list[pytest.Item]:
        path = exercise.suite
        if path not in self._items:
            self._items[path] = list(self._session.perform_collect([str(path)], genitems=True))
        return self._items[path]


class _Opener:
    """Turns pytest's run loop into a call: the body runs in its place, with a `Session`."""

    def __init__(self, judging: Judging, body: Callable[[Session], None]) -> None:
        self._judging, self._body = judging, body
        self.error: BaseException | None = None

    @pytest.hookimpl(trylast=True)
    def pytest_configure(self, config: pytest.Config) -> None:
        config.pluginmanager.unregister(name="terminalreporter")  # what is said is the caller's business

    def pytest_collection(self, session: pytest.Session) -> bool:
        session.items = []  # suites are collected when a hand-in needs them
        return True

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        try:
            self._body(Session(session, self._judging))
        except BaseException as error:  # pytest would print it; the caller shall have it
            self.error = error
        return True


_LEFT_OUT = (
    "cacheprovider doctest junitxml logging unittest debugging pastebin setuponly setupplan stepwise nose "
    "faulthandler threadexception unraisableexception warnings recwarn monkeypatch tmpdir capture"
).split()


def open_session(root: Path, body: Callable[[Session], None]) -> None:
    """Open a pytest session over the content's suites and run ``body`` in it.

    Only what the suites need is loaded: no output, no cache, no configuration file of whoever runs the command.
    """
    judging = Judging()
    opener = _Opener(judging, body)
    options = ["-c", os.devnull, f"--rootdir={root}", "--assert=plain", "--import-mode=importlib", "-qq"]
    options = [option for name in _LEFT_OUT for option in ("-p", f"no:{name}")] + options
    with _only_our_plugins():
        code = pytest.main([*options, "-p", "pytest_timeout", f"--timeout={CHECK_TIMEOUT}"], plugins=[judging, opener])
    if opener.error is not None:
        raise opener.error
    if code in (pytest.ExitCode.USAGE_ERROR, pytest.ExitCode.INTERNAL_ERROR):
        raise RuntimeError(f"pytest could not be started (exit code {int(code)})")


@contextlib.contextmanager
def _only_our_plugins() -> Iterator[None]:
    """Keep plugins that happen to be installed, and options that happen to be set, out of the judge."""
    names = ("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "PYTEST_ADDOPTS", "PYTEST_PLUGINS")
    kept = {name: os.environ.pop(name, None) for name in names}
    os.environ[names[0]] = "1"
    try:
        yield
    finally:
        os.environ.pop(names[0])
        os.environ.update({name: value for name, value in kept.items() if value is not None})
