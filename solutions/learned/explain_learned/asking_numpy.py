# What NumPy can tell is asked of it, on tables of the sizes in question.
import numpy as np


def attempt(take):
    try:
        return take().shape
    except (IndexError, ValueError) as error:
        return type(error).__name__


def explanation():
    table, long = np.zeros((100, 128)), np.zeros((512, 8))
    one_token = np.zeros((4, 1, 128))
    sizes = zip((128, 1, 4), (128, 100, None), (one_token + table).shape[::-1], strict=True)
    return {
        "parameters": np.broadcast_to(0.0, (512, 768)).size,
        "rows_asked_for": attempt(lambda: table[:150]),
        "row_after_the_last": attempt(lambda: table[149]),
        "row_before_the_first": attempt(lambda: table[-1]),
        "first_rows": "view" if long[:50].base is long else "copy",
        "rows_by_ids": "view" if long[np.arange(50)].base is long else "copy",
        "one_token": [[x, y, "missing" if y is None else "equal" if x == y else "stretch", r] for x, y, r in sizes],
        "no_end": "by_itself",
        "moving_rows": "rows_in_use",
        "answered_all_the_same": (np.arange(4) - 4).tolist(),
        "short_and_silent": table[:1].shape,
    }
