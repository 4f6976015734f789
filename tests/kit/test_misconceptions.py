"""All 50 misconceptions: what each answers, that NumPy says otherwise, and what the learner is told."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations, product
from random import Random

import pytest

from grader.i18n import languages
from grader.quiz.choose import item_of
from grader.quiz.explain import breaks_at, so, told
from grader.quiz.generators import fresh
from grader.quiz.misconceptions import BELIEFS, Misconception, by_name, explain, holding, wrong_answers
from grader.quiz.question import Answer, Asks, Input, Question, Shape
from grader.quiz.reckon import reckon
from grader.quiz.rules import NUMPY
from grader.quiz.smallest import smallest
from grader.quiz.topics import OWN
from grader.quiz.truth import truth

U8 = Input((2,), "uint8")
F32, F32_TABLE = Input((4,)), Input((2, 3))


def ask(snippet: str, asks: Asks = Asks.SHAPE, **inputs: Input) -> Question:
    return Question("test", "test", "test", snippet, inputs, asks)


def summed(a: Shape, b: Shape) -> Question:
    return ask("a + b", a=Input(a), b=Input(b))


# Belief, question, what the belief's formula gives.
FORMULAS: list[tuple[int, Question, Answer]] = [
    (1, summed((4, 3), (4,)), (4, 3)),
    (1, summed((4, 1), (3,)), "error"),
    (2, summed((4, 3), (5,)), (4, 5)),
    (3, summed((4, 3), (5,)), (4, 3)),
    (3, summed((4, 5), (3,)), (4, 3)),
    (4, summed((4, 6), (3,)), (4, 6)),
    (5, summed((4, 6), (8,)), (4, 6)),
    (5, summed((4, 1), (3,)), "error"),
    (6, summed((4, 3), (3,)), "error"),
    (7, summed((4, 3), (1, 3)), "error"),
    (8, summed((4, 1), (1, 1)), (4,)),
    (9, summed((1, 3), (4, 1)), (1, 3)),
    (10, summed((4, 1), (3,)), (4, 1)),
    (11, summed((5,), (3, 1)), (5,)),
    (12, summed((4, 0), (3,)), (4, 3)),
    (13, summed((4, 0), (1,)), "error"),
    (14, summed((4, 0), (1,)), (4, 1)),
    (15, summed((4, 1), (3,)), "error"),
    (16, summed((4,), (3,)), (4, 3)),
    (17, summed((4, 2), (1,)), (4, 1)),
    (18, summed((4, 3), (4,)), (4, 3)),
    (19, summed((4, 3), (3, 4)), (4, 3)),
    (20, summed((4, 3), (4,)), (4, 3)),
    (21, summed((4, 1), (3,)), "error"),
    (21, summed((4, 1), (4,)), (1, 4)),
    (22, summed((5, 4, 3), (3,)), "error"),
    (23, summed((4, 3), (5,)), (4, 15)),
    (24, summed((4, 3), (4, 1)), "error"),
    (25, summed((4, 3), (5, 3)), (5, 3)),
    (26, summed((4, 3), (1, 3)), "error"),
    (27, ask("x.sum(axis=1, keepdims=True)", x=F32_TABLE), (2,)),
    (28, ask("x.sum(axis=1)", x=F32_TABLE), (2, 1)),
    (29, ask("x.sum(axis=1)", x=F32_TABLE), (3,)),
    (30, ask("x[:, None]", x=F32), (1, 4)),
    (31, ask("x + 1.5", Asks.DTYPE, x=F32), "float64"),
    (32, ask("x + np.float64(1.5)", Asks.DTYPE, x=F32), "float32"),
    (33, ask("x / np.sqrt(64)", Asks.DTYPE, x=F32), "float32"),
    (34, ask("u + 1", Asks.DTYPE, u=U8), "int64"),
    (35, ask("u + 300", Asks.DTYPE, u=U8), "int16"),
    (36, ask("int((u + 100)[0])", Asks.VALUE, u=Input((2,), "uint8", (200, 0))), 255),
    (37, ask("x * np.arange(4)", Asks.DTYPE, x=F32), "float32"),
    (38, ask("10000 ** -i", Asks.DTYPE, i=Input((4,), "int64")), "float64"),
    (39, ask("i += 0.5", Asks.DTYPE, i=Input((4,), "int64")), "int64"),
    (39, ask("i += 0.5\nint(i[0])", Asks.VALUE, i=Input((2,), "int64", (3, 0))), 3),
    (40, ask("a += b", a=Input((3,)), b=Input((4, 3))), (4, 3)),
    (41, ask("np.broadcast_to(b, (4, 3))", Asks.STRIDES, b=Input((3,))), (12, 4)),
    (42, ask("np.broadcast_to(b, (4, 3))", Asks.STRIDES, b=Input((3,))), (0, 1)),
    (43, ask("x.T", Asks.STRIDES, x=F32_TABLE), (8, 4)),
    (44, ask("a + b", Asks.STRIDES, a=Input((4, 3)), b=Input((3,))), (0, 4)),
    (45, ask("np.where(keep, scores, 0)", scores=Input((2, 5, 3, 3)), keep=Input((2, 3), "bool")), (2, 5, 3, 3)),
    (46, ask("np.broadcast_to(b + 1, (4, 3))", Asks.NBYTES, b=Input((3,))), 48),
    (47, ask("v = np.broadcast_to(b, (4, 3))\nv[0, 0] = 7\nint(v[0, 0])", Asks.VALUE, b=Input((3,), "int64")), 7),
    (48, ask("np.stack([a, b])", a=Input((4, 3)), b=Input((3,))), (2, 4, 3)),
    (48, ask("np.concatenate([a, b], axis=-1)", a=Input((4, 3)), b=Input((1, 2))), (4, 5)),
    (49, ask("x[[0, 1]]", Asks.VIEW, x=F32), "view"),
    (49, ask("x[::2]", Asks.VIEW, x=F32), "copy"),
    (50, ask("a @ b", a=Input((5, 2, 3)), b=Input((3, 4))), "error"),
]


@pytest.mark.parametrize(("number", "question", "wrong"), FORMULAS)
def test_each_answers_by_its_formula_and_numpy_otherwise(number: int, question: Question, wrong: Answer) -> None:
    belief = BELIEFS[number - 1]
    assert belief.wrong(question) == wrong
    assert truth(question) != wrong
    assert belief in holding(question, wrong)
    assert holding(question, truth(question)) == ()


def test_there_are_50_each_with_a_formula_here() -> None:
    assert [belief.number for belief in BELIEFS] == list(range(1, 51))
    assert {number for number, _, _ in FORMULAS} == set(range(1, 51))
    assert all(by_name(belief.name) is belief for belief in BELIEFS)


def test_a_belief_says_nothing_where_its_rule_is_not_asked() -> None:
    dtype = ask("x + 1.5", Asks.DTYPE, x=F32)
    assert {belief.rule for belief in wrong_answers(dtype)} == {"promote"}
    assert wrong_answers(summed((4, 3), (4, 3))).keys() <= {BELIEFS[15]}  # an outer product is never right


def test_snippets_beyond_the_rules_leave_every_belief_silent() -> None:
    beyond = ask("sum(len(x) for _ in range(3))", Asks.VALUE, x=F32)
    assert truth(beyond) == 12
    assert reckon(beyond).answer is None
    assert wrong_answers(beyond) == {}
    assert holding(beyond, 13) == ()


def test_a_belief_reaches_through_a_longer_snippet() -> None:
    centred = ask("m = x.mean(axis=1)\nx - m", x=Input((4, 3)))
    assert truth(centred) == "error"
    assert by_name("keepdims_assumed").wrong(centred) == (4, 3)
    assert by_name("align_left").wrong(centred) == (4, 3)


# ---------------------------------------------------------------- the rules against NumPy


def shapes(rng: Random, most: int) -> Shape:
    return tuple(rng.choice((0, 1, 1, 2, 3, 4, 6)) for _ in range(rng.randint(0, most)))


def shape_questions(rng: Random) -> list[Question]:
    a, b = Input(shapes(rng, 4)), Input(shapes(rng, 3))
    axis = rng.randint(-3, 3)
    both = ("a + b", "a -= b", "np.where(a > 0, a, b)", "a @ b", f"np.concatenate([a, b], axis={axis})",
            "np.stack([a, b])", f"np.expand_dims(a, {axis}) * b", "a[..., None] + b", "a[:, None] * b")  # fmt: skip
    both += ("a[..., 1:] = b", "(a > 0) & (b > 0)", "np.maximum(a, b)", "np.clip(a, 0, b)", "np.logical_or(a, b)")
    one = (
        "a.T",
        "np.tril(a)",
        f"np.repeat(a, 3, axis={axis})",
        f"np.moveaxis(a, {axis}, 0)",
        f"a.cumsum(axis={axis})",
        "~(a > 0) | (a < 0)",
        f"a.mean(axis={axis})",
        "a[None, ::2]",
        "a[[0, 0]]",
        "a.reshape(-1)",
        f"np.broadcast_to(a, {b.shape})",
    )
    return [*(ask(each, a=a, b=b) for each in both), *(ask(each, a=a) for each in one)]


def test_the_rules_are_numpys_for_shapes() -> None:
    rng = Random(0)
    for question in (each for _ in range(80) for each in shape_questions(rng)):
        assert reckon(question).answer in (None, truth(question)), question


DTYPES = ("int8", "int64", "int32", "uint8", "uint16", "float16", "float32", "float64", "bool")
EXPRESSIONS = ("a + 1", "a + 1.5", "a * 300", "a / 300", "a + np.float64(1.5)", "a / np.sqrt(64)", "a * np.arange(3)",
               "a += 0.5", "a += 1", "10000 ** -a", "2.0 ** -a", "a.sum()", "a.mean()", "a > 0", "2 ** a", "a & 1",
               "a & a", "np.clip(a, 0, 1)", "np.maximum(a, 1.5)", "a.cumsum()", "np.tril(np.ones((2, 2), a.dtype))",
               "np.tri(3, dtype=bool)", "a | (a > 0)")  # fmt: skip


@pytest.mark.parametrize("dtype", DTYPES)
def test_the_rules_are_numpys_for_dtypes(dtype: str) -> None:
    array = Input((3,), dtype)
    for snippet in EXPRESSIONS:
        question = ask(snippet, Asks.DTYPE, a=array)
        assert reckon(question).answer in (None, truth(question)), question
    for other, operator in product(DTYPES, ("+", "*", "/", "-=", "*=")):
        question = ask(f"a {operator} b", Asks.DTYPE, a=array, b=Input((3,), other))
        assert reckon(question).answer in (None, truth(question)), question


def test_the_rules_follow_a_generator_of_encodings() -> None:
    lines = [
        "position = np.arange(50)[:, np.newaxis]",
        "rate = 10000.0 ** (-np.arange(0, 128, 2) / 128)",
        "angle = position * rate",
        "pe = np.zeros((50, 128))",
        "pe[:, 0::2] = np.sin(angle)",
        "pe = pe.astype(np.float32)",
        "x + pe",
    ]
    for count, asks in product(range(1, len(lines) + 1), (Asks.SHAPE, Asks.DTYPE)):
        question = ask("\n".join(lines[:count]), asks, x=Input((4, 50, 128)))
        assert reckon(question).answer == truth(question)


# ---------------------------------------------------------------- told apart


def test_every_belief_shows_and_any_two_are_told_apart_by_some_question() -> None:
    items = [item_of(question_id) for question_id in fresh(Random(3), OWN, 60)]
    shown = {belief for item in items for belief in item.wrong}
    assert shown == set(BELIEFS)
    alike = set(combinations(BELIEFS, 2))
    for item in items:
        alike = {(one, other) for one, other in alike if item.predicted(one) == item.predicted(other)}
    assert alike == set()


# ---------------------------------------------------------------- what is told


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("belief", BELIEFS, ids=lambda belief: belief.name)
def test_the_learner_is_told_belief_axis_and_smallest_case(belief: Misconception, lang: str) -> None:
    case = smallest(belief)
    wrong = belief.wrong(case)
    assert wrong is not None
    lines = explain(belief, case, lang).splitlines()
    assert told(belief, lang) in lines[0] and so(belief, lang) in lines[0]
    assert case.snippet.splitlines()[0] in lines[-1]
    shaped = isinstance(truth(case), tuple) or isinstance(wrong, tuple)
    assert (len(lines) == 3) == (shaped or "axis" in lines[1])
    assert len(lines) < 3 or any(f"{word} -" in lines[1] or "轴数" in lines[1] or "number of axes" in lines[1]
                                 for word in ("axis", "轴"))  # fmt: skip


def test_both_languages_say_something_of_their_own() -> None:
    for belief in BELIEFS:
        assert told(belief, "en") != told(belief, "zh")
        assert so(belief, "en") != so(belief, "zh")


@pytest.mark.parametrize("belief", [each for each in BELIEFS if each.rule == "broadcast"], ids=lambda each: each.name)
def test_no_smaller_pair_of_shapes_shows_it(belief: Misconception) -> None:
    case = smallest(belief)
    a, b = (each.shape for each in case.inputs.values())
    sizes = (2, 3, 4) if min(a + b) > 1 else (1, 2, 3, 4)
    axes = len(a) + len(b)
    for first in range(1, axes - 1):
        for pair in product(product(sizes, repeat=first), product(sizes, repeat=axes - 1 - first)):
            if sum(size == 1 for shape in pair for size in shape) <= (a + b).count(1) and axes - 1 > 1:
                assert belief.wrong(summed(*pair)) is None


@pytest.mark.parametrize(
    ("belief", "question", "said"),
    [
        ("align_left", summed((4, 50, 128), (4, 50)), "axis -1: 128 meets 50"),
        ("axes_must_agree", summed((4, 50, 128), (50, 128)), "axis -3: 4 meets an axis that is missing"),
        ("first_shape_kept", summed((1, 3), (4, 1)), "axis -2: 1 meets 4; the 1 becomes 4"),
        ("batch_must_match", summed((4, 3), (1, 3)), "axis -2: 4 meets 1"),
        ("left_side_grows", ask("a += b", a=Input((3,)), b=Input((4, 3))), "axis -2: the left side has no such axis"),
        ("matmul_does_not_broadcast", ask("a @ b", a=Input((5, 2, 3)), b=Input((3, 4))), "axis -3: 5 meets"),
        ("parts_broadcast", ask("np.stack([a, b])", a=Input((4, 3)), b=Input((1, 3))), "axis -2: 4 meets 1"),
        ("keepdims_assumed", ask("x.sum(axis=1)", x=F32_TABLE), "axis -1: NumPy has 2 there, that belief 1"),
    ],
)
def test_the_axis_is_the_one_where_it_breaks(belief: str, question: Question, said: str) -> None:
    assert said in explain(by_name(belief), question, "en")


def test_chinese_uses_the_words_of_the_lessons_and_joins_sentences_without_a_gap() -> None:
    for belief in BELIEFS:
        text = told(belief, "zh") + so(belief, "zh") + explain(belief, smallest(belief), "zh")
        assert not any(word in text for word in ("长度", "扩展", "根轴", "。 "))
        assert "步长" not in text or "切片" in text  # the step of a slice; a stride is another word


@pytest.mark.parametrize(
    "question",
    [
        ask("u + 10", Asks.VALUE, u=Input((2,), "uint8", (250, 3))),
        ask("v = np.broadcast_to(b, (2, 2))\nv[0, 0] = 7\nv[0]", Asks.VALUE, b=Input((2,), "int64", (5, 6))),
        ask("u + 1", Asks.DTYPE, u=Input((2,), "uint8")),
    ],
)
def test_elements_are_no_sizes_and_none_is_given_away(question: Question) -> None:
    beliefs = wrong_answers(question)
    assert beliefs
    assert [breaks_at(belief, question) for belief in beliefs] == [None] * len(beliefs)


def test_values_that_are_too_many_to_write_down_are_not_followed() -> None:
    large = ask("np.broadcast_to(np.float32(0), (2048, 2048, 64))", Asks.VALUE)
    for belief in (None, by_name("broadcast_to_copies")):
        steps = reckon(large, belief.rules if belief else NUMPY).steps
        assert [step.said.values for step in steps if step.rule == "expand"] == [None]
    assert reckon(ask("x + 1", Asks.VALUE, x=Input((10**6, 10**6)))).answer is None
    assert holding(replace(large, snippet=large.snippet + ".nbytes"), 1) == ()


def test_values_that_can_be_written_down_are_followed() -> None:
    assert reckon(ask("(np.broadcast_to(np.float32(3), (2, 2)) + 1)[0]", Asks.VALUE)).answer == (4, 4)
