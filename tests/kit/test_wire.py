"""Frames: what goes in comes out, in the same layout; what cannot travel arrives as a description."""

from __future__ import annotations

import io
from collections import OrderedDict, namedtuple
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from grader import wire
from grader.wire import Opaque, Ref, WireError

SEED = 20171206
DTYPES = (
    *("?", "b", "B", "h", "H", "i", "I", "l", "L", "q", "e", "f", "d", "g", "F", "D", "G"),
    *(">i4", ">f8", "<u2", ">c16"),
)


def sent(value: Any) -> Any:
    """What arrives when ``value`` is sent."""
    return wire.unpack(io.BytesIO(wire.pack({"value": value})).read)["value"]


def layout(array: Any) -> tuple[Any, ...]:
    """What there is to know of an array but its values; the stride of an axis of size 1 means nothing."""
    steps = [step for step, size in zip(array.strides, array.shape, strict=True) if size > 1 and array.size]
    return array.dtype, array.shape, array.flags.writeable, steps


def alike(one: Any, other: Any) -> bool:
    """Whether two values are the same in type, layout and content; a NaN is like a NaN."""
    if type(one) is not type(other):
        return False
    if isinstance(one, np.ndarray):
        return layout(one) == layout(other) and one.tobytes() == other.tobytes()
    if isinstance(one, list | tuple):
        return len(one) == len(other) and all(map(alike, one, other))
    if isinstance(one, dict):
        return list(one) == list(other) and all(alike(one[key], other[key]) for key in one)
    return bool(one == other) or (one != one and other != other)


# ---------------------------------------------------------------- round trips

PLAIN = (
    *(None, True, False, 0, -1, 2**63, -(2**63), 10**3000, 0.0, -0.0, 1e-320, float("inf"), 1.5 - 2j),
    *("", "naïve 位置", "\x00\x1b", "\ud800", "x" * 10**5),
    *((), [], {}, (1, [2, (3.0, None)]), {"a": 1, 2: "b", (3, 4): [5]}, {None: True}),
    *(slice(None), slice(1, -1, 2), slice(np.int64(1), None), Ellipsis, Ref(7), np.dtype("f4"), np.dtype("S5")),
    *(np.float32, np.bool_, np.complex128, np.str_),
)


@pytest.mark.parametrize("value", PLAIN, ids=lambda value: repr(value)[:20])
def test_plain_values_arrive_as_they_are(value: Any) -> None:
    assert alike(sent(value), value)


@pytest.mark.parametrize("kind", [bool, int, float, complex])
def test_a_type_of_python_arrives_as_the_one_that_numpy_takes_it_for(kind: type) -> None:
    assert sent(kind) is np.dtype(kind).type


def test_a_nan_arrives_as_a_nan() -> None:
    assert str(sent(float("nan"))) == "nan"
    assert str(sent((1, [float("-inf")]))) == "(1, [-inf])"


@pytest.mark.parametrize("code", DTYPES)
def test_arrays_and_scalars_of_every_number_dtype_arrive(code: str) -> None:
    array = np.array([[0, 1, 2], [3, 4, 100]]).astype(code)
    assert alike(sent(array), array)
    scalar = array[1, 2]
    assert (sent(scalar), sent(scalar).dtype) == (scalar, scalar.dtype)


def layouts() -> Iterator[tuple[str, Any]]:
    base = np.arange(120.0).reshape(4, 5, 6)
    yield "C", base
    yield "F", np.asfortranarray(base)
    yield "transposed", base.transpose(2, 0, 1)
    yield "strided", base[::2, 1::2, ::3]
    yield "reversed", base[::-1, :, ::-1]
    yield "reversed and strided", base[::-2, ::-1, 5:0:-2]
    yield "broadcast", np.broadcast_to(base[:1], (3, 5, 6))
    yield "broadcast to a column", np.broadcast_to(np.float32(2.5), (3, 1))
    yield "windows", np.lib.stride_tricks.sliding_window_view(np.arange(9), 4)
    yield "real part", (base + 1j).real
    yield "scalar array", np.array(3)
    yield "one element", base[1:2, 1:2, 1:2]
    yield "sixty axes", np.ones((1,) * 60)
    yield "empty", np.zeros((0, 3))
    yield "empty and strided", base[:, 5:, ::2]
    locked = base.copy()
    locked.flags.writeable = False
    yield "read-only", locked


@pytest.mark.parametrize("array", list(dict(layouts()).values()), ids=dict(layouts()))
def test_the_layout_of_an_array_arrives(array: Any) -> None:
    assert alike(sent(array), array)


def test_what_arrives_is_memory_of_its_own() -> None:
    array = np.arange(3.0)
    one, other = sent([array, array])
    one[0] = 5
    assert other.tolist() == [0, 1, 2]
    assert array.tolist() == [0, 1, 2]


