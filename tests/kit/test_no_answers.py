"""No answer to a question is stored where a learner can look: not in stubs, workspaces, student zips or notebooks."""

from __future__ import annotations

import json
import re
import zipfile
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from course_kit import ROOT, SECRET, Course

from grader.catalog import Catalog
from grader.i18n import languages
from grader.items import SHEET_KINDS, read_sheet
from grader.judge import content
from grader.judge.target import quietly
from grader.model import Exercise

CATALOG = Catalog(ROOT)
SHEETS = tuple(each for each in CATALOG.exercises() if each.kind in SHEET_KINDS)
UNITS = tuple(dict.fromkeys(each.id.partition("/")[0] for each in SHEETS))
NOTEBOOK_UNIT = "relative"
TELLING = 4  # characters; a shorter answer stands in any text


@cache
def answers(exercise: Exercise) -> Mapping[str, Any]:
    """Right answer to every judged item, from a solution."""
    path = min((ROOT / "solutions" / exercise.id).glob("*.py"))
    with quietly():
        found: Mapping[str, Any] = getattr(content.load(path), exercise.names[0])()
    return {item.id: found[item.id] for item in read_sheet(exercise).judged}


def compact(value: object) -> str:
    return re.sub(r"[\s'\"]", "", value if isinstance(value, str) else repr(value))


def given_away(exercise: Exercise, text: str) -> Iterator[str]:
    """Items whose answers stand in `text`: behind their names, or in the words above them that say what is asked."""
    right = answers(exercise)
    for item in read_sheet(exercise).items:
        above, name, text = text.partition(f'"{item.id}": ')
        assert name, (exercise.id, item.id)
        answer, _, text = text.partition("\n")
        words = re.sub(r"^ *#     .*$", "", above, flags=re.MULTILINE)  # without what is given: inputs, code, codes
        told = compact(re.sub(r"^ *# ?", "", words, flags=re.MULTILINE))
        is_told = item.id in right and len(compact(right[item.id])) >= TELLING and compact(right[item.id]) in told
        if is_told or not re.fullmatch(r"None,?( *#.*)?", answer):
            yield item.id


def lines_of(folder: Path) -> set[str]:
    files = (path for path in folder.rglob("*") if path.suffix in (".py", ".md", ".toml"))
    return {line.strip("# ") for path in files for line in path.read_text(encoding="utf-8").splitlines()}


@cache
def secrets() -> set[str]:
    """Lines that stand in what is hidden from learners, and nowhere in the open."""
    hidden = {line for folder in SECRET for line in lines_of(ROOT / folder)}
    return {line for line in hidden - lines_of(ROOT / "exercises") if len(line) >= 24}


def copied(text: str) -> set[str]:
    """Lines of solutions, references, suites and wrong variants that stand in `text`."""
    return secrets() & {line.strip("# ") for line in text.splitlines()}


@pytest.fixture(scope="module")
def course(tmp_path_factory: pytest.TempPathFactory) -> Course:
    """An empty folder, and the kit's whole content."""
    folder = tmp_path_factory.mktemp("open")
    (folder / "site").mkdir()
    for name in ("grader", "exercises", "solutions", "reference", "tests"):
        (folder / "site" / name).symlink_to(ROOT / name)
    (folder / "work").mkdir()
    return Course(folder / "site", folder / "work")


@pytest.fixture(scope="module", params=languages())
def workspace(request: pytest.FixtureRequest, course: Course) -> Path:
    course.must("axiswise", "init", f"practice-{request.param}", "--lang", request.param)
    return course.root / f"practice-{request.param}"


@pytest.fixture(scope="module", params=languages())
def student_zip(request: pytest.FixtureRequest, course: Course) -> Path:
    name = f"{request.param}.zip"
    course.must("axiswise", "course", "bundle", "student", name, "--units", ",".join(UNITS), "--lang", request.param)
    return course.root / name


def test_there_are_questions_of_every_kind_to_search_for() -> None:
    assert {each.kind for each in SHEETS} == SHEET_KINDS
    assert sum(len(answers(each)) for each in SHEETS) > 100


@pytest.mark.parametrize("exercise", SHEETS, ids=lambda each: each.id)
def test_no_stub_holds_an_answer(exercise: Exercise) -> None:
    assert list(given_away(exercise, exercise.stub.read_text(encoding="utf-8"))) == []


@pytest.mark.parametrize("exercise", SHEETS, ids=lambda each: each.id)
def test_no_task_and_no_hint_holds_an_answer_behind_its_name(exercise: Exercise) -> None:
    names = {item.id for item in read_sheet(exercise).judged}
    for lang in languages():
        page = CATALOG.page(exercise, lang)
        shown = "\n".join([page.task, *page.hints])
        assert not [name for name in names if re.search(rf'["`]{name}["`] *[:=]', shown)]


@pytest.mark.parametrize("exercise", SHEETS, ids=lambda each: each.id)
def test_an_answer_that_is_put_in_is_found(exercise: Exercise) -> None:
    stub = exercise.stub.read_text(encoding="utf-8")
    for name, right in answers(exercise).items():
        assert name in given_away(exercise, stub.replace(f'"{name}": None', f'"{name}": {right!r}'))
        if len(compact(right)) >= TELLING:
            assert name in given_away(exercise, stub.replace(f'"{name}": None', f'# it is {right!r}\n"{name}": None'))


def test_a_workspace_holds_none(workspace: Path) -> None:
    for exercise in SHEETS:
        assert list(given_away(exercise, (workspace / f"{exercise.id}.py").read_text(encoding="utf-8"))) == []
    text = "\n".join(path.read_text(encoding="utf-8") for path in workspace.rglob("*") if path.is_file())
    assert not copied(text)
    assert not list(workspace.rglob("items.toml"))


def test_a_student_zip_holds_none(student_zip: Path) -> None:
    with zipfile.ZipFile(student_zip) as archive:
        files = {name: archive.read(name).decode() for name in archive.namelist()}
    for exercise in SHEETS:
        assert list(given_away(exercise, files[f"{exercise.id}.py"])) == []
    assert not copied("\n".join(files.values()))
    assert not [name for name in files if name.endswith(".toml")]


@pytest.mark.sweep  # the course tests look at one in every run
def test_a_released_notebook_holds_none(course: Course) -> None:
    course.must("axiswise", "course", "create", "numpy101", "--units", NOTEBOOK_UNIT)
    released = Course(course.site, course.root / "numpy101")
    released.must("nbgrader", "generate_assignment", NOTEBOOK_UNIT)
    (path,) = (released.root / "release").rglob("*.ipynb")
    cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
    sources = ["".join(cell["source"]) for cell in cells]
    for exercise in (each for each in SHEETS if each.id.startswith(f"{NOTEBOOK_UNIT}/")):
        (stub,) = (
            "".join(cell["source"])
            for cell in cells
            if cell["metadata"].get("nbgrader", {}).get("grade_id") == f"{NOTEBOOK_UNIT}-{exercise.name}-answer"
        )
        assert list(given_away(exercise, stub)) == []
    assert not copied("\n".join(sources))
