"""Frames between processes: length-framed JSON and ``.npy`` blobs, never pickle.

A frame is ``b"AXW1"``, the length of its JSON (uint32), the number of its blobs (uint32), the JSON, then each blob as
its length (uint64) and its bytes. Every size is bounded, and whatever is not as it should be is a `WireError`: both
sides may be handed bytes by somebody hostile.

Values travel as JSON where JSON can say them exactly, else as ``{"t": tag, ...}``. What has no exact form (an array
subclass, an object) travels as a description, `Opaque`: the other side learns what it was, never the thing itself.
"""

from __future__ import annotations

import io
import json
import math
import re
import struct
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, NoReturn

import numpy as np
from numpy.lib import format as npy

MAGIC = b"AXW1"
HEAD = struct.Struct("<4sII")
SIZE = struct.Struct("<Q")
MAX_JSON = 8 << 20  # a source of 1 MiB all of whose characters must be escaped
MAX_BLOBS = 256
MAX_BLOB = 64 << 20
MAX_FRAME = 160 << 20
MAX_DEPTH = 24
MAX_BITS = 12_000  # of an int: its digits stay below what Python itself refuses to write down
MAX_ITEMS = 1000  # of a dict: keys chosen to collide cost their square
PLAIN = ("seen", "raised")  # keys whose values travel as they are: what was observed, of which nothing is trusted
HEADERS = 512  # kept of the arrays that were sent or came
MAX_HEADER = 2048  # bytes
PLAIN_KINDS = "biufc"  # bool, int, uint, float, complex: nothing that could hold a Python object

# Kept here so that learner code that patches the modules later does not change what is sent.
_ndarray, _generic, _array, _dumps = np.ndarray, np.generic, np.array, json.dumps

# What NumPy makes of these, given as a dtype.
_PYTHON_TYPES = ((bool, "bool"), (int, "int64"), (float, "float64"), (complex, "complex128"))

_AS_IT_IS = frozenset({type(None), bool, str, float})  # says in JSON just what it is

Blob = bytes | memoryview
Read = Callable[[int], bytes | bytearray]  # returns exactly so many bytes, or raises


class WireError(Exception):
    """A frame that is malformed, oversized or cut short."""


@dataclass(frozen=True, slots=True, repr=False)
class Opaque:
    """A value that cannot travel: what it was, and what it looked like."""

    type_name: str
    shown: str
    shape: tuple[int, ...] | None = None
    dtype: str | None = None
    nbytes: int | None = None

    def __repr__(self) -> str:
        """Return what it was, for messages: ``<generator>``."""
        return f"<{self.type_name}>"


@dataclass(frozen=True, slots=True)
class Ref:
    """A handle to an object that stays in the child."""

    id: int


# ---------------------------------------------------------------- encode


def encode(value: Any, blobs: list[Blob], depth: int = 0) -> Any:
    """Return the JSON form of ``value``, appending its arrays to ``blobs``."""
    kind = type(value)
    if kind in _AS_IT_IS:
        return value
    if depth > MAX_DEPTH:
        return _opaque(value)
    maker = _ENCODERS.get(kind)
    if maker is not None:
        return maker(value, blobs, depth)
    if issubclass(kind, np.dtype):  # not `isinstance`: an object may lie about its class
        return {"t": "dtype", "v": value.str}
    if issubclass(kind, _generic) and value.dtype.kind in PLAIN_KINDS and kind is value.dtype.type:
        return {"t": "scalar", "b": _add(blobs, _array(value))}
    if kind is type and issubclass(value, _generic):
        return {"t": "type", "v": value.__name__}
    for python, numpy in _PYTHON_TYPES:
        if value is python:
            return {"t": "type", "v": numpy}
    return _opaque(value)


def _encode_int(value: int, blobs: list[Blob], depth: int) -> Any:
    return value if value.bit_length() <= MAX_BITS else _opaque(value)


def _encode_items(tag: str) -> Callable[[Any, list[Blob], int], Any]:
    def encode_items(value: Any, blobs: list[Blob], depth: int) -> Any:
        return {"t": tag, "v": [i if type(i) in _AS_IT_IS else encode(i, blobs, depth + 1) for i in value]}

    return encode_items


def _encode_dict(value: dict[Any, Any], blobs: list[Blob], depth: int) -> Any:
    pairs = [[encode(k, blobs, depth + 1), encode(v, blobs, depth + 1)] for k, v in value.items()]
    return {"t": "dict", "v": pairs}


