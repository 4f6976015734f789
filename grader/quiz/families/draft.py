"""What a family draws."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from random import Random

from grader.quiz.question import Asks, Input, Shape

SIZES = (2, 3, 4, 5, 6, 8, 10, 12)  # small enough to reckon with at midnight, with divisors and multiples among them
OPERATORS = ("+", "-", "*")


@dataclass(frozen=True, slots=True)
class Draft:
    """A question without its name."""

    snippet: str
    inputs: Mapping[str, Input]
    asks: Asks = Asks.SHAPE


@dataclass(frozen=True, slots=True)
class Family:
    """One way of drawing questions; `draw` depends on nothing but the generator it is given."""

    name: str
    draw: Callable[[Random], Draft]


def sizes(rng: Random, count: int) -> Shape:
    """Sizes of `count` axes: mostly distinct, for then no mistake hides; sometimes not, for then some do."""
    if count > 1 and rng.random() < 0.15:
        return tuple(rng.choices(SIZES, k=count))
    return tuple(rng.sample(SIZES, count))


def arrays(**shapes: Shape) -> dict[str, Input]:
    """Inputs of float32."""
    return {name: Input(shape) for name, shape in shapes.items()}
