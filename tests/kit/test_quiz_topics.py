"""Questions that a unit brings as content: read strictly, drawn freely, asked by the real program."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from quiz_kit import PRACTICE, asked, converse, typed

from grader.authoring.check.gate import static_findings
from grader.authoring.check.quizzes import check_quiz
from grader.catalog import Catalog
from grader.errors import ContentError
from grader.quiz import topics
from grader.quiz.families.reading import Quiz, read_quiz
from grader.quiz.families.written import Template, Unreadable, Written, filled, reckoned
from grader.quiz.generators import drawn
from grader.quiz.question import Asks
from grader.quiz.truth import truth

FILE = Path("exercises/counting/quiz.toml")


def written(**changes: Any) -> Written:
    facts = {"snippet": "x + 1", "inputs": {"x": Template("(T, D)")}, "asks": (Asks.SHAPE,), "picks": {},
             "sizes": {"T": (2, 3, 4), "D": (2, 3, 4)}}  # fmt: skip
    return Written(**{**facts, **changes})


def quiz(toy: Path) -> Quiz:
    return read_quiz(toy / FILE)


# ---------------------------------------------------------------- drawn


def test_places_stand_for_parts_and_for_arithmetic_on_sizes() -> None:
    assert filled("x[{key}, :{2 * T - 1}]", {"T": 5}, {"key": "{T // 2}:"}) == "x[2:, :9]"
    assert reckoned("(T + 1, -T % 4, [T, 2.5])", {"T": 3}) == (4, 1, (3, 2.5))


@pytest.mark.parametrize("text", ["{U}", "{T.bit_length()}", "{__import__('os')}", "{T +}", "{'T'}", "{T ** 9}"])
def test_nothing_else_is_read_and_nothing_is_run(text: str) -> None:
    with pytest.raises(Unreadable):
        filled(text, {"T": 3}, {})


def test_a_part_that_holds_itself_is_no_part() -> None:
    with pytest.raises(Unreadable):
        filled("{a}", {}, {"a": "{b}", "b": "{a}"})


def test_sizes_are_mostly_distinct_and_sometimes_not() -> None:
    shapes = [written().draw(Random(seed)).inputs["x"].shape for seed in range(300)]
    alike = sum(len(set(shape)) < 2 for shape in shapes)
    assert 0 < alike < 60


def test_parts_that_go_together_are_drawn_together() -> None:
    ways = ({"shape": "(T,)", "key": ":, None"}, {"shape": "(T, D)", "key": "None"})
    family = written(snippet="x[{key}]", inputs={"x": Template("{shape}")}, ways=ways)
    found = {(len(each.inputs["x"].shape), each.snippet) for each in map(family.draw, map(Random, range(40)))}
    assert found == {(1, "x[:, None]"), (2, "x[None]")}


def test_only_inputs_that_are_named_are_given() -> None:
    family = written(inputs={"x": Template("(T,)"), "y": Template("(D,)")}, asks=(Asks.DTYPE, Asks.SHAPE))
    drafts = [family.draw(Random(seed)) for seed in range(20)]
    assert {*(name for each in drafts for name in each.inputs)} == {"x"}
    assert {each.asks for each in drafts} == {Asks.DTYPE, Asks.SHAPE}


def test_a_family_draws_the_same_for_the_same_seed_and_numpy_says_what_is_right(toy: Path) -> None:
    numbered, counted = quiz(toy).families
    assert drawn("counting/numbered:3", "counting", numbered) == drawn("counting/numbered:3", "counting", numbered)
    question = drawn("counting/counted:1", "counting", counted)
    values = question.inputs["rows"].values
    assert values and truth(question) == (values[0] + int(question.snippet[len("int((rows + ")])) % 256


# ---------------------------------------------------------------- read


@pytest.mark.parametrize(
    ("old", "new", "why", "line"),
    [
        ("[quiz]", "[quizz]", "[quizz]: unknown key 'beliefs'", 3),
        ('"align_left"', '"align_right"', "no misconception 'align_right'", 3),
        ("R = [2, 3, 4]", "R = []", "write 'R' like this", 9),
        ("R = [2, 3, 4]", 'R = "2..4"', "write 'R' like this", 9),
        ("R = [2, 3, 4]", "R = [-2]", "write 'R' like this", 9),
        ("R = [2, 3, 4]", "Q = [2, 3, 4]", "this cannot be read: R", 9),
        ("[numbered]", "[numbered-rows]", "must be a Python name", 9),
        ('snippet = "table', 'snippets = "table', "unknown key 'snippets'", 9),
        ("rows{key}", "rows{kex}", "this cannot be read: kex", 9),
        ("rows{key}", "rows{key})", "this cannot be read", 9),
        ('"{shape}"', '{ shapes = "(R,)" }', "write the input 'rows' like this", 9),
        ('"(R, C)"', '"R"', "this cannot be read: R", 9),
        ('asks = "value"', 'asks = "size"', "'asks' must be among", 15),
        ('asks = "value"', "asks = []", "'asks' must be among", 15),
        ('["+", "*"]', '"+"', "write 'sign' like this", 9),
        ("ways = [{", "ways = [{}, {", "write 'ways' like this", 9),
        ("values = ", "value = ", "write the input 'rows' like this", 15),
    ],
)
def test_what_is_wrong_is_refused_with_its_line(toy: Path, old: str, new: str, why: str, line: int | None) -> None:
    path = toy / FILE
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(ContentError) as caught:
        read_quiz(path)
    assert why in str(caught.value.why)
    assert caught.value.line == line


def test_a_file_without_families_is_refused(toy: Path) -> None:
    (toy / FILE).write_text("[quiz]\nbeliefs = []\n", encoding="utf-8")
    with pytest.raises(ContentError, match="no family"):
        read_quiz(toy / FILE)


# ---------------------------------------------------------------- the gate


def complaints(toy: Path, old: str, new: str) -> Iterator[tuple[int | None, str]]:
    path = toy / FILE
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    found = list(check_quiz(Catalog(toy), "counting"))
    path.write_text(text, encoding="utf-8")
    return ((each.line, str(each.what)) for each in found)


def test_the_gate_holds_every_family(toy: Path) -> None:
    assert list(check_quiz(Catalog(toy), "counting")) == []
    telling = '"int((rows + {C})[0])"'
    for old, new, expected in (
        ('"align_left"', '"fancy_is_view"', (3, "no question shows the belief 'fancy_is_view'")),
        (telling, '"int(sum(rows))"', (15, "draws no question that the rules can reckon")),
        (telling, '"int(rows[1])"', (15, "of 40 questions only 3 differ")),
        (telling, '"int((rows + {C})[9])"', (15, "the answer is always an error")),
        ("[250", "250", (15, "this cannot be read")),
    ):  # fmt: skip
        found = list(complaints(toy, old, new))
        assert any(line == expected[0] and expected[1] in what for line, what in found), (new, found)


def test_the_gate_looks_at_a_units_questions(toy: Path) -> None:
    assert static_findings(Catalog(toy), ["counting"]) == ()
    (toy / FILE).write_text("[", encoding="utf-8")
    assert {each.file.name for each in static_findings(Catalog(toy))} == {"quiz.toml"}


# ---------------------------------------------------------------- the topics there are


def test_every_unit_that_brings_questions_is_a_topic() -> None:
    units = topics.unit_topics()
    assert {"adding", "rotary", "attention"} <= set(units)
    assert topics.all_topics()[-len(units) :] == units
    for unit in units:
        assert topics.families_of([unit]) and topics.sought_in(unit)
        assert topics.title(unit, "en") and topics.title(unit, "en") != topics.title(unit, "zh")
    assert topics.title("two", "en") is None


@pytest.mark.parametrize("name", ["", "/", "adding", "adding/", "adding/nothing", "nothing/two", "../adding/placed"])
def test_there_is_no_family_of_another_name(name: str) -> None:
    assert topics.family(name) is None


def test_a_units_topic_is_offered_and_asked(axiswise: Any, workspace: Path) -> None:
    assert "operators|counting]" in "".join(axiswise.run("quiz", "--help", COLUMNS="100").stdout.split())
    said = converse(axiswise, lambda _: "error", "--topic", "counting", "--n", "3", "--seed", "1")
    assert [item["topic"] for item in said[:-1:2]] == ["counting"] * 3
    done = typed(axiswise, "p\n", "quiz", "--topic", "counting", "--n", "1", "--lang", "zh")
    assert f"：{topics.Catalog(axiswise.site).unit_page('counting', 'zh')[0]}" in done.stdout


def test_units_that_were_begun_are_asked_about_unless_a_seed_is_given(axiswise: Any, workspace: Path) -> None:
    def topics_of(*words: str) -> list[str]:
        typed(axiswise, "q\n", "quiz", "--new", *words, cwd=workspace)
        lines = map(json.loads, (workspace / PRACTICE).read_text().splitlines())
        return list([line["topics"] for line in lines if line["event"] == "session"][-1])

    assert topics_of() == []
    (workspace / "counting" / "row_numbers.py").write_text("def row_numbers(n_rows, step=1.0):\n    return 0\n")
    axiswise.run("check", "counting/row_numbers.py", cwd=workspace)
    assert topics_of()[-1] == "counting" and "two" in topics_of()
    assert topics_of("--seed", "1") == []
    assert topics_of("--topic", "two") == ["two"]
    assert asked(typed(axiswise, "p\nq\n", "quiz", cwd=workspace).stdout) == ["1", "2"]


def test_other_verbs_do_not_read_what_units_ask(axiswise: Any, workspace: Path) -> None:
    site = axiswise.site / FILE
    text = site.read_text(encoding="utf-8")
    site.write_text("[", encoding="utf-8")
    try:
        assert axiswise.run("list", cwd=workspace).returncode == 0
        assert axiswise.run("quiz", "--help").returncode == 0
        assert typed(axiswise, "p\n", "quiz", "--n", "1").returncode == 0
        broken = typed(axiswise, "p\n", "quiz", "--n", "1", "--topic", "counting")
        assert (
            broken.returncode == 2 and "quiz.toml: not valid TOML" in broken.stderr and "Traceback" not in broken.stderr
        )
    finally:
        site.write_text(text, encoding="utf-8")
