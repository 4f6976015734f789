"""The body of the stub: every item with what is asked as a comment, and None where the answer goes."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Mapping
from functools import singledispatch

from grader.i18n import Translator, mark, translator
from grader.items.reading import read_sheet
from grader.items.records import Answer, Construct, Expose, Given, Item, Make, Pairs, Reason, Words
from grader.model import Exercise, Kind, say

WIDTH = 100
QUIET_DTYPE = "float32"  # what every input is unless it is said
CLOSING = frozenset("，。、；：！？）」』”’》")  # never at the beginning of a line
TOKEN = re.compile(r"\s+|[\u2e80-\u9fff\uff00-\uffef“”‘’—…]|[^\s\u2e80-\u9fff\uff00-\uffef“”‘’—…]+")

ASKED = {
    "shape": mark("shape"),
    "dtype": mark("dtype"),
    "strides": mark("strides, in bytes"),
    "nbytes": mark("bytes newly allocated"),
    "view": mark('"view" or "copy"'),
    "value": mark("value"),
}
WRITTEN = {
    Make.ARRAY: mark("the shape of an array"),
    Make.SHAPE: mark("a shape"),
    Make.VALUES: mark("a number or nested lists of numbers"),
    Make.WHOLE: mark("a whole number"),
}


def body(exercise: Exercise, lang: str) -> str:
    """Return statement of the stub of `exercise`, its comments in `lang`; ends in a newline."""
    tr = translator(lang)
    sheet = read_sheet(exercise)
    lines = ["return {"]
    if sheet.given:
        lines += [f"    # {line}".rstrip() for line in sheet.given.splitlines()]
    for number, item in enumerate(sheet.items):
        if number and exercise.kind is not Kind.TRACE:
            lines.append("")
        lines += [f"    {line}" for line in _item(item, exercise.kind, tr)]
    return "\n".join([*lines, "}"]) + "\n"


def _item(item: Item, kind: Kind, tr: Translator) -> Iterator[str]:
    if kind is Kind.TRACE and isinstance(item, Answer):  # a trace reads as one program
        comments = [*item.snippet.splitlines(), *_value(item, tr)]
    else:
        comments = [*wrapped(tr.say(item.said)), *describe(item, tr)]
    yield from (f"# {line}".rstrip() for line in comments)
    yield f'"{item.id}": None,' + (f"  # {asked(item, tr)}" if isinstance(item, Answer) else "")


def _value(item: Answer, tr: Translator) -> Iterator[str]:
    if item.value:
        yield tr.say(say("asked about: {value}", value=item.value))


def asked(item: Answer, tr: Translator) -> str:
    """What is asked, in a word or two: ``shape``, ``(shape, dtype)``."""
    words = [tr.text(ASKED[each]) for each in item.asks]
    return words[0] if len(words) == 1 else f"({', '.join(words)})"


@singledispatch
def describe(item: Item, tr: Translator) -> Iterator[str]:
    """Lines that say, below the title of an item, what the question is."""
    yield from ()


@describe.register
def _(item: Answer, tr: Translator) -> Iterator[str]:
    yield from _inputs(item.inputs)
    yield from _indented(f"{item.before}\n{item.snippet}".strip())
    yield from _value(item, tr)


@describe.register
def _(item: Pairs, tr: Translator) -> Iterator[str]:
    left, right = item.inputs
    yield from _inputs(item.inputs)
    yield from _indented(item.snippet)
    rows = say(
        "a list with one row (left, right, rule, result) an axis, the last axis first: the size in {left}, the size in "
        '{right}, one of the rules "equal", "stretch", "missing" and "conflict", and the size of the result; '
        "None for a size that is not there",
        left=left,
        right=right,
    )
    yield from wrapped(tr.say(rows))


@describe.register
def _(item: Reason, tr: Translator) -> Iterator[str]:
    yield from _inputs(item.inputs)
    yield from _indented(f"{item.before}\n{item.snippet}".strip())
    yield tr.say(say("one of these codes:"))
    for claim in item.claims:
        yield from wrapped(f'"{claim.code}": {tr.say(claim.said)}', "    ", "      ")


@describe.register
def _(item: Construct, tr: Translator) -> Iterator[str]:
    yield from _inputs(item.inputs)
    yield from _indented(item.before)
    yield from wrapped(_made(item.makes, tr))


@describe.register
def _(item: Expose, tr: Translator) -> Iterator[str]:
    yield from _indented(item.wrong)
    yield from wrapped(_made(item.makes, tr))


@describe.register
def _(item: Words, tr: Translator) -> Iterator[str]:
    yield tr.say(say("a text in your own words; it is never marked"))


def _made(makes: Mapping[str, Make], tr: Translator) -> str:
    parts = [tr.say(say("{name}: {what}", name=name, what=tr.text(WRITTEN[kind]))) for name, kind in makes.items()]
    if len(parts) == 1:
        return tr.say(say("write {what}", what=parts[0]))
    return tr.say(say("write a tuple ({parts})", parts=", ".join(parts)))


def _inputs(inputs: Mapping[str, Given]) -> Iterator[str]:
    if inputs:
        yield "    " + "; ".join(shown(name, given) for name, given in inputs.items())


def _indented(snippet: str) -> Iterator[str]:
    yield from ("    " + line if line else "" for line in snippet.splitlines())


def shown(name: str, given: Given) -> str:
    """One input as a reader is told of it: ``x: (4, 50)``, ``x: (4, 50) float64``, ``x: (2,) int8 [1, 2]``."""
    if given.values is not None:
        return f"{name}: {given.shape} {given.dtype} {list(given.values)}"
    return f"{name}: {given.shape}" + ("" if given.dtype == QUIET_DTYPE else f" {given.dtype}")


def wrapped(text: str, first: str = "", rest: str = "") -> Iterator[str]:
    """Lines of a text: broken at spaces, and between two Chinese characters."""
    line = first
    for token in TOKEN.findall(text):
        if line.strip() and _width(line + token) > WIDTH and token not in CLOSING:
            yield line.rstrip()
            line = rest
        line += token if line.strip() else token.lstrip()
    yield line.rstrip()


def _width(text: str) -> int:
    return sum(2 if unicodedata.east_asian_width(each) in "WF" else 1 for each in text)
