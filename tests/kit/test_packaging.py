"""The built wheel and sdist: everything a user needs, nothing that lies about."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
CONTENT = ("exercises", "solutions", "reference", "tests/hidden", "tests/wrong")
SHIPPED = ("grader", *CONTENT)
SCRATCH = (
    "grader/__pycache__/old.cpython-311.pyc",
    "exercises/__pycache__/stub.cpython-311.pyc",
    "dist/axiswise-0.0.1.tar.gz",
    "build/lib/old.py",
    ".venv/lib/old.py",
    ".ci/steps.toml",
    "notes.txt",
    "secrets/marks.csv",
)


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the project with scratch files planted where they tend to lie."""
    copy = tmp_path_factory.mktemp("packaging") / "checkout"
    caches = shutil.ignore_patterns("__pycache__", ".*_cache")
    for name in ("grader", "exercises", "solutions", "reference", "tests"):
        shutil.copytree(ROOT / name, copy / name, ignore=caches)
    for name in ("README.md", "LICENSE", "pyproject.toml", ".gitignore"):
        shutil.copy(ROOT / name, copy / name)
    for name in SCRATCH:
        (copy / name).parent.mkdir(parents=True, exist_ok=True)
        (copy / name).write_text("scratch", encoding="utf-8")
    return copy


@pytest.fixture(scope="module")
def built(checkout: Path) -> Path:
    """Folder with the sdist, and the wheel that was built from the sdist."""
    out = checkout.parent / "built"
    command = [sys.executable, "-m", "build", "--no-isolation", "--outdir", str(out), str(checkout)]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return out


@pytest.fixture(scope="module")
def wheel(built: Path) -> Path:
    (path,) = built.glob("*.whl")
    return path


@pytest.fixture(scope="module")
def sdist(built: Path) -> frozenset[str]:
    """Names in the sdist, without its top folder."""
    (path,) = built.glob("*.tar.gz")
    with tarfile.open(path) as archive:
        return frozenset(member.name.partition("/")[2] for member in archive.getmembers() if member.isfile())


@pytest.fixture(scope="module")
def unpacked(wheel: Path) -> Path:
    """The wheel laid out as an installer would."""
    folder = wheel.parent / "site"
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(folder)
    return folder


def source_files(*folders: str) -> frozenset[str]:
    """Files of the project beneath `folders`, caches left out."""
    found = (path for folder in folders for path in (ROOT / folder).rglob("*") if path.is_file())
    return frozenset(str(path.relative_to(ROOT)) for path in found if "__pycache__" not in path.parts)


def test_the_wheel_holds_the_kit_with_its_content_and_nothing_else(wheel: Path) -> None:
    expected = {name if name.startswith("grader/") else f"grader/_content/{name}" for name in source_files(*SHIPPED)}
    names = {name for name in zipfile.ZipFile(wheel).namelist() if ".dist-info/" not in name}
    assert names == expected


def test_the_wheel_says_who_it_is(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        folder = next(name.partition("/")[0] for name in archive.namelist() if ".dist-info/" in name)
        entries = archive.read(f"{folder}/entry_points.txt").decode()
        facts = archive.read(f"{folder}/METADATA").decode()
        assert f"{folder}/licenses/LICENSE" in archive.namelist()
    assert "axiswise = grader.cli.start:run" in entries
    assert "License-Expression: MIT" in facts
    assert "Requires-Python: >=3.11" in facts


def test_the_sdist_holds_what_the_wheel_and_the_tests_need(sdist: frozenset[str]) -> None:
    assert source_files("grader", *CONTENT, "tests/kit") <= sdist
    assert {"README.md", "LICENSE", "pyproject.toml"} <= sdist


def test_the_sdist_holds_nothing_else(sdist: frozenset[str]) -> None:
    expected = source_files("grader", "exercises", "solutions", "reference", "tests")
    assert sdist - expected == {"README.md", "LICENSE", "pyproject.toml", "PKG-INFO", ".gitignore"}


def test_the_content_is_found_in_an_installed_wheel(unpacked: Path, tmp_path: Path) -> None:
    program = (
        "from grader.catalog import Catalog, content_root\n"
        "root = content_root()\n"
        "catalog = Catalog(root)\n"
        "print(root)\n"
        "print(*catalog.ids())\n"
        "print(*(catalog.page(each, 'zh').title for each in catalog.exercises()))\n"
    )
    environ = {**os.environ, "PYTHONPATH": str(unpacked), "PYTHONUTF8": "1"}
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, cwd=tmp_path, env=environ, encoding="utf-8"
    )
    assert done.returncode == 0, done.stderr
    root, ids, _ = done.stdout.splitlines()
    assert root == str(unpacked / "grader" / "_content")
    assert sorted(ids.split()) == sorted(
        str(path.parent.relative_to(ROOT / "exercises")) for path in ROOT.glob("exercises/*/*/exercise.toml")
    )
