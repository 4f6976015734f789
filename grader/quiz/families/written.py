"""Families that a unit brings as content: a template of a snippet, whose sizes and parts are drawn."""

from __future__ import annotations

import ast
import operator
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

from grader.quiz.families.draft import Draft
from grader.quiz.question import Asks, Input

PLACE = re.compile(r"\{([^{}]+)\}")
TRIES = 40  # draws after which sizes may be the same
ALIKE = 0.15  # how often they may be from the first: some mistakes hide where sizes differ
ARITHMETIC: Mapping[type[ast.operator], Callable[[Any, Any], Any]] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.FloorDiv: operator.floordiv,
    ast.Mod: operator.mod,
}

Sizes = Mapping[str, int]
Parts = Mapping[str, str]  # what a place in braces stands for


class Unreadable(ValueError):
    """A template asks for something that it may not, or that is not there; the text says what."""


@dataclass(frozen=True, slots=True)
class Template:
    """One input: each of the three is Python with places in braces; `values` is empty where elements do not matter."""

    shape: str
    dtype: str = "float32"
    values: str = ""


@dataclass(frozen=True, slots=True)
class Written:
    """One family as its author wrote it.

    Parameters
    ----------
    snippet : str
        Python with places in braces: a part, or arithmetic on sizes as ``{2 * T - 1}``.
    inputs : mapping
        Name -> template.
    asks : tuple of Asks
        Of which one is drawn.
    sizes : mapping
        Name -> sizes to draw from.
    picks : mapping
        Name of a part -> texts to draw from, each with places for sizes.
    ways : tuple of mapping
        Parts that go together: one of these tables is drawn.
    """

    snippet: str
    inputs: Mapping[str, Template]
    asks: tuple[Asks, ...]
    sizes: Mapping[str, tuple[int, ...]]
    picks: Mapping[str, tuple[str, ...]]
    ways: tuple[Parts, ...] = ()

    def draw(self, rng: Random) -> Draft:
        """Draw a question. Only inputs that the snippet names are given.

        Raises
        ------
        Unreadable
            When a place stands for nothing.
        """
        sizes = _drawn(rng, self.sizes)
        parts = {name: rng.choice(texts) for name, texts in self.picks.items()}
        if self.ways:
            parts |= rng.choice(self.ways)
        snippet = filled(self.snippet, sizes, parts)
        names = {node.id for node in ast.walk(_tree(snippet)) if isinstance(node, ast.Name)}
        inputs = {name: _input(each, sizes, parts) for name, each in self.inputs.items() if name in names}
        return Draft(snippet, inputs, rng.choice(self.asks))


def _drawn(rng: Random, sizes: Mapping[str, tuple[int, ...]]) -> dict[str, int]:
    """One size of each name: mostly distinct, for then no mistake hides."""
    may_be_alike = rng.random() < ALIKE
    for _ in range(TRIES):
        drawn = {name: rng.choice(options) for name, options in sizes.items()}
        if may_be_alike or len(set(drawn.values())) == len(drawn):
            break
    return drawn


def filled(text: str, sizes: Sizes, parts: Parts) -> str:
    """Template with all its places filled."""
    return PLACE.sub(lambda place: _part(place[1].strip(), sizes, parts), text)


def _part(place: str, sizes: Sizes, parts: Parts) -> str:
    if place in parts:
        return filled(parts[place], sizes, {name: text for name, text in parts.items() if name != place})
    return str(reckoned(place, sizes))


def reckoned(text: str, sizes: Sizes) -> Any:
    """Value of arithmetic on sizes and numbers, or of a tuple or list of it. Nothing else is read, and nothing run."""
    return _value(_tree(text, "eval"), sizes)


def _tree(text: str, mode: str = "exec") -> ast.AST:
    try:
        return ast.parse(text, mode=mode)
    except SyntaxError as error:
        raise Unreadable(f"{text}: {error.msg}") from None


def _value(node: ast.AST, sizes: Sizes) -> Any:
    match node:
        case ast.Expression(body):
            return _value(body, sizes)
        case ast.Constant(bool() | int() | float() as number):
            return number
        case ast.Name(name) if name in sizes:
            return sizes[name]
        case ast.Tuple(parts) | ast.List(parts):
            return tuple(_value(part, sizes) for part in parts)
        case ast.UnaryOp(ast.USub(), operand):
            return -_value(operand, sizes)
        case ast.BinOp(left, op, right) if type(op) in ARITHMETIC:
            return ARITHMETIC[type(op)](_value(left, sizes), _value(right, sizes))
    raise Unreadable(ast.unparse(node))


def _input(template: Template, sizes: Sizes, parts: Parts) -> Input:
    shape = reckoned(filled(template.shape, sizes, parts), sizes)
    if not isinstance(shape, tuple) or not all(type(size) is int and size >= 0 for size in shape):
        raise Unreadable(template.shape)
    values = reckoned(filled(template.values, sizes, parts), sizes) if template.values else None
    return Input(shape, filled(template.dtype, sizes, parts), values)
