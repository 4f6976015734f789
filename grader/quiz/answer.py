"""Read what a learner answered: forgiving about form, strict about substance, and never by running it."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from grader.quiz.question import COPY, ERROR, VIEW, Answer, Asks

LONGEST = 400  # characters; 64 axes of five digits fit
MOST_AXES = 64  # NumPy's own limit
LARGEST = 10**18  # what a size, a stride or a number of bytes may be

ERRORS = frozenset(
    {"error", "err", "exception", "raises", "raise", "报错", "错误", "出错", "异常", "抛出异常", "会报错"}
)
VIEWS = frozenset({"view", "a view", "v", "视图"})
COPIES = frozenset({"copy", "a copy", "c", "副本", "拷贝", "复制"})
TRUES = frozenset({"true", "yes", "真", "是", "对"})
FALSES = frozenset({"false", "no", "假", "否", "不", "错"})
WIDTHS = {"bool": (8,), "int": (8, 16, 32, 64), "uint": (8, 16, 32, 64), "float": (16, 32, 64), "complex": (64, 128)}
DTYPES = {f"{kind}{bits}": f"{kind}{bits}" for kind, sizes in WIDTHS.items() for bits in sizes if kind != "bool"}
DTYPES |= {"bool": "bool", "bool_": "bool", "int": "int64", "float": "float64", "complex": "complex128"}
DTYPES |= {"half": "float16", "single": "float32", "double": "float64"}
DTYPES |= {f"{letter}{bits // 8}": f"{kind}{bits}" for letter, kind in zip("iufc", ("int", "uint", "float", "complex"),
           strict=True) for bits in WIDTHS[kind]}  # fmt: skip

FULL_WIDTH = str.maketrans("（）［］【】，、－＋．０１２３４５６７８９", "()[][],,-+.0123456789")
NUMBER = re.compile(r"[-+]?\d{1,19}")
DECIMAL = re.compile(r"[-+]?(\d{1,30}(\.\d{0,30})?|\.\d{1,30})(e[-+]?\d{1,3})?", re.IGNORECASE)
GROUPED = re.compile(r"[-+]?[1-9]\d{0,2}([, ]\d{3})+")  # 393,216
LABEL = re.compile(r"^(np\.)?(shape|torch\.size|strides|形状|步幅|步长)\s*[=:：]?\s*", re.IGNORECASE)
UNIT = re.compile(r"(?<=\d)\s*((new\s+)?bytes?|b|(个)?(新)?字节)\.?$", re.IGNORECASE)
RAISED = re.compile(r"(np\.)?(exceptions\.)?[a-z_]{0,40}(error|exception)(\s*[:(].*)?", re.IGNORECASE | re.DOTALL)
DTYPE = re.compile(
    r"(?:(?:np|numpy)\.)?(?:dtype\(\s*)?['\"]?(?:(?:np|numpy)\.)?([<>=|]?)([a-z_]{1,9}\d{0,3})['\"]?\s*\)?"
)


def parse(given: object, asks: Asks) -> Answer | None:
    """Answer that was meant by a text, or by a plain Python value; None when it is no answer to what is asked.

    A shape may come as ``(4, 50)``, ``[4, 50]``, ``"4, 50"``, ``"4 x 50"`` or ``"(4, 50)"``. A bare ``4`` is no shape:
    see `nearly`.
    """
    if isinstance(given, str):
        given = _tidy(given)
        if given is None or not given:
            return None
        if _is_error(given):
            return ERROR
    return _READERS[asks](given)


def nearly(given: object, asks: Asks) -> Answer | None:
    """What may have been meant by an answer that `parse` refuses; None when nobody can tell.

    By ``4`` the shape ``(4,)`` may be meant, by ``393,216`` one number, though it might be two values. The learner is
    asked whether that was meant; it is never taken for the answer by itself.
    """
    if isinstance(given, str):
        given = _tidy(given)
    if asks is Asks.VALUE:
        return _grouped(given) if isinstance(given, str) else None
    if asks not in (Asks.SHAPE, Asks.STRIDES) or parse(given, asks) is not None:
        return None
    number = _whole(given)
    return None if number is None else _sizes([number], asks)


def same_answer(one: object, other: object) -> bool:
    """Say whether two answers are the same: numbers by value, everything else as it is; True is no 1."""
    if isinstance(one, tuple) and isinstance(other, tuple):
        return len(one) == len(other) and all(map(same_answer, one, other))
    return isinstance(one, bool) == isinstance(other, bool) and one == other


def _tidy(text: str) -> str | None:
    if len(text) > LONGEST:
        return None
    text = text.translate(FULL_WIDTH).strip().strip("`。;；").strip()
    for quote in "'\"":
        if len(text) > 1 and text[0] == text[-1] == quote:
            text = text[1:-1].strip()
    return text


def _is_error(text: str) -> bool:
    return text.lower().rstrip(".!") in ERRORS or RAISED.fullmatch(text) is not None


def _shape(given: object) -> Answer | None:
    return _numbers(given, Asks.SHAPE)


def _strides(given: object) -> Answer | None:
    return _numbers(given, Asks.STRIDES)


def _numbers(given: object, asks: Asks) -> Answer | None:
    """Tuple of whole numbers; None for a bare number."""
    parts = _parts(given)
    if parts is None:
        return None
    numbers = [_whole(part) for part in parts]
    return None if None in numbers else _sizes([each for each in numbers if each is not None], asks)


def _parts(given: object) -> Sequence[object] | None:
    """Parts of a tuple, a few more than there may be; None for what is none."""
    if isinstance(given, str):
        text = LABEL.sub("", given)
        bracketed = re.fullmatch(r"[(\[]\s*(.*?)\s*[)\]]", text, re.DOTALL)
        inner = bracketed[1] if bracketed else text
        parts: Sequence[object] = [part for part in re.split(r"\s*[,x×*]\s*|\s+", inner) if part]
        if len(parts) == 1 and not re.search(r",\s*$", inner) and not (bracketed and text[0] == "["):
            return None  # `4` and `(4)` are numbers
    elif isinstance(given, tuple | list):
        parts = given
    else:
        return None
    return parts[: MOST_AXES + 1]


def _sizes(numbers: Sequence[int], asks: Asks) -> Answer | None:
    if len(numbers) > MOST_AXES or (asks is Asks.SHAPE and any(each < 0 for each in numbers)):
        return None
    return tuple(numbers)


def _whole(given: object) -> int | None:
    if isinstance(given, str):
        text = given.strip("() ")
        return _whole(int(text)) if NUMBER.fullmatch(text) else None
    if type(given) is not int or abs(given) > LARGEST:
        return None
    return given


def _dtype(given: object) -> Answer | None:
    if not isinstance(given, str):
        return None
    found = DTYPE.fullmatch(given.lower())
    return DTYPES.get(found[2]) if found else None


def _nbytes(given: object) -> Answer | None:
    number = _whole(_ungrouped(UNIT.sub("", given)) if isinstance(given, str) else given)
    return None if number is None or number < 0 else number


def _view(given: object) -> Answer | None:
    if not isinstance(given, str):
        return None
    word = given.lower()
    return VIEW if word in VIEWS else COPY if word in COPIES else None


def _ungrouped(text: str) -> str:
    """Number without the marks between its thousands."""
    return re.sub(r"(?<=\d)[_, ](?=\d{3}(?!\d))", "", text)


def _grouped(text: str) -> int | None:
    """Number whose thousands are set apart; None for any other text."""
    return _whole(_ungrouped(text)) if GROUPED.fullmatch(text) else None


def _value(given: object) -> Answer | None:
    """One element, or a tuple of them. ``393,216`` is neither: it may be one number and may be two."""
    if isinstance(given, str):
        bare = UNIT.sub("", given)
        if bare != given or "_" in given:
            return _nbytes(given)
        if GROUPED.fullmatch(given):
            return None
    one = _element(given)
    parts = _parts(given) if one is None else None
    if parts is None or len(parts) > MOST_AXES:
        return one
    elements = [_element(part) for part in parts]
    return None if None in elements else tuple(elements)  # type: ignore[arg-type]


def _element(given: object) -> int | float | bool | None:
    """A truth value or a finite number."""
    if isinstance(given, bool):
        return given
    if isinstance(given, str) and given.lower() in TRUES | FALSES:
        return given.lower() in TRUES
    whole = _whole(given)
    if whole is not None:
        return whole
    if isinstance(given, str) and DECIMAL.fullmatch(given):
        given = float(given)
    return given if isinstance(given, float) and given - given == 0 else None  # neither infinite nor NaN


_READERS: dict[Asks, Callable[[object], Answer | None]] = {
    Asks.SHAPE: _shape,
    Asks.STRIDES: _strides,
    Asks.DTYPE: _dtype,
    Asks.NBYTES: _nbytes,
    Asks.VIEW: _view,
    Asks.VALUE: _value,
}
