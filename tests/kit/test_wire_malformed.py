"""Frames from somebody hostile: a `WireError`, and nothing else, whatever is wrong with them."""

from __future__ import annotations

import io
import json
import struct
from typing import Any

import numpy as np
import pytest

from grader import wire
from grader.wire import WireError

SEED = 20171206


def received(body: Any, *blobs: bytes) -> Any:
    """What is made of a frame with this JSON and these blobs."""
    text = body if isinstance(body, bytes) else json.dumps(body).encode()
    frame = wire.HEAD.pack(wire.MAGIC, len(text), len(blobs)) + text
    return unpacked(frame + b"".join(wire.SIZE.pack(len(blob)) + blob for blob in blobs))


def unpacked(frame: bytes) -> Any:
    """Unpack as a process does that reads from a channel: too few bytes are the end of it."""
    file = io.BytesIO(frame)

    def read(count: int) -> bytes:
        data = file.read(count)
        if len(data) < count:
            raise EOFError
        return data

    return wire.unpack(read)


def npy(array: Any) -> bytes:
    file = io.BytesIO()
    np.save(file, array)
    return file.getvalue()


HEADER = b"\x93NUMPY\x01\x00v\x00"
THREE = npy(np.arange(3.0))
ARRAY = {"t": "array", "b": 0}

FRAMES = {
    "other magic": b"PICK" + wire.HEAD.pack(wire.MAGIC, 2, 0)[4:] + b"{}",
    "too much JSON": wire.HEAD.pack(wire.MAGIC, wire.MAX_JSON + 1, 0),
    "too many blobs": wire.HEAD.pack(wire.MAGIC, 2, wire.MAX_BLOBS + 1) + b"{}",
    "an exabyte": wire.HEAD.pack(wire.MAGIC, 2, 1) + b"{}" + wire.SIZE.pack(1 << 60),
    "a blob beyond its bound": wire.HEAD.pack(wire.MAGIC, 2, 1) + b"{}" + wire.SIZE.pack(wire.MAX_BLOB + 5000),
}
BODIES: dict[str, tuple[Any, ...]] = {
    "no JSON": (b"{]",),
    "not UTF-8": (b'{"a": "\xff"}',),
    "deep JSON": (b'{"value": ' + b"[" * 10**5 + b"]" * 10**5 + b"}",),
    "a list": (b"[1]",),
    "a number": (b"1",),
    "a gigantic number": (b'{"value": ' + b"9" * 5000 + b"}",),
    "a number just too large": ({"value": 1 << (wire.MAX_BITS + 1)},),
    "a bare list": ({"value": [1]},),
    "no tag": ({"value": {}},),
    "an unknown tag": ({"value": {"t": "pickle", "v": ""}},),
    "a tag that is a list": ({"value": {"t": [], "v": ""}},),
    "a list that is a text": ({"value": {"t": "list", "v": "abc"}},),
    "a list without items": ({"value": {"t": "list"}},),
    "a dict of singles": ({"value": {"t": "dict", "v": [[1]]}},),
    "a dict with a key that cannot be one": ({"value": {"t": "dict", "v": [[{"t": "list", "v": []}, 1]]}},),
    "a large dict": ({"value": {"t": "dict", "v": [[n, 0] for n in range(wire.MAX_ITEMS + 1)]}},),
    "a slice of four": ({"value": {"t": "slice", "v": {"t": "list", "v": []}}},),
    "half a complex": ({"value": {"t": "complex", "v": [1]}},),
    "a complex of texts": ({"value": {"t": "complex", "v": ["x", "y"]}},),
    "a dtype that is none": ({"value": {"t": "dtype", "v": "nothing"}},),
    "a type of another module": ({"value": {"t": "type", "v": "ndarray"}},),
    "a negative reference": ({"value": {"t": "ref", "v": -1}},),
    "a reference to a text": ({"value": {"t": "ref", "v": "1"}},),
    "an opaque without a type": ({"value": {"t": "opaque", "shown": ""}},),
    "an opaque whose type is a list": ({"value": {"t": "opaque", "type": [], "shown": ""}},),
    "an opaque of a huge shape": ({"value": {"t": "opaque", "type": "", "shown": "", "shape": [10**30]}},),
    "an opaque of a negative size": ({"value": {"t": "opaque", "type": "", "shown": "", "nbytes": -1}},),
    "an array without bytes": ({"value": ARRAY},),
    "an array without an index": ({"value": {"t": "array"}}, THREE),
    "an array twice": ({"value": {"t": "list", "v": [ARRAY, ARRAY]}}, THREE),
    "an array twice, counted from the end": ({"value": {"t": "list", "v": [ARRAY, {"t": "array", "b": -1}]}}, THREE),
    "too many strides": ({"value": ARRAY | {"strides": [1, 1]}}, THREE),
    "strides that are a number": ({"value": ARRAY | {"strides": 1}}, THREE),
    "strides that are fractions": ({"value": ARRAY | {"strides": [0.5]}}, THREE),
    "strides that reach too far": ({"value": ARRAY | {"strides": [1 << 26]}}, npy(np.arange(30.0))),
    "a scalar with axes": ({"value": {"t": "scalar", "b": 0}}, THREE),
    "bytes that are no array": ({"value": ARRAY}, b"x" * 200),
    "no bytes": ({"value": ARRAY}, b""),
    "an array cut short": ({"value": ARRAY}, THREE[:-1]),
    "an array with too much": ({"value": ARRAY}, THREE + b"x"),
    "an array of objects": ({"value": ARRAY}, THREE.replace(b"'<f8'", b"'|O8'")),
    "an array of texts": ({"value": ARRAY}, THREE.replace(b"'<f8'", b"'<U2'")),
    "an array of an odd dtype": ({"value": ARRAY}, THREE.replace(b"'<f8'", b"'<f9'")),
    "an array in Fortran order": ({"value": ARRAY}, THREE.replace(b"False", b"True ")),
    "an array of negative size": ({"value": ARRAY}, THREE.replace(b"(3,)", b"(-3,)")),
    "an array of another format": ({"value": ARRAY}, THREE.replace(b"\x01\x00", b"\x02\x00", 1)),
    "a shape that overflows": ({"value": ARRAY}, THREE.replace(b"(3,)", b"(0, 999999999999999999, 99999999999999)")),
    "a header that is code": ({"value": ARRAY}, HEADER + b"{'descr': print('evil'), 'shape': ()}\n"),
    "a header nested deep": ({"value": ARRAY}, HEADER + b"(" * 4000),
}


