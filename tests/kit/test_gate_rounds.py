"""The gate on interview problems: silent on sound ones; of a planted defect it names file, line and what is wrong."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path

import pytest

from grader.authoring.check.court import Court
from grader.authoring.check.finding import Finding, guarded
from grader.authoring.check.rounds import check_round, check_round_runs
from grader.catalog import Catalog
from grader.judge.run import Options, with_judge

ADD = "counting/add_row_numbers"
TOML, ENGLISH, CHINESE = (f"exercises/{ADD}/round{ending}" for ending in (".toml", ".en.md", ".zh.md"))

Check = Callable[[Catalog], Iterable[Finding]]


def read(catalog: Catalog) -> list[Finding]:
    return [each for exercise in catalog.exercises() for each in guarded(partial(check_round, catalog, exercise))]


def judged(catalog: Catalog) -> list[Finding]:
    def in_court(judge: object) -> list[Finding]:
        court = Court(catalog, judge)  # type: ignore[arg-type]
        runs = (partial(check_round_runs, court, exercise) for exercise in catalog.exercises())
        return [each for run in runs for each in guarded(run)]

    return with_judge(catalog, Options(1), in_court)


def plant(root: Path, file: str, old: str, new: str) -> None:
    text = (root / file).read_text(encoding="utf-8")
    assert old in text
    (root / file).write_text(text.replace(old, new, 1), encoding="utf-8")


def line_of(root: Path, file: str, text: str) -> int:
    lines = (root / file).read_text(encoding="utf-8").splitlines()
    return next(number for number, line in enumerate(lines, start=1) if text in line)


def test_sound_problems_pass(toy: Path) -> None:
    assert read(Catalog(toy)) == []
    assert judged(Catalog(toy)) == []


@pytest.mark.parametrize(
    ("edited", "old", "new", "named", "at", "said"),
    [
        (CHINESE, "`+=`", "`-=`", CHINESE, "#### why", "is not that of the English page (missing: +=; more: -=)"),
        (
            TOML,
            'level = "junior"',
            'level = "senior"',
            TOML,
            "[follow_up.memory]",
            "a follow-up for mid comes after one for",
        ),
        (TOML, 'checks = ["untouched"]', 'checks = ["spotless"]', TOML, "[follow_up.empty]", "'spotless' is no check"),
        (
            TOML,
            'checks = ["untouched"]',
            'exercise = "counting/nothing"\nchecks = ["untouched"]',
            TOML,
            "[follow_up.empty]",
            "there is no exercise 'counting/nothing'",
        ),
        (
            TOML,
            'checks = ["untouched"]',
            'function = "nothing"\nchecks = ["untouched"]',
            TOML,
            "[follow_up.empty]",
            f"{ADD} asks for no 'nothing'",
        ),
        (
            TOML,
            'snippet = "table + numbers"\nasks = "shape"',
            'snippet = "float(np.inf)"\nasks = "value"',
            TOML,
            "[predict.column]",
            "nobody can type the answer inf",
        ),
    ],
)
def test_a_planted_defect_is_named(toy: Path, edited: str, old: str, new: str, named: str, at: str, said: str) -> None:
    plant(toy, edited, old, new)
    found = [(each.file, str(each.what)) for each in read(Catalog(toy))]
    assert [(file.relative_to(toy).as_posix(), what) for file, what in found if said in what] != [], found
    assert {file for file, _ in found} == {toy / named}
    first = next(each for each in read(Catalog(toy)) if said in str(each.what))
    assert first.line is not None
    assert at in (toy / named).read_text(encoding="utf-8").splitlines()[first.line - 1]


def test_a_page_that_is_missing_is_named(toy: Path) -> None:
    (toy / CHINESE).unlink()
    assert [(each.file, str(each.what)) for each in read(Catalog(toy))] == [(toy / CHINESE, "there is no such page")]


def test_a_page_that_is_not_translated_is_named(toy: Path) -> None:
    (toy / CHINESE).write_text((toy / ENGLISH).read_text(encoding="utf-8"), encoding="utf-8")
    found = read(Catalog(toy))
    assert {each.file for each in found} == {toy / CHINESE}
    assert "'problem' reads the same as in English" in [str(each.what) for each in found]


def test_an_example_that_prints_something_else_is_named(toy: Path) -> None:
    example = "\n\n```python\n>>> 1 + 1\n3\n```\n"
    for page in (ENGLISH, CHINESE):
        end = (toy / page).read_text(encoding="utf-8").rstrip()
        (toy / page).write_text(end + example, encoding="utf-8")
    (found,) = read(Catalog(toy))
    assert found.file == toy / ENGLISH
    assert found.line == line_of(toy, ENGLISH, ">>> 1 + 1")
    assert "prints '2'" in str(found.what)


def test_inputs_are_asked_for(toy: Path) -> None:
    plant(toy, TOML, "inputs = [", "# inputs = [")
    (found,) = read(Catalog(toy))
    assert str(found.what) == "'inputs' are missing"
    assert found.line == line_of(toy, TOML, "[test]")


@pytest.mark.parametrize(
    ("inputs", "said"),
    [
        (
            '["(np.zeros((1, 1)),)"]',
            ["none of the inputs exposes 'along_columns'", "none of the inputs exposes 'backwards'"],
        ),
        ('["(np.arange(12.0).reshape(3, 4),)"]', ["no input is at an edge"]),
        ('["(np.arange(12.0).reshape(3, 4),)", "(1 / 0,)"]', ["the inputs do not run: "]),
        ('["(np.arange(12.0).reshape(3, 4),)", "(print,)"]', ["is not accepted: "]),
    ],
)
def test_inputs_must_expose_every_mistake(toy: Path, inputs: str, said: list[str]) -> None:
    text = (toy / TOML).read_text(encoding="utf-8")
    line = next(line for line in text.splitlines() if line.startswith('inputs = ["(np.arange'))
    plant(toy, TOML, line, f"inputs = {inputs}")
    found = [str(each.what) for each in judged(Catalog(toy))]
    for each in said:
        assert [what for what in found if each in what], found


def test_a_case_that_a_right_solution_fails_is_named(toy: Path) -> None:
    plant(toy, TOML, '"(np.zeros((4, 0)),)"', '"(np.zeros((4, 0), dtype=np.complex64),)"')
    found = judged(Catalog(toy))
    assert found
    assert all("does not pass" in str(each.what) for each in found)
    assert {each.line for each in found} == {line_of(toy, TOML, "[follow_up.empty]")}