def random_array(rng: np.random.Generator) -> Any:
    shape = tuple(rng.integers(0, 5, rng.integers(0, 5)))
    whole = rng.integers(0, 2, tuple(3 * n for n in shape)).astype(DTYPES[rng.integers(len(DTYPES))])
    steps = rng.choice([-3, -2, -1, 1, 2, 3], len(shape))
    view = whole[(..., *(slice(None, None, step) for step in steps))].transpose(rng.permutation(len(shape)))
    view.flags.writeable = bool(rng.integers(2))
    return view


def random_value(rng: np.random.Generator, depth: int = 0) -> Any:
    kind = int(rng.integers(4 if depth > 3 else 8))
    if kind < 4:
        plain = (int(rng.integers(-(2**60), 2**60)), float(rng.normal()), str(rng.integers(99)), random_array(rng))
        return plain[kind]
    items = [random_value(rng, depth + 1) for _ in range(rng.integers(4))]
    return (items, tuple(items), dict(enumerate(items)), {str(n): item for n, item in enumerate(items)})[kind - 4]


def test_random_values_arrive() -> None:
    rng = np.random.default_rng(SEED)
    for _ in range(300):
        value = random_value(rng)
        assert alike(sent(value), value), value


# ---------------------------------------------------------------- what cannot travel

Pair = namedtuple("Pair", "left right")


class Float(float):
    pass


class Unshown:
    def __repr__(self) -> str:
        raise ValueError


@pytest.mark.parametrize(
    ("value", "name"),
    [
        (np.ma.masked_array([1, 2], [True, False]), "numpy.ma.MaskedArray"),
        (np.zeros((2, 2)).view(np.recarray), "numpy.rec.recarray"),
        (np.array([1, "x"], dtype=object), "numpy.ndarray"),
        (np.array(["x"]), "numpy.ndarray"),
        (np.array(["2020-01-01"], "M8[D]"), "numpy.ndarray"),
        (np.zeros(2, [("a", "f4")]), "numpy.ndarray"),
        (np.datetime64("2020-01-01"), "numpy.datetime64"),
        (np.broadcast_to(0.0, (1 << 23) + 1), "numpy.ndarray"),
        (Pair(1, 2), f"{__name__}.Pair"),
        (Float(1), f"{__name__}.Float"),
        (OrderedDict(a=1), "collections.OrderedDict"),
        (10**4000, "int"),
        (b"bytes", "bytes"),
        ({1, 2}, "set"),
        (len, "builtin_function_or_method"),
        (Unshown(), f"{__name__}.Unshown"),
    ],
    ids=lambda each: each if isinstance(each, str) else "",
)
def test_what_has_no_exact_form_arrives_as_a_description(value: Any, name: str) -> None:
    arrived = sent(value)
    assert isinstance(arrived, Opaque)
    assert arrived.type_name == name


def test_a_description_of_an_array_tells_shape_dtype_and_size() -> None:
    arrived = sent(np.ma.masked_array(np.zeros((2, 3), np.float32)))
    assert (arrived.shape, arrived.dtype, arrived.nbytes) == ((2, 3), "float32", 24)


def test_a_description_is_short_and_on_one_line() -> None:
    kind = type("Name\n[pass]" + "x" * 1000, (), {"__repr__": lambda self: "line\n" * 1000})
    arrived = sent(kind())
    assert len(arrived.type_name) <= 200
    assert len(arrived.shown) <= 400
    assert "\n" not in arrived.type_name + arrived.shown


def test_a_lie_about_its_class_does_not_make_an_object_an_array() -> None:
    class Liar:
        __class__ = np.ndarray  # type: ignore[assignment]

        def __array__(self, *args: object, **kwargs: object) -> Any:
            return np.ones(3)

    arrived = sent(Liar())
    assert isinstance(arrived, Opaque)
    assert arrived.shape is None
    assert "Liar" in arrived.type_name


def test_what_is_nested_too_deep_is_described_where_it_becomes_so() -> None:
    nested: list[Any] = []
    for _ in range(10_000):
        nested = [nested]
    value, depth = sent(nested), 0
    while isinstance(value, list):
        value, depth = value[0], depth + 1
    assert isinstance(value, Opaque)
    assert depth == wire.MAX_DEPTH + 1


def test_a_list_that_holds_itself_comes_to_an_end() -> None:
    loop: list[Any] = [1]
    loop.append(loop)
    assert sent(loop)[1][1][0] == 1


def test_too_much_for_one_frame_is_refused_before_it_is_sent() -> None:
    with pytest.raises(WireError, match="too many arrays"):
        wire.pack({"value": [np.zeros(1)] * (wire.MAX_BLOBS + 1)})
    with pytest.raises(WireError, match="too large"):
        wire.pack({"value": "x" * (wire.MAX_JSON + 1)})
    with pytest.raises(WireError, match="too large"):
        wire.pack({"value": [np.zeros(wire.MAX_BLOB, np.int8)] * 3})
