"""Hand-ins put in order, and cells as plain Python: whatever students, editors and attackers make of a notebook."""

from __future__ import annotations

import json
from typing import Any

import pytest

from grader.course.answers import cleaned
from grader.course.repair import MAX_SOURCE, Wanted, repaired, sound_cells

ANSWER = Wanted("u-f-answer", "code", "def f(): ...", "1", False, False, True, False, None)
MARKS = Wanted("u-f-marks", "code", "# marks", "2", True, True, False, False, 4.0)
WANTED = {each.grade_id: each for each in (ANSWER, MARKS)}


def cell(source: str, grade_id: object = None, **others: Any) -> dict[str, Any]:
    metadata = {} if grade_id is None else {"nbgrader": {"grade_id": grade_id, "points": 99}}
    return {"cell_type": "code", "source": source, "metadata": metadata, "outputs": [], **others}


def ids(cells: list[dict[str, Any]]) -> list[str | None]:
    return [each["metadata"].get("nbgrader", {}).get("grade_id") for each in cells]


def test_what_is_wanted_is_there_once_whatever_was_handed_in() -> None:
    for handed_in in (
        [],
        [cell("x", "other")],
        [cell("x", "u-f-answer")] * 3,
        [cell("1", "u-f-marks"), cell("2", ["no"])],
    ):
        found = repaired(handed_in, WANTED)
        assert sorted(filter(None, ids(found))) == ["u-f-answer", "u-f-marks"]
        assert len({each["id"] for each in found}) == len(found)


def test_points_and_locked_source_are_the_courses_own() -> None:
    (marks,) = [each for each in repaired([cell("20", "u-f-marks")], WANTED) if each["source"] == "# marks"]
    assert marks["metadata"]["nbgrader"]["points"] == 4.0 and marks["outputs"] == []


def test_of_copies_the_last_that_was_written_in_counts() -> None:
    handed_in = [cell("first", "u-f-answer"), cell("second", "u-f-answer"), cell("def f(): ...", "u-f-answer")]
    found = repaired(handed_in, WANTED)
    assert [each["source"] for each in found if "nbgrader" not in each["metadata"]] == ["first"]
    assert next(each for each in found if ids([each]) == ["u-f-answer"])["source"] == "second"


def test_a_renamed_cell_is_kept_as_the_students_own() -> None:
    found = repaired([cell("def f(): return 1", "mine")], WANTED)
    assert ("def f(): return 1", {}) in [(each["source"], each["metadata"]) for each in found]


@pytest.mark.parametrize(
    "odd",
    [
        None,
        7,
        {},
        {"cell_type": "raw", "source": ["a", 1, None]},
        {"cell_type": "code", "source": {"a": 1}, "outputs": "none", "metadata": []},
        {"cell_type": "code", "source": "x", "outputs": [{}, None, {"output_type": "display_data", "data": []}]},
        {"cell_type": "code", "source": "\ud800", "metadata": {"nbgrader": []}},
        {"cell_type": "markdown", "source": "x", "attachments": {"a": {"image/png": "x" * 9}}, "metadata": {}},
    ],
)
def test_odd_cells_become_sound_ones(odd: object) -> None:
    for each in (*sound_cells([odd]), *repaired([odd], WANTED)):
        assert (
            {"cell_type", "id", "metadata", "source"}
            <= set(each)
            <= {*("cell_type", "id", "metadata", "source", "outputs", "execution_count")}
        )
        json.dumps(each).encode()
        each["source"].encode("utf-8")


def test_what_could_run_in_a_readers_page_is_gone() -> None:
    data = {"text/html": "<script>", "application/javascript": "alert()", "image/svg+xml": "<svg>", "text/plain": "1"}
    (found,) = sound_cells([cell("x", outputs=[{"output_type": "execute_result", "data": data}])])
    assert found["outputs"] == [{"output_type": "display_data", "data": {"text/plain": "1"}, "metadata": {}}]
    words = {"cell_type": "markdown", "source": "a <b onclick=x> <!-- </b> 1 < 2", "metadata": {}}
    assert repaired([words], {})[0]["source"] == "a <\u200bb onclick=x> <\u200b!-- <\u200b/b> 1 < 2"


def test_a_huge_cell_is_set_aside() -> None:
    (found,) = sound_cells([cell("x" * (MAX_SOURCE + 1))])
    assert len(found["source"]) < 100


@pytest.mark.parametrize(
    ("written", "plain"),
    [
        ("x = 1", "x = 1"),
        ("%matplotlib inline\nx = 1", "pass  # %matplotlib inline\nx = 1"),
        ("if x:\n    !ls -l", "if x:\n    pass  # !ls -l"),
        ("%%time\nf()", "pass  # %%time\nf()"),
        ("%%bash\nrm -r x", "# %%bash\n# rm -r x"),
        ("?np.add", "pass  # ?np.add"),
        ("x = (7\n     % 3)", "x = (7\n     % 3)"),
        ('print("%d" % 3)', 'print("%d" % 3)'),
    ],
)
def test_what_only_jupyter_understands_is_left_out_line_by_line(written: str, plain: str) -> None:
    assert cleaned(written) == plain
