"""What several tests of the grader share."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from quiz_kit import Terminal

import grader

TOY = Path(__file__).parent / "toy"

# A shell starts what runs behind it deaf to Ctrl-C, and whoever is deaf has deaf children; tests press it.
signal.signal(signal.SIGINT, signal.default_int_handler)

collect_ignore = ["toy", "shop"]  # content, whose suites are graded and not collected


@pytest.fixture
def toy(tmp_path: Path) -> Path:
    """A fresh copy of the toy content, free to be broken."""
    root = tmp_path / "toy"
    shutil.copytree(TOY, root, ignore=shutil.ignore_patterns("__pycache__"))
    return root


@dataclass(frozen=True)
class Program:
    """The real `axiswise`, run as a process on a content tree of its own.

    The package beside the toy content is a link to the real one, so that it finds that content as a checkout would.
    """

    site: Path
    home: Path

    def command(self, *words: str | Path) -> list[str]:
        return [sys.executable, "-m", "grader", *map(str, words)]

    def environment(self, **changes: str) -> dict[str, str]:
        plain = {"PATH": os.environ["PATH"], "HOME": str(self.home), "LC_ALL": "C.UTF-8", "COLUMNS": "80"}
        return plain | {"PYTHONPATH": str(self.site), "TERM": "xterm"} | changes

    def run(self, *words: str | Path, cwd: Path | None = None, **changes: str) -> subprocess.CompletedProcess[str]:
        """Run it to its end; `changes` are environment variables."""
        return subprocess.run(
            self.command(*words),
            cwd=cwd or self.home,
            env=self.environment(**changes),
            stdin=subprocess.DEVNULL,
            capture_output=True,
            encoding="utf-8",
            errors="surrogateescape",
            timeout=120,
        )


@pytest.fixture(scope="session")
def toy_site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A checkout whose content is the toy, which nobody may change."""
    site = tmp_path_factory.mktemp("site")
    shutil.copytree(TOY, site, ignore=shutil.ignore_patterns("__pycache__"), dirs_exist_ok=True)
    (site / "grader").symlink_to(Path(grader.__file__).parent)
    return site


@pytest.fixture
def axiswise(toy_site: Path, tmp_path: Path) -> Program:
    """The program on the toy content, in an empty folder."""
    home = tmp_path / "home"
    home.mkdir()
    return Program(toy_site, home)


@pytest.fixture
def workspace(axiswise: Program) -> Path:
    """A workspace on the toy content, in English."""
    done = axiswise.run("init", "practice")
    assert done.returncode == 0, done.stderr
    return axiswise.home / "practice"


@pytest.fixture
def terminal(axiswise: Program, workspace: Path) -> Iterator[Callable[..., Terminal]]:
    """Starts the program on a terminal of its own, in the workspace."""
    opened: list[Terminal] = []

    def start(*words: str, **changes: str) -> Terminal:
        opened.append(Terminal(axiswise, workspace, *words, **changes))
        return opened[-1]

    yield start
    for each in opened:
        each.process.kill()
        each.process.wait()
