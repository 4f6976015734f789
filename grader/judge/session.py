"""An open pytest session: suites are collected when first needed, and their checks run again for each hand-in."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Callable, Iterator
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Literal, NamedTuple

import pytest
import pytest_timeout  # type: ignore[import-untyped]

from grader.errors import ContentError
from grader.judge.plugin import Check, Ended, Judging, Sitting, Test, check_of, plain_tests
from grader.model import Exercise, say

CHECK_TIMEOUT = 180  # seconds until pytest-timeout stops a check; the sandbox's own clocks run out long before


class Session:
    """An open pytest session: collects suites when they are first needed and runs their checks again and again."""

    def __init__(self, session: pytest.Session, judging: Judging) -> None:
        self._session, self._judging = session, judging
        self._suites: dict[Path, list[_Collected]] = {}
        self._timeout = pytest_timeout.get_env_settings(session.config)

    def checks(self, exercise: Exercise) -> list[Check]:
        """Return the checks of an exercise's suite, in order."""
        return [each.check for each in self._collected(exercise) if each.check is not None]

    def is_plain(self, exercise: Exercise) -> bool:
        """Whether pytest has no part in running an exercise's suite: then one sitting may begin within another."""
        return all(each.test is not None for each in self._collected(exercise))

    def sit(self, sitting: Sitting) -> list[Ended]:
        """Run a suite's checks on the sitting's target and return how each ended."""
        suite = self._collected(sitting.exercise)
        before = self._judging.sitting
        self._judging.sitting = sitting
        try:
            for each, after in zip(suite, [*suite[1:], None], strict=True):
                if each.test is not None:
                    self._judging.run(each.test, self._bounded)
                elif each.item is not None:
                    following = after.item if after is not None else None
                    each.item.ihook.pytest_runtest_protocol(item=each.item, nextitem=following)
        finally:
            self._judging.sitting = before
        return [sitting.ended[each.check.id] for each in suite if each.check is not None]

    @contextlib.contextmanager
    def _bounded(self) -> Iterator[None]:
        """Have pytest-timeout stop what takes too long."""
        hooks = self._session.config.pluginmanager.hook
        hooks.pytest_timeout_set_timer(item=self._session, settings=self._timeout)
        try:
            yield
        finally:
            hooks.pytest_timeout_cancel_timer(item=self._session)

    def _collected(self, exercise: Exercise) -> list[_Collected]:
        path = exercise.suite
        if path not in self._suites:
            plain = plain_tests(_imported(path))
            if plain is not None:
                self._suites[path] = [_Collected(test.check, test) for test in plain]
            else:
                module = pytest.Module.from_parent(self._session, path=path)  # alone: no folder above it has a say
                items = list(self._session.genitems(module))
                self._suites[path] = [_Collected(check_of(item), item=item) for item in items]
        return self._suites[path]


class _Collected(NamedTuple):
    """A test of a suite, and what is known of it if it is a check: a plain function, or else an item of pytest's."""

    check: Check | None
    test: Test | None = None
    item: pytest.Item | None = None


def _imported(path: Path) -> ModuleType:
    """Import a suite, or say why it cannot be: collecting it would only come to nothing."""
    name = f"axiswise_suites.{path.parent.name}.{path.stem}"
    spec = spec_from_file_location(name, path)
    assert spec is not None and spec.loader is not None
    sys.modules[name] = module = module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        why = str(error).strip().rpartition("\n")[2]
        raise ContentError(path, None, say("the suite cannot be imported ({why})", why=why)) from None
    return module


class _Opener:
    """Turns pytest's run loop into a call: the body runs in its place, with a `Session`."""

    def __init__(self, judging: Judging, body: Callable[[Session], None]) -> None:
        self._judging, self._body = judging, body
        self.error: BaseException | None = None

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_makereport(self, item: pytest.Item, call: pytest.CallInfo[None]) -> pytest.TestReport:
        """Make a bare report: pytest's own draws every frame of a failure, which nobody here reads."""
        error = call.excinfo.value if call.excinfo is not None else None
        skipped = isinstance(error, pytest.skip.Exception)
        outcome: Literal["passed", "failed", "skipped"] = "skipped" if skipped else "failed" if error else "passed"
        return pytest.TestReport(item.nodeid, item.location, {}, outcome, None, call.when)  # type: ignore[arg-type]

    def pytest_collection(self, session: pytest.Session) -> bool:
        session.items = []  # suites are collected when a hand-in needs them
        return True

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        try:
            self._body(Session(session, self._judging))
        except BaseException as error:  # pytest would print it; the caller shall have it
            self.error = error
        return True


_LEFT_OUT = [
    *("cacheprovider", "doctest", "junitxml", "logging", "unittest", "debugging", "pastebin", "setuponly", "setupplan"),
    *("stepwise", "nose", "faulthandler", "threadexception", "unraisableexception", "warnings", "recwarn"),
    *("monkeypatch", "tmpdir", "capture", "terminal", "skipping", "legacypath", "assertion", "reports", "subtests"),
]


def open_session(root: Path, body: Callable[[Session], None]) -> None:
    """Open a pytest session over the content's suites and run ``body`` in it.

    Only what the suites need is loaded: no output, no cache, no configuration file of whoever runs the command.
    """
    judging = Judging()
    opener = _Opener(judging, body)
    options = ["-c", os.devnull, f"--rootdir={root}", "--import-mode=importlib"]
    options = [option for name in _LEFT_OUT for option in ("-p", f"no:{name}")] + options
    # Handed over: told their names, pytest would read what every installed package declares.
    plugins = [pytest_timeout, judging, opener]
    with _only_our_plugins(), _suites_forgotten(root / "tests" / "hidden"):
        code = pytest.main([*options, f"--timeout={CHECK_TIMEOUT}"], plugins=plugins)
    if opener.error is not None:
        raise opener.error
    if code in (pytest.ExitCode.USAGE_ERROR, pytest.ExitCode.INTERNAL_ERROR):
        raise RuntimeError(f"pytest could not be started (exit code {int(code)})")


@contextlib.contextmanager
def _suites_forgotten(folder: Path) -> Iterator[None]:
    """Forget the suites afterwards: a later session over other content may have modules of the same names."""
    before = set(sys.modules)
    try:
        yield
    finally:
        for name in set(sys.modules) - before:
            file = getattr(sys.modules[name], "__file__", None)
            if file is not None and Path(file).is_relative_to(folder):
                del sys.modules[name]


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
