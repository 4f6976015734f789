"""``items.toml``: read strictly, and made into a stub that asks everything and answers nothing."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from grader.authoring.new import lay_out
from grader.catalog import Catalog
from grader.errors import ContentError
from grader.items import Answer, Claim, Given, Make, Reason, Verb, Words, read_sheet
from grader.model import Exercise, Kind
from grader.stubs import render_stub

PREDICT = """\
[rows]
points = 2
en = "some rows and one row"
zh = "若干行与一行"
inputs = { x = [2, 3], y = { shape = [3], dtype = "int64", values = [1, 2, 3] } }
snippet = "x + y"
asks = "shape"
"""
TRACE = """\
[sheet]
given = "n = 3"

[count]
points = 1
en = "`count`"
zh = "`count`：数"
snippet = "count = np.arange(n)"

[column]
points = 1
en = "`column`"
zh = "`column`：列"
snippet = "column = count[:, np.newaxis]"
"""
REASON = """\
[why]
form = "reason"
points = 1
en = "why it fails"
zh = "为什么报错"
inputs = { x = [2, 3], y = [2] }
snippet = "x + y"
codes.few = { en = "too few axes", zh = "轴太少", works = "x + y[np.newaxis]" }
codes.clash = { en = "3 meets 2", zh = "3 对 2", works = ["x + y[:1]", "x + 1"] }
codes.size = { en = "too small", zh = "太小", holds = "y.size < 1" }
"""
WORDS = """\
[in_words]
form = "words"
en = "say it"
zh = "说说看"
model = { en = "So it is.", zh = "就是这样。" }
checklist = { en = ["is short"], zh = ["简短"] }
"""


@pytest.fixture
def exercise(toy: Path) -> Exercise:
    lay_out(toy, "weighing/asked", Kind.PREDICT)
    return Catalog(toy).get("weighing/asked")


def written(exercise: Exercise, items: str, kind: Kind = Kind.PREDICT) -> Exercise:
    (exercise.folder / "items.toml").write_text(items, encoding="utf-8")
    return exercise._replace(kind=kind)


def test_an_answer_is_read_with_its_inputs(exercise: Exercise) -> None:
    (item,) = read_sheet(written(exercise, PREDICT)).items
    assert isinstance(item, Answer)
    assert item.inputs == {"x": Given((2, 3)), "y": Given((3,), "int64", (1, 2, 3))}
    assert (item.id, item.points, item.snippet, item.asks) == ("rows", 2, "x + y", ("shape",))


def test_each_line_of_a_trace_has_what_stands_above(exercise: Exercise) -> None:
    count, column = read_sheet(written(exercise, TRACE, Kind.TRACE)).items
    assert isinstance(count, Answer) and isinstance(column, Answer)
    assert count.before == "n = 3"
    assert column.before == "n = 3\ncount = np.arange(n)"
    assert column.asks == ("shape", "dtype")


def test_a_reason_has_claims_that_can_be_tried(exercise: Exercise) -> None:
    (item,) = read_sheet(written(exercise, REASON, Kind.EXPLAIN)).items
    assert isinstance(item, Reason)
    assert [claim.code for claim in item.claims] == ["few", "clash", "size"]
    claim: Claim = item.claims[1]
    assert [(test.verb, test.snippet) for test in claim.tests] == [(Verb.WORKS, "x + y[:1]"), (Verb.WORKS, "x + 1")]


def test_words_earn_nothing(exercise: Exercise) -> None:
    sheet = read_sheet(written(exercise, WORDS, Kind.EXPLAIN))
    assert isinstance(sheet.items[0], Words)
    assert sheet.judged == ()


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("points = 2", "point = 2", "unknown key 'point'"),
        ("points = 2", "points = 0", "'points' must be a number above 0"),
        ("points = 2", "points = true", "'points' must be a number above 0"),
        ('zh = "若干行与一行"', "", "a text 'zh' is missing"),
        ('zh = "若干行与一行"', 'zh = " "', "a text 'zh' is missing"),
        ('"x + y"', '"x +"', "'snippet' is no Python"),
        ('snippet = "x + y"', "", "the key 'snippet' is missing"),
        ('snippet = "x + y"', "snippet = 3", "'snippet' must be a str"),
        ('asks = "shape"', 'asks = "size"', "'asks' must be among"),
        ('asks = "shape"', "", "'asks' must be among"),
        ("x = [2, 3]", "x = [2, -3]", "write the input 'x' like this"),
        ("x = [2, 3]", 'x = "2, 3"', "write the input 'x' like this"),
        ("x = [2, 3]", "x = { shape = [2], kind = 1 }", "write the input 'x' like this"),
        ("[rows]", '["some rows"]', "'some rows' must be a Python name"),
        ("points = 2", 'points = 2\nform = "guess"', "'form' must be one of"),
        (PREDICT, "rows = 3", "must be a table"),
        (PREDICT, "", "it holds no item"),
    ],
)
def test_what_is_wrong_is_refused_with_its_place(exercise: Exercise, old: str, new: str, why: str) -> None:
    assert old in PREDICT
    with pytest.raises(ContentError, match=why) as caught:
        read_sheet(written(exercise, PREDICT.replace(old, new)))
    assert caught.value.path == exercise.folder / "items.toml"


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        (', works = "x + y[np.newaxis]"', "", "a test must say what works"),
        ('en = "too few axes", ', "", "a text 'en' is missing"),
        ('codes.size = { en = "too small", zh = "太小", holds = "y.size < 1" }', "", "at least three codes"),
    ],
)
def test_a_reason_must_be_complete(exercise: Exercise, old: str, new: str, why: str) -> None:
    assert old in REASON
    with pytest.raises(ContentError, match=why):
        read_sheet(written(exercise, REASON.replace(old, new), Kind.EXPLAIN))


def test_makes_say_what_is_constructed(exercise: Exercise) -> None:
    expose = '[f]\npoints = 1\nen = "a"\nzh = "一"\nmakes = { a = "shape" }\nwrong = "def f(a): return a"\n'
    with pytest.raises(ContentError, match="'right' is missing"):
        read_sheet(written(exercise, expose, Kind.EXPOSE))
    shared = '[sheet]\nright = "def f(a): return ()"\n' + expose
    (item,) = read_sheet(written(exercise, shared, Kind.EXPOSE)).items
    assert getattr(item, "makes") == {"a": Make.SHAPE}  # noqa: B009
    with pytest.raises(ContentError, match="'makes' must say"):
        read_sheet(written(exercise, shared.replace('"shape"', '"size"'), Kind.EXPOSE))


def test_the_stub_asks_every_item_and_answers_none(exercise: Exercise) -> None:
    page = Catalog(exercise.root).page(exercise, "en")
    stub = render_stub(written(exercise, PREDICT), page)
    assert stub.startswith("# axiswise: weighing/asked\n# The task: axiswise next weighing/asked\n\n\ndef answers():\n")
    assert (
        "        # some rows and one row\n        #     x: (2, 3); y: (3,) int64 [1, 2, 3]\n        #     x + y\n"
        in stub
    )
    assert '        "rows": None,  # shape\n' in stub
    assert returned(stub) == {"rows": None}


def test_the_stub_of_a_trace_reads_as_its_program(exercise: Exercise) -> None:
    page = Catalog(exercise.root).page(exercise, "en")
    lines = [line.strip() for line in render_stub(written(exercise, TRACE, Kind.TRACE), page).splitlines()]
    assert lines[-7:] == [
        "return {",
        "# n = 3",
        "# count = np.arange(n)",
        '"count": None,  # (shape, dtype)',
        "# column = count[:, np.newaxis]",
        '"column": None,  # (shape, dtype)',
        "}",
    ]


def test_the_stub_differs_from_language_to_language_in_comments_alone(exercise: Exercise) -> None:
    explained = written(exercise, REASON + WORDS, Kind.EXPLAIN)._replace(names=("answers",))
    stubs = [render_stub(explained, Catalog(exercise.root).page(exercise, lang)) for lang in ("en", "zh")]
    assert '#     "few": too few axes' in stubs[0] and "从这些代号里选一个" in stubs[1]
    assert returned(stubs[0]) == returned(stubs[1]) == {"why": None, "in_words": None}
    assert all(len(line) <= 120 for stub in stubs for line in stub.splitlines())


def returned(stub: str) -> object:
    """Dict that a stub's function returns."""
    names: dict[str, object] = {}
    ast.parse(stub)
    exec(stub, names)
    function = names["answers"]
    assert callable(function)
    return function()
