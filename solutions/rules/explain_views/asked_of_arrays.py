# NumPy is asked: strides and bytes of the arrays themselves, and each axis on its own.
from itertools import zip_longest

import numpy as np


def explanation():
    pe = np.zeros((50, 128), "f4")
    view = np.lib.stride_tricks.as_strided(pe, (4, *pe.shape), (0, *pe.strides))
    assert np.array_equal(view, np.broadcast_to(pe, view.shape))
    return {
        "strides_of_the_view": list(view.strides),
        "bytes_of_the_view": "0 bytes",
        "bytes_of_the_sum": int(np.empty_like(view, subok=False, order="C", shape=view.shape).nbytes),
        "pairs": [row(*sizes) for sizes in zip_longest((1, 50), (128, 1, 4))],
        "why_no_memory": "step_of_zero",
        "why_not_written": "one_memory_for_all",
        "stretched_in_the_middle": [4, 1, 128],
        "small_and_costly": "(5, 10, 1)",
    }


def row(x, y):
    if x is None:
        return [x, y, "missing", y]
    (size,) = np.broadcast_shapes((x,), (y,))
    return [x, y, "equal" if x == y else "stretch", size]
