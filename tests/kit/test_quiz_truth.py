"""What NumPy says to a snippet, and how answers are read: forgiving about form, strict about substance."""

from __future__ import annotations

import pytest

from grader.errors import GraderError
from grader.quiz.question import Answer, Asks, Input, Question
from grader.quiz.truth import nearly, parse, same_answer, truth


def ask(snippet: str, asks: Asks = Asks.SHAPE, **inputs: Input) -> Question:
    return Question("test", "test", "test", snippet, inputs, asks)


@pytest.mark.parametrize(
    ("question", "answer"),
    [
        (ask("a + b", a=Input((4, 1)), b=Input((3,))), (4, 3)),
        (ask("a + b", a=Input((4, 2)), b=Input((3,))), "error"),
        (ask("a += b", a=Input((4, 3)), b=Input((3,))), (4, 3)),
        (ask("a += b", a=Input((3,)), b=Input((4, 3))), "error"),
        (ask("x.sum()", x=Input((4, 3))), ()),
        (ask("x / np.sqrt(64)", Asks.DTYPE, x=Input((3,))), "float64"),
        (ask("x.dtype", Asks.DTYPE, x=Input((3,))), "float32"),
        (ask("10000 ** -i", Asks.DTYPE, i=Input((3,), "int64")), "error"),
        (ask("np.broadcast_to(b, (4, 3)).T", Asks.STRIDES, b=Input((3,))), (4, 0)),
        (ask("np.broadcast_to(b, (4, 3))", Asks.NBYTES, b=Input((3,))), 0),
        (ask("np.broadcast_to(b + 1, (4, 3))", Asks.NBYTES, b=Input((3,))), 12),
        (ask("x[::2]", Asks.VIEW, x=Input((3,))), "view"),
        (ask("x[[0, 2]]", Asks.VIEW, x=Input((3,))), "copy"),
        (ask("(u + 100)[0]", Asks.VALUE, u=Input((1,), "uint8", (200,))), 44),
        (ask("v = np.broadcast_to(b, (4, 3))\nv[0, 0] = 7", b=Input((3,))), "error"),
        (ask("a.shape", Asks.VALUE, a=Input((4, 3))), (4, 3)),
    ],
)
def test_numpy_is_asked(question: Question, answer: Answer) -> None:
    assert truth(question) == answer
    assert truth(question) == answer  # a second run finds the same inputs


