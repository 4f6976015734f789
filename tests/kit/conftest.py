"""What several tests of the grader share."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

collect_ignore = ["toy"]  # content, whose suites are graded and not collected


@pytest.fixture
def toy(tmp_path: Path) -> Path:
    """A fresh copy of the toy content, free to be broken."""
    root = tmp_path / "toy"
    shutil.copytree(Path(__file__).parent / "toy", root, ignore=shutil.ignore_patterns("__pycache__"))
    return root
