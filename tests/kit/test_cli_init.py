"""Where `axiswise init` lays out a workspace, where it refuses to, and who names it."""

from __future__ import annotations

from pathlib import Path
from typing import Any


def test_no_workspace_is_laid_out_within_another(axiswise: Any, workspace: Path) -> None:
    for name, place in ((".", "counting"), ("more", "counting"), ("counting", ".")):
        done = axiswise.run("init", name, cwd=workspace / place)
        assert done.returncode == 2
        root = "." if place == "." else ".."
        assert f"`axiswise init {root}` brings that up to date" in done.stderr
    assert not (workspace / "counting" / ".axiswise").exists()
    assert axiswise.run("init", "..", cwd=workspace / "counting").returncode == 0


def test_a_folder_without_a_name_is_refused(axiswise: Any) -> None:
    done = axiswise.run("init", "")
    assert done.returncode == 2
    assert "name a folder" in done.stderr
    assert not (axiswise.home / ".axiswise").exists()


def test_here_needs_no_cd(axiswise: Any, workspace: Path) -> None:
    told = axiswise.run("init", ".", cwd=workspace).stdout
    assert "cd" not in told
    assert "Next: `axiswise next`" in told
    assert "`cd practice`" in axiswise.run("init", "practice").stdout


def test_an_empty_or_missing_stub_names_the_command_that_brings_it_back(axiswise: Any, workspace: Path) -> None:
    stub = workspace / "counting" / "row_numbers.py"
    stub.write_text("")
    told = axiswise.run("check", "row_numbers.py", cwd=stub.parent).stderr
    assert "delete it, and `axiswise init ..` brings the stub back" in told
    stub.unlink()
    assert "`axiswise init ..` brings back a stub" in axiswise.run("check", "row_numbers.py", cwd=stub.parent).stderr
    assert "`axiswise init practice` brings back" in axiswise.run("check", "practice/counting/row_numbers.py").stderr
    assert "axiswise init" not in axiswise.run("check", "nowhere.py").stderr