def test_inputs_take_no_memory_where_only_shapes_matter() -> None:
    huge = (10**6, 10**6)
    assert truth(ask("a[::2, None]", a=Input(huge))) == (10**6 // 2, 1, 10**6)


def test_too_little_memory_is_no_error_of_the_snippet() -> None:
    with pytest.raises(GraderError):
        truth(ask("a + b", a=Input((10**6, 1)), b=Input((10**9,))))


@pytest.mark.parametrize(
    "given",
    ["(4,50,128)", "[4, 50, 128]", "(4, 50, 128)", "4,50,128", "4 x 50 x 128", "（4，50，128）", "`(4, 50, 128)`",
     (4, 50, 128), [4, 50, 128], "shape (4, 50, 128)", "'(4, 50, 128)'", " ( 4 , 50,128 ) . ".replace(" .", "")],
)  # fmt: skip
def test_a_shape_may_come_in_any_form(given: object) -> None:
    assert parse(given, Asks.SHAPE) == (4, 50, 128)


@pytest.mark.parametrize(
    "given", ["error", "Error", "ValueError", "ValueError: operands ...", "报错", "np.AxisError", "raises"]
)
def test_an_error_may_be_called_what_it_is(given: str) -> None:
    for asks in Asks:
        assert parse(given, asks) == "error"


@pytest.mark.parametrize("given", [4, "4", "(4)", " 4 "])
def test_a_bare_number_is_no_shape_but_may_be_meant_as_one(given: object) -> None:
    assert parse(given, Asks.SHAPE) is None
    assert nearly(given, Asks.SHAPE) == (4,)


@pytest.mark.parametrize(
    "given",
    ["", "   ", "(-1, 3)", "9" * 5000, "(" + "9" * 30 + ",)", "(" + "1," * 70 + ")", "__import__('os').system('x')",
     "lambda: 0", "(4.0, 3)", (4.0, 3), True, None, {"a": 1}, [[4], 3], "int", "1e3", "[4, [5]]", "x" * 10**6,
     ["4", "__import__('os')"], (10**40,), float("nan"), b"(4, 3)", "(4, 3) or (3, 4)", "\x00", "()" * 200],
)  # fmt: skip
def test_what_is_no_shape_is_none(given: object) -> None:
    assert parse(given, Asks.SHAPE) is None
    assert nearly(given, Asks.SHAPE) is None


def test_forty_axes_are_read_and_found_wrong_like_any_others() -> None:
    assert parse("(" + "1, " * 40 + ")", Asks.SHAPE) == (1,) * 40


@pytest.mark.parametrize("given", ["float64", "np.float64", "dtype('float64')", "<f8", "double", "float", '"float64"'])
def test_a_dtype_may_come_by_any_of_its_names(given: str) -> None:
    assert parse(given, Asks.DTYPE) == "float64"


@pytest.mark.parametrize(
    ("given", "asks", "answer"),
    [
        ("1,024 bytes", Asks.NBYTES, 1024),
        ("12 字节", Asks.NBYTES, 12),
        ("-1", Asks.NBYTES, None),
        ("3.5", Asks.NBYTES, None),
        ("int128", Asks.DTYPE, None),
        (7, Asks.DTYPE, None),
        ("a view", Asks.VIEW, "view"),
        ("副本", Asks.VIEW, "copy"),
        ("both", Asks.VIEW, None),
        ("(-8, 4)", Asks.STRIDES, (-8, 4)),
        ("44", Asks.VALUE, 44),
        ("44.0", Asks.VALUE, 44.0),
        ("True", Asks.VALUE, True),
        ("25,600 bytes", Asks.NBYTES, 25600),
        ("25,600 new bytes", Asks.NBYTES, 25600),
        ("25,600 bytes", Asks.VALUE, 25600),
        ("25_600", Asks.VALUE, 25600),
        ("(1.7, 6, 7)", Asks.VALUE, (1.7, 6, 7)),
        ([1.7, 6, 7], Asks.VALUE, (1.7, 6, 7)),
        ("True, False", Asks.VALUE, (True, False)),
        ("(393, 216)", Asks.VALUE, (393, 216)),
        ("393, 216", Asks.VALUE, (393, 216)),
        ("(1.7, nan)", Asks.VALUE, None),
        ("1.7, x()", Asks.VALUE, None),
        ((1.5,) * 65, Asks.VALUE, None),
        ("步幅 (8, 4)", Asks.STRIDES, (8, 4)),
        ("1e400", Asks.VALUE, None),
        ("nan", Asks.VALUE, None),
    ],
)
def test_other_answers(given: object, asks: Asks, answer: Answer | None) -> None:
    assert parse(given, asks) == answer


@pytest.mark.parametrize(("given", "number"), [("393,216", 393216), ("1，393，216", 1393216), ("-25 600", -25600)])
def test_a_number_with_its_thousands_set_apart_is_asked_back(given: str, number: int) -> None:
    assert parse(given, Asks.VALUE) is None
    assert nearly(given, Asks.VALUE) == number


@pytest.mark.parametrize("given", ["0,255", "8,7,6,5", "(393,216)", "12,34", "393216", 393216, (393, 216), None, "x"])
def test_what_cannot_be_one_number_is_not_asked_back_as_one(given: object) -> None:
    assert nearly(given, Asks.VALUE) is None


def test_a_truth_value_is_no_number() -> None:
    assert same_answer(True, True)
    assert not same_answer(True, 1)
    assert not same_answer(0.0, False)
    assert not same_answer((True, 0), (1, False))
    assert same_answer((1.0, 2), (1, 2))


def test_numbers_are_the_same_by_value_and_a_shape_is_no_number() -> None:
    assert same_answer(44, 44.0)
    assert not same_answer((4,), 4)
    assert not same_answer((4, 1), (4,))
