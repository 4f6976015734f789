"""The catalogue: what it finds, and what it says about an author's mistakes."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from grader.catalog import Catalog, content_root
from grader.errors import ContentError, UserError
from grader.model import Kind, Level

TOML = "exercises/counting/row_numbers/exercise.toml"
PAGE = "exercises/counting/row_numbers/en.md"


@pytest.fixture
def edit(toy: Path) -> Callable[[str, str, str], None]:
    """Replace a text in one file of the toy content."""

    def replace(file: str, old: str, new: str) -> None:
        path = toy / file
        source = path.read_text(encoding="utf-8")
        assert old in source
        path.write_text(source.replace(old, new, 1), encoding="utf-8")

    return replace


def refusal(act: Callable[[], object]) -> tuple[str, int | None, str]:
    """Place and reason of the `ContentError` that `act` raises."""
    with pytest.raises(ContentError) as caught:
        act()
    return caught.value.path.name, caught.value.line, str(caught.value.why)


def test_lists_units_and_exercises_in_their_order(toy: Path) -> None:
    catalog = Catalog(toy)
    assert [unit.name for unit in catalog.units()] == ["counting"]
    assert [each.id for each in catalog.exercises()] == ["counting/row_numbers", "counting/add_row_numbers"]
    assert catalog.exercises("counting") == catalog.exercises()
    assert catalog.ids() == ("counting/add_row_numbers", "counting/row_numbers")


def test_reads_every_fact(toy: Path) -> None:
    exercise = Catalog(toy).get("counting/add_row_numbers")
    assert (exercise.kind, exercise.level, exercise.points, exercise.minutes) == (Kind.CODE, Level.CORE, 4.0, 10)
    assert exercise.requires == ("counting/row_numbers",)
    assert exercise.names == ("add_row_numbers",)
    assert exercise.tolerance == ((100.0, 1e-6),)
    assert exercise.reference.is_file() and exercise.suite.is_file() and exercise.wrong.is_dir()


def test_a_page_is_read_in_the_language_or_in_english(toy: Path) -> None:
    catalog = Catalog(toy)
    exercise = catalog.get("counting/row_numbers")
    assert catalog.page(exercise, "zh").title == "给行编号"
    page = catalog.page(exercise, "fr")
    assert page.title == "Number the rows"
    assert page.docstrings["row_numbers"].startswith("Number the rows.\n\nParameters\n----------\n")
    assert page.hints == ("How does NumPy count?", "Numbers and `step` broadcast.", "Count first, multiply then.")
    assert [question for question, _ in page.interview] == ["What does the scalar cost?", "Why float64?"]
    assert catalog.unit_page("counting", "zh")[0] == "给行编号"


def test_messages_in_the_language_or_in_english(toy: Path) -> None:
    catalog = Catalog(toy)
    exercise = catalog.get("counting/row_numbers")
    assert catalog.messages(exercise, "zh")["counts_from_one"].startswith("你的编号")
    assert catalog.messages(exercise, "fr")["counts_from_one"].startswith("Your numbers")


def test_names_find_their_exercises(toy: Path, edit: Callable[[str, str, str], None]) -> None:
    edit(TOML, '["row_numbers"]', '["row_numbers", "helper_rows"]')
    catalog = Catalog(toy)
    both = catalog.by_names(["add_row_numbers", "main", "row_numbers"])
    assert [each.id for each in both] == ["counting/row_numbers", "counting/add_row_numbers"]
    assert [each.id for each in catalog.by_names(["helper_rows"])] == ["counting/row_numbers"]
    assert catalog.by_names(["counting", "explanation"]) == ()
    assert set(catalog.names()) == {"row_numbers", "helper_rows", "add_row_numbers"}


def test_general_names_find_nothing(toy: Path, edit: Callable[[str, str, str], None]) -> None:
    edit(TOML, '["row_numbers"]', '["row_numbers", "answers"]')
    catalog = Catalog(toy)
    assert catalog.by_names(["answers"]) == ()
    assert "answers" not in catalog.names()


def test_a_broken_exercise_does_not_hide_the_others(toy: Path, edit: Callable[[str, str, str], None]) -> None:
    edit(TOML, "order = 1", "order = [")
    assert Catalog(toy).get("counting/add_row_numbers").order == 2


@pytest.mark.parametrize("asked", ["row_numbers", "counting/row_number", "count/row_numbers"])
def test_an_unknown_id_names_the_near_ones(toy: Path, asked: str) -> None:
    with pytest.raises(UserError, match="counting/row_numbers"):
        Catalog(toy).get(asked)


def test_an_unknown_id_far_from_all(toy: Path) -> None:
    with pytest.raises(UserError, match="axiswise list"):
        Catalog(toy).get("zz")
    with pytest.raises(UserError, match="no unit 'zz'"):
        Catalog(toy).exercises("zz")


@pytest.mark.parametrize(
    ("old", "new", "line", "reason"),
    [
        ("order = 1", "ordre = 1", 1, "unknown key 'ordre'"),
        ("order = 1", "order = [", 2, "not valid TOML"),
        ("order = 1", "order = true", 1, "'order' must be a whole number"),
        ('kind = "code"', 'kind = "game"', 2, "'kind' must be one of code, debug"),
        ('level = "warmup"', "", None, "'level' is missing"),
        ("points = 3", "points = -3", 4, "'points' must be a number above 0"),
        ("minutes = 5", "minutes = 0.5", 5, "'minutes' must be a whole number"),
        ("requires = []", 'requires = ["row_numbers"]', 6, "no exercise id"),
        ('names = ["row_numbers"]', 'names = ["numbers"]', 7, "that of the folder, 'row_numbers'"),
        ('names = ["row_numbers"]', "names = []", 7, "distinct Python names"),
        ('names = ["row_numbers"]', 'names = "row_numbers"', 7, "must be a list of strings"),
        ("[[100, 1e-6]]", "[[100]]", 9, "rows of two numbers"),
        ("[[100, 1e-6]]", "[[100, 1e-6], [8, 1e-7]]", 9, "must ascend"),
    ],
)
def test_bad_facts_are_refused_with_their_line(
    toy: Path, edit: Callable[[str, str, str], None], old: str, new: str, line: int | None, reason: str
) -> None:
    edit(TOML, old, new)
    file, at, why = refusal(lambda: Catalog(toy).get("counting/row_numbers"))
    assert (file, at) == ("exercise.toml", line)
    assert reason in why


@pytest.mark.parametrize(
    ("old", "new", "line", "reason"),
    [
        ("# Number the rows", "Number the rows", 1, "must begin with '# '"),
        ("## task", "## Task", 3, "unknown heading '## Task'"),
        ("## hint 2", "## hint 3", 36, "'## hint 2' must come before '## hint 3'"),
        ("## hint 2\n\nNumbers and `step` broadcast.\n", "## hint 2\n", 36, "nothing is written under 'hint 2'"),
        ("## hint 2", "## hint 1", 36, "stands twice"),
        ("## task", "# Another\n\n## task", 3, "one '# ' title"),
        ("How does NumPy count?", "### Why\n\nHow?", 34, "no heading '### Why'"),
        ("## interview\n", "## interview\n\nWords.\n", 55, "must begin with a '### '"),
        ("### Why float64?", "### What does the scalar cost?", 59, "stands twice"),
        ("```text", "```", 9, "one ```text block and nothing else"),
        ("### row_numbers", "### row_numbers\n\nWords.", 9, "one ```text block and nothing else"),
        ("array([0. , 0.5])\n```", "array([0. , 0.5])", 48, "never closed"),
    ],
)
def test_bad_pages_are_refused_with_their_line(
    toy: Path, edit: Callable[[str, str, str], None], old: str, new: str, line: int | None, reason: str
) -> None:
    edit(PAGE, old, new)
    catalog = Catalog(toy)
    file, at, why = refusal(lambda: catalog.page(catalog.get("counting/row_numbers"), "en"))
    assert reason in why
    assert (file, at) == ("en.md", line)


def test_a_page_may_lack_nothing(toy: Path) -> None:
    path = toy / PAGE
    path.write_text(path.read_text(encoding="utf-8").partition("## interview")[0], encoding="utf-8")
    catalog = Catalog(toy)
    assert "'## interview' is missing" in refusal(lambda: catalog.page(catalog.get("counting/row_numbers"), "en"))[2]


def test_headings_inside_code_are_code(toy: Path, edit: Callable[[str, str, str], None]) -> None:
    edit(PAGE, "Count first, multiply then.", "```text\n## not a heading\n```")
    catalog = Catalog(toy)
    assert "## not a heading" in catalog.page(catalog.get("counting/row_numbers"), "en").hints[2]


def test_a_page_that_is_not_utf8_is_refused(toy: Path) -> None:
    (toy / PAGE).write_bytes("# Title\n编号".encode("gbk"))
    catalog = Catalog(toy)
    place = refusal(lambda: catalog.page(catalog.get("counting/row_numbers"), "en"))
    assert place == ("en.md", 2, "the file is not UTF-8")


@pytest.mark.parametrize(
    ("old", "new", "line", "reason"),
    [
        ("[ignores_step]\nen =", "[ignores_step]\nfr =", 5, "has no text 'en'"),
        ('en = "The numbers do not', 'en = 3 # "', 5, "one text a language"),
    ],
)
def test_bad_messages_are_refused(
    toy: Path, edit: Callable[[str, str, str], None], old: str, new: str, line: int, reason: str
) -> None:
    edit("tests/wrong/counting/row_numbers/messages.toml", old, new)
    catalog = Catalog(toy)
    file, at, why = refusal(lambda: catalog.messages(catalog.get("counting/row_numbers"), "zh"))
    assert (file, at) == ("messages.toml", line)
    assert reason in why


def test_the_content_is_found_beside_and_beneath_the_package(tmp_path: Path, toy: Path) -> None:
    assert content_root(toy / "grader") == toy
    assert content_root(toy) == toy
    package = tmp_path / "site" / "grader"
    (package / "_content" / "exercises").mkdir(parents=True)
    assert content_root(package) == package / "_content"
    with pytest.raises(ContentError, match="install axiswise again"):
        content_root(tmp_path / "nowhere" / "grader")


def test_the_real_content_loads() -> None:
    catalog = Catalog(content_root())
    for exercise in catalog.exercises():
        for lang in ("en", "zh"):
            assert catalog.page(exercise, lang).title
            assert catalog.messages(exercise, lang) is not None
