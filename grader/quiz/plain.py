"""Answers as plain Python: what NumPy made of them is undone, so that ``np.int64(4)`` is as good as ``4``."""

from __future__ import annotations

import numpy as np

DEEPEST = 6
MOST = 4096  # elements of an array, or of a list


def plain(value: object, depth: int = 0) -> object:
    """Return a value without NumPy in it: numbers, texts, tuples and lists; a dtype by its name."""
    if isinstance(value, np.dtype):
        return value.name
    if isinstance(value, type) and issubclass(value, np.generic):
        return np.dtype(value).name
    if isinstance(value, np.generic):
        return value.item()
    if isinstance(value, np.ndarray):
        return value.tolist() if value.size <= MOST else value
    if isinstance(value, tuple | list) and depth < DEEPEST and len(value) <= MOST:
        return type(value)(plain(each, depth + 1) for each in value)
    return value