def _encode_array(value: Any, blobs: list[Blob], depth: int) -> Any:
    if value.dtype.kind not in PLAIN_KINDS or value.nbytes > MAX_BLOB:
        return _opaque(value)
    form: dict[str, Any] = {"t": "array", "b": _add(blobs, value)}
    if not value.flags.c_contiguous:
        form["strides"] = [stride // value.itemsize for stride in value.strides]
    if not value.flags.writeable:
        form["locked"] = True
    return form


def _add(blobs: list[Blob], array: Any) -> int:
    """Append ``array`` in ``.npy`` form, C order, and return its index."""
    if len(blobs) >= MAX_BLOBS:
        raise WireError("too many arrays in one frame")
    plain = _array(array, order="C", subok=False, copy=None)
    blobs.append(_header(plain.dtype.str, plain.shape) + plain.tobytes())
    return len(blobs) - 1


@lru_cache(HEADERS)
def _header(dtype: str, shape: tuple[int, ...]) -> bytes:
    """Return what stands before the bytes of an array in C order in a ``.npy`` file; the same few come often."""
    head = io.BytesIO()
    npy.write_array_header_1_0(head, {"descr": dtype, "fortran_order": False, "shape": shape})
    return head.getvalue()


def _opaque(value: Any) -> Any:
    form: dict[str, Any] = {"t": "opaque", "type": type_name(type(value)), "shown": shown(value)}
    if issubclass(type(value), _ndarray):
        form |= {
            "shape": [int(n) for n in value.shape],
            "dtype": str(value.dtype)[:100],
            "nbytes": int(value.nbytes),
        }
    return form


def type_name(kind: type) -> str:
    """Return the name that a person knows a type by: ``numpy.ma.MaskedArray``, ``list``."""
    try:
        module, name = str(kind.__module__), str(kind.__qualname__)
    except Exception:
        return "?"
    return name[:100] if module in ("builtins", "submission") else f"{module}.{name}"[:200]


def shown(value: Any, limit: int = 200) -> str:
    """Return ``repr(value)``, cut; a ``repr`` that fails is said to fail. Large arrays are not spelled out."""
    kind = type(value)  # which, unlike what `isinstance` asks, cannot be made up
    if issubclass(kind, _ndarray) and value.size > 1000:
        return f"<{value.size} elements>"
    if issubclass(kind, int) and value.bit_length() > MAX_BITS:
        return f"<an int of {value.bit_length()} bits>"
    try:
        text = repr(value)
        return text if len(text) <= limit else text[:limit] + "..."
    except Exception as error:
        return f"<repr raised {type_name(type(error))}>"


_ENCODERS: dict[type, Callable[[Any, list[Blob], int], Any]] = {
    int: _encode_int,
    list: _encode_items("list"),
    tuple: _encode_items("tuple"),
    dict: _encode_dict,
    np.ndarray: _encode_array,
    complex: lambda v, b, d: {"t": "complex", "v": [v.real, v.imag]},
    slice: lambda v, b, d: {"t": "slice", "v": [encode(x, b, d + 1) for x in (v.start, v.stop, v.step)]},
    type(Ellipsis): lambda v, b, d: {"t": "ellipsis"},
    Ref: lambda v, b, d: {"t": "ref", "v": v.id},
    Opaque: lambda v, b, d: {"t": "opaque", "type": v.type_name, "shown": v.shown},
}


# ---------------------------------------------------------------- decode


class Blobs:
    """The arrays of one frame as they arrived. Each is taken once, and what they may grow to is bounded."""

    def __init__(self, blobs: Iterable[memoryview]) -> None:
        self._blobs: list[memoryview | None] = list(blobs)
        self._room = 2 * MAX_FRAME

    def take(self, index: int) -> memoryview:
        """Return a blob that has not been taken before."""
        blob, self._blobs[index] = self._blobs[index], None
        if blob is None:
            raise WireError("an array that occurs twice")
        return blob

    def reserve(self, size: int) -> None:
        """Count ``size`` bytes that an array takes beyond those that arrived."""
        self._room -= size
        if self._room < 0:
            raise WireError("strides that reach too far")


def decode(form: Any, blobs: Blobs, depth: int = 0) -> Any:
    """Return the value that `encode` was given.

    Raises
    ------
    WireError
        If the form is not one that `encode` makes.
    """
    kind = type(form)  # JSON makes no subclasses
    if kind in _AS_IT_IS:
        return form
    if kind is int and form.bit_length() <= MAX_BITS:
        return form
    tag = form.get("t") if kind is dict else None
    maker = _DECODERS.get(tag) if isinstance(tag, str) else None
    if maker is None or depth > MAX_DEPTH + 1:
        raise WireError("a value of no known form")
    try:
        return maker(form, blobs, depth)
    except WireError:
        raise
    except Exception as error:
        raise WireError(f"a malformed {tag}") from error


def _items(form: Any, blobs: Blobs, depth: int) -> list[Any]:
    if not isinstance(form["v"], list):
        raise WireError("a sequence that is none")
    return [item if type(item) in _AS_IT_IS else decode(item, blobs, depth + 1) for item in form["v"]]


def _decode_dict(form: Any, blobs: Blobs, depth: int) -> dict[Any, Any]:
    if len(form["v"]) > MAX_ITEMS:
        raise WireError("a dict of too many items")
    return {decode(k, blobs, depth + 1): decode(v, blobs, depth + 1) for k, v in form["v"]}


def _decode_array(form: Any, blobs: Blobs, depth: int) -> Any:
    plain = read_npy(blobs.take(form["b"]))
    strides = form.get("strides")
    array = plain if strides is None else _restride(plain, strides, blobs)
    if form.get("locked"):
        array.flags.writeable = False
    return array


def _restride(plain: Any, strides: Any, blobs: Blobs) -> Any:
    """Return the values of ``plain`` in fresh memory with the given strides, counted in elements."""
    if len(strides) != plain.ndim or not all(isinstance(s, int) and abs(s) <= MAX_BLOB for s in strides):
        raise WireError("strides that do not fit")
    if plain.size == 0:
        return plain
    spans = [s * (n - 1) for s, n in zip(strides, plain.shape, strict=True)]
    low, high = sum(s for s in spans if s < 0), sum(s for s in spans if s > 0)
    blobs.reserve((high - low + 1) * plain.itemsize)
    base = np.zeros(high - low + 1, plain.dtype)
    steps = tuple(s * plain.itemsize for s in strides)
    view = np.ndarray(plain.shape, plain.dtype, base, -low * plain.itemsize, steps)
    view[...] = plain
    return view


def _decode_scalar(form: Any, blobs: Blobs, depth: int) -> Any:
    array = read_npy(blobs.take(form["b"]))
    if array.ndim:
        raise WireError("a scalar with axes")
    return array[()]


def _decode_complex(form: Any, blobs: Blobs, depth: int) -> complex:
    real, imag = map(float, form["v"])
    return complex(real, imag)


# What NumPy writes before an array's bytes; its own reader understands much more, and would evaluate it.
_HEADER = re.compile(
    rb"\x93NUMPY\x01\x00..{'descr': '([<>|][biufc]\d\d?)', 'fortran_order': False, "
    rb"'shape': \(((?:\d{1,18}(?:, \d{1,18}){0,63},?)?)\), } *\n",
    re.DOTALL,
)


def read_npy(blob: memoryview) -> Any:
    """Return the array of a ``.npy`` blob; only plain number dtypes are let in."""
    begin = int.from_bytes(blob[8:10], "little") + 10
    dtype, shape, count = _read_header(bytes(blob[: min(begin, MAX_HEADER)]))
    if count * dtype.itemsize != len(blob) - begin:
        raise WireError("an array of another size than it says")
    # A copy, so that the result is writeable and does not keep the frame alive.
    return np.frombuffer(blob, dtype, count, begin).reshape(shape).copy()


@lru_cache(HEADERS)
def _read_header(header: bytes) -> tuple[Any, tuple[int, ...], int]:
    """Return dtype, shape and number of elements that a header gives."""
    head = _HEADER.fullmatch(header)
    if head is None:
        raise WireError("an array that may not travel")
    shape = tuple(int(n) for n in head[2].split(b",") if n)
    return np.dtype(head[1].decode()), shape, math.prod(shape)


def _decode_opaque(form: Any, blobs: Blobs, depth: int) -> Opaque:
    shape, dtype, nbytes = form.get("shape"), form.get("dtype"), form.get("nbytes")
    return Opaque(
        " ".join(_text(form["type"], 200).split()),  # one line each: they become part of a sentence
        " ".join(_text(form["shown"], 400).split()),
        None if shape is None else tuple(map(_size, shape[:64])),
        None if dtype is None else _text(dtype, 100),
        None if nbytes is None else _size(nbytes),
    )


def _text(form: Any, limit: int) -> str:
    if not isinstance(form, str):
        raise WireError("a text that is none")
    return form[:limit]


def _size(form: Any) -> int:
    if not isinstance(form, int) or not 0 <= form < 1 << 64:
        raise WireError("a size that is none")
    return form


_NUMPY_TYPES = {kind.__name__: kind for kind in np.sctypeDict.values()}


_DECODERS: dict[str, Callable[[Any, Blobs, int], Any]] = {
    "list": _items,
    "tuple": lambda f, b, d: tuple(_items(f, b, d)),
    "dict": _decode_dict,
    "array": _decode_array,
    "scalar": _decode_scalar,
    "complex": _decode_complex,
    "slice": lambda f, b, d: slice(*_items(f, b, d)),
    "ellipsis": lambda f, b, d: Ellipsis,
    "dtype": lambda f, b, d: np.dtype(_text(f["v"], 20)),
    "type": lambda f, b, d: _NUMPY_TYPES[f["v"]],
    "ref": lambda f, b, d: Ref(_size(f["v"])),
    "opaque": _decode_opaque,
}


# ---------------------------------------------------------------- frames


def pack(message: dict[str, Any]) -> bytes:
    """Return the frame of a message: a dict whose values `encode` can carry; under `PLAIN`, what JSON has itself."""
    blobs: list[Blob] = []
    forms = {k: v if type(v) in _AS_IT_IS or k in PLAIN else encode(v, blobs) for k, v in message.items()}
    body = _dumps(forms).encode()
    if len(body) > MAX_JSON or sum(map(len, blobs)) > MAX_FRAME:
        raise WireError("a message too large to send")
    parts: list[Blob] = [HEAD.pack(MAGIC, len(body), len(blobs)), body]
    for blob in blobs:
        parts += [SIZE.pack(len(blob)), blob]
    return b"".join(parts)


def unpack(read: Read) -> dict[str, Any]:
    """Read one frame through ``read(n)``, which returns exactly ``n`` bytes or raises.

    Raises
    ------
    WireError
        If the frame is malformed or any of its sizes is beyond its bound.
    """
    length, count = _head(*HEAD.unpack(read(HEAD.size)))
    body = _parse(read(length))
    parts, total = [], 0
    for _ in range(count):
        total = _grown(total, size := SIZE.unpack(read(SIZE.size))[0])
        parts.append(memoryview(read(size)))
    blobs = Blobs(parts)
    return {k: form if type(form) in _AS_IT_IS or k in PLAIN else decode(form, blobs) for k, form in body.items()}


def frame_end(data: bytes | bytearray, begin: int) -> int | None:
    """Return where the frame that begins at ``begin`` ends; None if ``data`` does not hold all of it.

    Raises
    ------
    WireError
        If it is no frame, or beyond its bounds.
    """
    if len(data) < begin + HEAD.size:
        return None
    length, count = _head(*HEAD.unpack_from(data, begin))
    end, total = begin + HEAD.size + length, 0
    for _ in range(count):
        if len(data) < end + SIZE.size:
            return None
        total = _grown(total, size := SIZE.unpack_from(data, end)[0])
        end += SIZE.size + size
    return end if len(data) >= end else None


def copy(read: Read) -> bytes:
    """Read one frame and return it as it came; see `unpack`."""
    parts = [head := read(HEAD.size)]
    length, count = _head(*HEAD.unpack(head))
    parts.append(read(length))
    total = 0
    for _ in range(count):
        parts.append(size := read(SIZE.size))
        total = _grown(total, SIZE.unpack(size)[0])
        parts.append(read(SIZE.unpack(size)[0]))
    return b"".join(parts)


def _head(magic: bytes, length: int, count: int) -> tuple[int, int]:
    """Return a frame's length of JSON and number of blobs, if they keep their bounds."""
    if magic != MAGIC or length > MAX_JSON or count > MAX_BLOBS:
        raise WireError("not a frame")
    return length, count


def _grown(total: int, size: int) -> int:
    """Return the size of a frame's blobs with one more, if both keep their bounds."""
    if size > MAX_BLOB + 4096 or total + size > MAX_FRAME:
        raise WireError("a frame beyond its bounds")
    return total + size


def is_need(frame: bytes) -> bool:
    """Whether a frame asks for something before it answers."""
    return frame.startswith(b'{"need"', HEAD.size)


def unpack_whole(frame: bytes) -> dict[str, Any]:
    """Return the message of a frame that is all there; see `unpack`."""
    return unpack(io.BytesIO(frame).read)


def _parse(body: bytes | bytearray) -> dict[str, Any]:
    try:
        form = _parser.decode(body.decode("utf-8", "surrogatepass"))
    except (ValueError, RecursionError, MemoryError) as error:
        raise WireError("a frame that is not JSON") from error
    if not isinstance(form, dict):
        _refuse()
    return form


def _constant(name: str) -> float:
    return {"NaN": math.nan, "Infinity": math.inf, "-Infinity": -math.inf}[name]


_parser = json.JSONDecoder(parse_constant=_constant)  # made once: `json.loads` would make one for every frame


def _refuse() -> NoReturn:
    raise WireError("a frame that is not a message")
