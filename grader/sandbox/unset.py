"""Memory that nobody has set is made to show, on the untrusted side and wherever trusted answers are run."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

_UNSET = ("empty", "empty_like")


def poison() -> None:
    """Fill what ``np.empty`` hands out with NaN (or a large number), so that unset elements are seen.

    A stale block may hold the right values by luck; filled with NaN it cannot.
    """
    for name in _UNSET:
        setattr(np, name, _poisoned(getattr(np, name)))


@contextlib.contextmanager
def poisoned() -> Iterator[None]:
    """Poison for as long as the context lasts: for trusted code that runs in a process with other work."""
    kept = {name: getattr(np, name) for name in _UNSET}
    poison()
    try:
        yield
    finally:
        for name, make in kept.items():
            setattr(np, name, make)


def _poisoned(make: Callable[..., Any]) -> Callable[..., Any]:
    def unset(*args: Any, **kwargs: Any) -> Any:
        array = make(*args, **kwargs)
        kind = array.dtype.kind
        if kind in "fc":
            array.fill(np.nan)
        elif kind in "iu":
            array.fill(np.iinfo(array.dtype).max - 10)
        return array

    unset.__name__ = unset.__qualname__ = make.__name__
    unset.__doc__ = make.__doc__
    return unset
