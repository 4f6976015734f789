"""Problems and bank questions as authors write them: read as they are, and refused with file and line otherwise."""

from __future__ import annotations

from pathlib import Path

import pytest

from grader.authoring.new import lay_out
from grader.catalog import Catalog
from grader.errors import ContentError, UserError
from grader.i18n import languages
from grader.interview import load
from grader.interview.records import Kind, Seniority, Theme

PROBLEM = "counting/add_row_numbers"
FACTS = Path("exercises/counting/add_row_numbers/round.toml")
PAGE = Path("exercises/counting/add_row_numbers/round.en.md")
QUESTION = Path("exercises/counting/interview/stretching/question.toml")
ASKED = Path("exercises/counting/interview/stretching/en.md")


def test_a_problem(toy: Path) -> None:
    found = load.problem(Catalog(toy), PROBLEM)
    assert found.levels == (Seniority.JUNIOR, Seniority.MID)
    assert [(each.id, each.matters) for each in found.clarify][:3] == [
        ("from_zero", True), ("in_place", True), ("how_many_rows", False)]  # fmt: skip
    assert [each.kind for each in found.follow_ups] == [Kind.PREDICT, Kind.CHOICE, Kind.RUN, Kind.TALK]
    assert found.test is not None
    assert found.test.mistakes == ("along_columns", "backwards", "counts_from_one", "in_place")


@pytest.mark.parametrize("lang", languages())
def test_the_pages_of_a_problem(toy: Path, lang: str) -> None:
    page = load.problem_page(load.problem(Catalog(toy), PROBLEM), lang)
    assert page.lang == lang
    assert list(page.follow_ups) == ["half", "memory", "empty", "offset"]
    assert list(page.follow_ups["memory"].options) == ["one_table", "two_tables", "nothing"]
    assert len(page.follow_ups["offset"].checklist) == 3


@pytest.mark.parametrize("lang", languages())
def test_a_bank_question(toy: Path, lang: str) -> None:
    found = load.bank_question(Catalog(toy), "counting/stretching")
    assert (found.level, found.theme, found.follows) == (Seniority.JUNIOR, Theme.BROADCASTING, ("counting/numbering",))
    page = load.bank_page(found, lang)
    assert len(page.checklist) == 4
    assert ">>> np.broadcast_to" in page.refutation


def test_everything_is_found_by_listing_folders(toy: Path) -> None:
    catalog = Catalog(toy)
    assert load.problem_ids(catalog) == ("counting/row_numbers", PROBLEM)
    assert load.bank_ids(catalog) == ("counting/numbering", "counting/stretching")


def test_what_is_not_there_is_named(toy: Path) -> None:
    catalog = Catalog(toy)
    (toy / FACTS).unlink()
    with pytest.raises(UserError, match="is no interview problem; these are: counting/row_numbers"):
        load.problem(catalog, PROBLEM)
    with pytest.raises(UserError, match="there is no bank question 'counting/nothing'"):
        load.bank_question(catalog, "counting/nothing")
    with pytest.raises(UserError, match=r"there is no bank question '\.\./\.\./x'"):
        load.bank_question(catalog, "../../x")


WRONG_FACTS = [
    ('levels = ["junior", "mid"]', 'levels = ["chief"]', "levels", "must name some of junior, mid, senior"),
    ('levels = ["junior", "mid"]', 'levels = ["mid"]\ntime = 3', "time", "unknown key 'time'"),
    ("code = 12", "code = 0", "[minutes]", "from 1 up"),
    ("code = 12", "", "[minutes]", "the key 'code' is missing"),
    ("code = 12", "code = 12\nlunch = 3", "[minutes]", "unknown key 'lunch'"),
    ("matters = true", 'matters = "yes"', "[clarify.from_zero]", "'matters' must be true or false"),
    ('asks = "shape"', 'asks = "colour"', "[predict.column]", "'asks' must be among"),
    ('snippet = "table + numbers"', 'snippet = "table +"', "[predict.column]", "is no Python"),
    ("[test]", '[test]\ndriver = "made = 1"', "[test]", "'driver' holds the source of one function"),
    ('"along_columns", ', '"unheard_of", ', "[test]", "is no mistake of counting/add_row_numbers"),
    ('mistakes = ["along_columns", "backwards", "counts_from_one", "in_place"]', 'mistakes = ["in_place"]', "[test]",
     "at least 3"),
    ('function = "add_row_numbers"', 'function = "sum"', "[test]", "asks for no 'sum'"),
    ('kind = "choice"', 'kind = "song"', "[follow_up.memory]", "'kind' one of predict, choice, run, talk"),
    ('right = "one_table"', 'right = "none"', "[follow_up.memory]", "which is 'right'"),
    ('"(np.zeros((0, 3)),)"', '"np.zeros(3)"', "[follow_up.empty]", "a tuple of arguments"),
    ('checks = ["untouched"]\ncases = ["(np.zeros((0, 3)),)", "(np.zeros((4, 0)),)"]', "", "[follow_up.empty]",
     "'checks' or 'cases'"),
]  # fmt: skip


