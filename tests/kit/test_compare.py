"""Comparing: type before shape before dtype before values, nothing broadcast, each difference with its own words."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from grader.judge.compare import difference
from grader.wire import Opaque

NAN, INF = float("nan"), float("inf")
WANT = np.array([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]])
SMALLEST = np.nextafter(1.0, 2.0) - 1


def said(got: Any, want: Any, tol: float = 0.0, dtype: bool = True, where: Any = True) -> str:
    """Both sentences about a difference, or nothing."""
    failed = difference(got, want, tol, dtype, where=where)
    return "" if failed is None else " | ".join(str(part) for part in (failed.reason, failed.detail) if part)


def changed(value: float, *index: int) -> Any:
    array = WANT.copy()
    array[index] = value
    return array


@pytest.mark.parametrize(
    ("got", "tol"),
    [
        (WANT, 0.0),
        (np.asfortranarray(WANT), 0.0),
        (WANT[::-1][::-1], 0.0),
        (changed(1.0 + 1e-7, 0, 1), 1e-6),
        (changed(-0.0, 0, 0), 0.0),
    ],
)
def test_the_same_array_is_the_same_in_any_layout_and_within_the_tolerance(got: Any, tol: float) -> None:
    assert said(got, WANT, tol) == ""


@pytest.mark.parametrize(
    ("got", "words"),
    [
        (None, "it returned None: is a `return` missing?"),
        ([[0.0]], "it returned a list; expected a plain numpy.ndarray"),
        (1.0, "it returned a float; expected a plain numpy.ndarray"),
        (np.float64(1), "it returned a numpy.float64; expected a plain numpy.ndarray"),
        ((WANT,), "it returned a tuple; expected a plain numpy.ndarray"),
        (Opaque("numpy.ma.MaskedArray", "", (2, 3), "float64", 48), "it returned a numpy.ma.MaskedArray; expected"),
        (Opaque("numpy.ndarray", "", (2,), "object", 16), "it returned an array of dtype object; expected numbers"),
        (Opaque("numpy.ndarray", "", (2,), "<U3", 24), "it returned an array of dtype <U3; expected numbers"),
        (
            Opaque("numpy.ndarray", "", (9,), "float64", 1 << 32),
            "it returned (9,) float64, 4294967296 bytes: too large",
        ),
        (np.float32(WANT).T, "its shape is (3, 2) | expected (2, 3): the same sizes in another order"),
        (np.float32(WANT)[:, :1], "its shape is (2, 1) | expected (2, 3): axis -1 has size 1 instead of 3"),
        (np.float32(WANT)[:1], "its shape is (1, 3) | expected (2, 3): axis -2 has size 1 instead of 2"),
        (np.float32(WANT)[0], "its shape is (3,) | expected (2, 3): 1 axes instead of 2"),
        (np.float32(WANT)[None], "its shape is (1, 2, 3) | expected (2, 3): 3 axes instead of 2"),
        (np.zeros((0, 3)), "its shape is (0, 3) | expected (2, 3): axis -2 has size 0 instead of 2"),
        (np.float32(WANT) + 1, "its dtype is float32 | expected float64"),
        (WANT.astype(">f8"), "its dtype is >f8 | expected float64"),
        (WANT.astype(int), "its dtype is int64 | expected float64"),
        (WANT + 1j, "its dtype is complex128 | expected float64"),
        (WANT > 1, "its dtype is bool | expected float64"),
        (
            changed(9.5, 1, 0),
            "1 of 6 elements is wrong, at [1, 0] | it is 9.5, expected 3 (largest difference 6.5)",
        ),
        (WANT + 1, "6 of 6 elements are wrong, the first at [0, 0] | it is 1, expected 0 (largest difference 1)"),
        (changed(NAN, 0, 2), "element [0, 2] is nan: never set, or 0 / 0? | expected 2"),
        (changed(INF, 0, 2), "1 of 6 elements is wrong, at [0, 2] | it is inf, expected 2"),
        (changed(1.0 + SMALLEST, 0, 1), "1 of 6 elements is wrong, at [0, 1]"),
    ],
    ids=lambda each: each[:40] if isinstance(each, str) else "",
)
def test_the_first_thing_that_differs_is_told(got: Any, words: str) -> None:
    assert said(got, WANT).startswith(words)


def test_nothing_is_broadcast() -> None:
    assert said(np.zeros((3, 1)), np.zeros(3)) == "its shape is (3, 1) | expected (3,): 2 axes instead of 1"
    assert said(np.array(0.0), np.zeros(3)) == "its shape is () | expected (3,): 0 axes instead of 1"


def test_a_nan_equals_a_nan_and_an_infinity_its_like() -> None:
    odd = np.array([NAN, INF, -INF])
    assert said(odd, odd.copy()) == ""
    assert "3 of 3" in said(odd[[1, 2, 0]], odd)
    assert "1 of 3" in said(np.array([1.0, INF, -INF]), odd)


def test_the_dtype_may_be_left_open_and_the_values_still_count() -> None:
    assert said(np.float32(WANT), WANT, dtype=False) == ""
    assert said(WANT.astype(int), WANT, dtype=False) == ""
    assert "5 of 6" in said(WANT > 0, 2 * (WANT > 0), dtype=False)
    assert "6 of 6" in said(WANT + 1j, WANT, dtype=False)


@pytest.mark.parametrize("got", [WANT > 2, changed(INF, 1, 2)])
def test_a_largest_difference_that_tells_nothing_is_not_told(got: np.ndarray) -> None:
    assert said(got, WANT > 1 if got.dtype == bool else WANT).count("largest") == 0


LOWER = np.array([[True, False, False], [True, True, False]])


@pytest.mark.parametrize("value", [9.0, NAN, INF])
def test_elements_that_are_left_open_may_hold_anything(value: float) -> None:
    assert said(changed(value, 0, 1), WANT, where=LOWER) == ""
    assert said(changed(value, 0, 1)[None], WANT[None], where=LOWER) == ""


def test_of_elements_that_are_left_open_nothing_is_told() -> None:
    told = said(np.where(LOWER, WANT, 99) + 1, WANT, where=LOWER)
    assert told.startswith(
        "3 of 3 elements are wrong, the first at [0, 0] | it is 1, expected 0 (largest difference 1)"
    )
    margins: list[float] = []
    assert difference(changed(9.0, 0, 1), WANT, 0.0, True, margins.append, LOWER) is None
    assert margins == [0.0]


def test_shape_and_dtype_count_where_every_element_is_left_open() -> None:
    assert said(WANT + 1, WANT, where=np.zeros((2, 3), bool)) == ""
    assert said(np.float32(WANT), WANT, where=np.zeros((2, 3), bool)).startswith("its dtype is float32")
    assert said(WANT.T, WANT, where=np.zeros((2, 3), bool)).startswith("its shape is (3, 2)")


def test_of_a_number_without_axes_no_place_is_told() -> None:
    assert said(np.array(2.5), np.array(2.0)) == "its value is wrong | it is 2.5, expected 2 (largest difference 0.5)"
    assert said(np.array(NAN), np.array(2.0)) == "its value is wrong | it is nan, expected 2"


def test_a_mask_that_does_not_fit_leaves_nothing_open() -> None:
    assert "1 of 6" in said(changed(9.0, 0, 1), WANT, where=np.zeros((2, 2), bool))


def test_large_integers_that_are_one_float_still_differ() -> None:
    assert "1 of 1" in said(np.array([2**62 + 1]), np.array([2**62]))
    assert "1 of 1" in said(np.array([2**64 - 1], np.uint64), np.array([2**64 - 2], np.uint64))


def test_empty_arrays_are_compared_by_shape_and_dtype_alone() -> None:
    assert said(np.zeros((0, 3)), np.zeros((0, 3))) == ""
    assert said(np.zeros((0, 3), np.float32), np.zeros((0, 3))) == "its dtype is float32 | expected float64"


def test_a_signalling_nan_is_no_error_of_the_grader() -> None:
    signalling = np.array([0x7F800001], np.uint32).view(np.float32)
    assert "never set, or 0 / 0?" in said(signalling, np.zeros(1, np.float32))


@pytest.mark.parametrize(
    ("got", "want", "words"),
    [
        ((WANT, 1), (WANT, 1), ""),
        ([1, 2], (1, 2), "it returned a list; expected a tuple"),
        (Opaque("shop.Pair", ""), (1, 2), "it returned a shop.Pair; expected a tuple"),
        ((1, 2, 3), (1, 2), "it returned 3 items | expected 2"),
        ((WANT, WANT.T), (WANT, WANT), "item [1]: its shape is (3, 2)"),
        ((1, (2, 5)), (1, (2, 3)), "item [1]: item [1]: it returned 5"),
    ],
)
def test_sequences_are_compared_item_by_item(got: Any, want: Any, words: str) -> None:
    assert said(got, want).startswith(words)
    assert bool(said(got, want)) == bool(words)


@pytest.mark.parametrize(
    ("got", "want", "tol", "alike"),
    [
        (3, 3, 0.0, True),
        (3.0, 3, 0.0, True),
        (np.int8(3), 3, 0.0, True),
        (3.0000001, 3, 1e-6, True),
        (NAN, NAN, 0.0, True),
        ("axis", "axis", 0.0, True),
        (None, None, 0.0, True),
        ({"a": 1}, {"a": 1}, 0.0, True),
        (4, 3, 0.0, False),
        (True, 1, 0.0, False),
        (1, True, 0.0, False),
        (np.bool_(True), True, 0.0, False),
        ("3", 3, 0.0, False),
        (NAN, 3, 0.0, False),
        (INF, 3, 1e300, False),
        (np.uint8(3), 5, 1.0, False),
        (np.int8(3), 300, 0.0, False),
        (10**3000, 1.5, 1e-6, False),
        (1j, 1.0, 0.0, False),
        (np.array(3), 3, 0.0, False),
        ({"a": np.ones(2)}, {"a": np.ones(2)}, 0.0, False),
        (Opaque("int", ""), 3, 0.0, False),
    ],
)
def test_single_values_are_compared_exactly_or_within_the_tolerance(
    got: Any, want: Any, tol: float, alike: bool
) -> None:
    assert (said(got, want, tol) == "") == alike