@pytest.mark.parametrize("name", FRAMES)
def test_a_malformed_frame_is_refused(name: str) -> None:
    with pytest.raises(WireError):
        unpacked(FRAMES[name])


@pytest.mark.parametrize("name", BODIES)
def test_a_malformed_message_is_refused(name: str) -> None:
    with pytest.raises(WireError):
        received(*BODIES[name])


def test_a_well_formed_message_of_the_same_make_is_read() -> None:
    """Or the refusals above would prove nothing."""
    assert received({"value": ARRAY}, THREE)["value"].tolist() == [0, 1, 2]
    assert received({"value": ARRAY | {"strides": [-2]}}, THREE)["value"].strides == (-16,)
    assert received({"value": {"t": "dict", "v": [[n, 0] for n in range(wire.MAX_ITEMS)]}})["value"][5] == 0


def test_no_header_is_evaluated(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(WireError):
        received(*BODIES["a header that is code"])
    assert capsys.readouterr().out == ""


def test_spoiled_frames_are_refused_or_read_and_nothing_else() -> None:
    """Frames with bytes flipped, cut out, doubled or put in, at random places."""
    rng = np.random.default_rng(SEED)
    values = (
        1,
        "x" * 40,
        [1.5, (None, {"a": 2})],
        np.arange(6.0).reshape(2, 3).T,
        {1: np.ones(3)},
        wire.Opaque("t", "s"),
    )
    frames = [wire.pack({"value": value, "more": np.arange(4.0)[::2]}) for value in values]
    refused = 0
    for n in range(4000):
        frame = bytearray(frames[n % len(frames)])
        place = int(rng.integers(len(frame)))
        match n % 4:
            case 0:
                frame[place] ^= 1 << int(rng.integers(8))
            case 1:
                del frame[place : place + int(rng.integers(1, 9))]
            case 2:
                frame[place:place] = frame[: int(rng.integers(1, 40))]
            case _:
                frame[place : place + 4] = struct.pack("<i", int(rng.integers(-3, 1000)))
        try:
            unpacked(bytes(frame))
        except (WireError, EOFError):
            refused += 1
    assert refused > 1000


def test_forms_put_together_at_random_are_refused_or_read_and_nothing_else() -> None:
    rng = np.random.default_rng(SEED)
    tags = [
        "list",
        "tuple",
        "dict",
        "array",
        "scalar",
        "complex",
        "slice",
        "ellipsis",
        "dtype",
        "type",
        "ref",
        "opaque",
    ]
    atoms = [
        None,
        True,
        -1,
        0,
        1,
        10**400,
        1e308,
        float("nan"),
        "",
        "f8",
        "float32",
        [],
        {},
        [[1, 2]],
        [1, 2, 3],
        "\ud800",
    ]

    def form(depth: int = 0) -> Any:
        if depth > 2 or rng.random() < 0.3:
            return atoms[rng.integers(len(atoms))]
        made: dict[str, Any] = {"t": tags[rng.integers(len(tags))]}
        for key in ("v", "b", "strides", "shape", "type", "shown", "nbytes", "dtype", "locked"):
            if rng.random() < 0.5:
                many = [form(depth + 1) for _ in range(rng.integers(3))]
                made[key] = many if rng.random() < 0.5 else form(depth + 1)
        return made

    read = 0
    for _ in range(3000):
        try:
            received({"value": form()}, THREE)
            read += 1
        except WireError:
            continue
    assert 100 < read < 2900
