"""One question: a snippet, what its inputs are, and what is asked of the value of its last line.

No answer is in it, and none is stored anywhere: `grader.quiz.truth` runs the snippet.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

Shape = tuple[int, ...]
Answer = tuple[int, ...] | str | int | float | bool

ERROR = "error"  # the answer where NumPy raises
VIEW, COPY = "view", "copy"


class Asks(StrEnum):
    """What a question wants to know of the value of its snippet's last line."""

    SHAPE = "shape"
    DTYPE = "dtype"
    STRIDES = "strides"
    NBYTES = "nbytes"  # bytes newly allocated for it: 0 for a view of an input
    VIEW = "view"  # "view" of an input, or "copy"
    VALUE = "value"


@dataclass(frozen=True, slots=True)
class Input:
    """One array that the snippet is given.

    Parameters
    ----------
    shape : tuple of int
    dtype : str
    values : tuple, optional
        Its elements in C order, for the few questions whose answer depends on them; ones otherwise.
    """

    shape: Shape
    dtype: str = "float32"
    values: tuple[float, ...] | None = None


@dataclass(frozen=True, slots=True)
class Question:
    """What is asked.

    Parameters
    ----------
    id : str
        Of a generated question, ``family:seed``: it can be made again from that. Of an author's item, its own id.
    kind : str
        Family of the generator, or the kind of the exercise ("predict", "trace").
    topic : str
        Topic of practice that it belongs to.
    snippet : str
        Python source that uses ``np`` and the names of the inputs. What is asked about is the value of its last line:
        of an assignment, the value of the name assigned to (also ``a += b`` and ``v[0] = 1``).
    inputs : mapping
        Name -> `Input`, in the order in which a reader is told of them.
    asks : Asks
    facts : mapping
        What the snippet itself does not say; most questions need none. Never the answer.
    """

    id: str
    kind: str
    topic: str
    snippet: str
    inputs: Mapping[str, Input]
    asks: Asks
    facts: Mapping[str, object] = field(default_factory=dict)