@pytest.mark.parametrize(("before", "after", "place", "why"), WRONG_FACTS)
def test_wrong_facts_of_a_problem(toy: Path, before: str, after: str, place: str, why: str) -> None:
    replaced(toy / FACTS, before, after)
    lines = (toy / FACTS).read_text(encoding="utf-8").splitlines()
    line = next(number for number, text in enumerate(lines, start=1) if text.startswith(place))
    with pytest.raises(ContentError) as caught:
        load.problem(Catalog(toy), PROBLEM)
    assert why in str(caught.value)
    assert str(caught.value).startswith(f"{toy / FACTS}:{line}:")


WRONG_PAGES = [
    ("## problem\n", "## story\n", "unknown heading 'story'"),
    ("### from_zero", "### from_one", "unknown heading 'from_one'"),
    ("### in_place\n", "### in_place\n\n#### more\n", "'more'"),
    ("#### answer\n\nNumber 0.\n\n", "", "the heading 'answer' is missing under 'from_zero'"),
    ("Number 0.", "", "nothing is written under 'answer'"),
    ("- nothing: the sum is a view", "- other: the sum is a view", "write '- ID: text' for each of one_table"),
    ("- a start is passed, not remembered\n", "", "2 points in the checklist"),
    ("- a start is passed, not remembered\n", "A start is passed.\n", "must be a list"),
    ("## model\n\nAsks", "## model\n\n## model\n\nAsks", "stands twice"),
    ("## predict\n\n### column", "## predict\n\n#### column", "too deep"),
    ("# Number the rows of a table\n", "", "must begin with '# '"),
]


@pytest.mark.parametrize(("before", "after", "why"), WRONG_PAGES)
def test_wrong_pages_of_a_problem(toy: Path, before: str, after: str, why: str) -> None:
    replaced(toy / PAGE, before, after)
    with pytest.raises(ContentError) as caught:
        load.problem_page(load.problem(Catalog(toy), PROBLEM), "en")
    assert why in str(caught.value)
    assert str(caught.value).startswith(f"{toy / PAGE}:")


def test_headings_in_another_order(toy: Path) -> None:
    text = (toy / ASKED).read_text(encoding="utf-8")
    (toy / ASKED).write_text(
        text.replace("## strong", "## x").replace("## fair", "## strong").replace("## x", "## fair")
    )
    with pytest.raises(ContentError, match="'strong' must come before 'fair'"):
        load.bank_page(load.bank_question(Catalog(toy), "counting/stretching"), "en")


WRONG_QUESTIONS = [
    (QUESTION, 'theme = "broadcasting"', 'theme = "cooking"', ":2: 'theme' must be one of"),
    (QUESTION, 'level = "junior"', 'level = "chief"', ":1: 'level' must be one of"),
    (QUESTION, "minutes = 3", 'minutes = "3"', ":3: 'minutes' must be a whole number"),
    (QUESTION, 'sources = ["NumPy documentation, Broadcasting"]', "sources = []", ":4: 'sources' names at least one"),
    (QUESTION, '"counting/numbering"', '"numbering"', ":5: 'numbering' is no other bank question"),
    (QUESTION, '"counting/numbering"', '"counting/stretching"', ":5: 'counting/stretching' is no other"),
    (ASKED, "- says how to see it\n", "", ":19: 3 points in the checklist"),
    (ASKED, "### May one write into such a view?\n", "", "0 follow-up questions"),
]


@pytest.mark.parametrize(("file", "before", "after", "why"), WRONG_QUESTIONS)
def test_wrong_bank_questions(toy: Path, file: Path, before: str, after: str, why: str) -> None:
    replaced(toy / file, before, after)
    with pytest.raises(ContentError) as caught:
        load.bank_page(load.bank_question(Catalog(toy), "counting/stretching"), "en")
    assert why in str(caught.value)
    assert str(toy / file) in str(caught.value)


def replaced(path: Path, before: str, after: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert before in text
    path.write_text(text.replace(before, after, 1), encoding="utf-8")


def test_no_exercise_may_take_the_place_of_the_bank(toy: Path) -> None:
    with pytest.raises(UserError, match="keeps its interview questions"):
        lay_out(toy, "counting/interview")
