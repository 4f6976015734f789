# Every axis on its own, as two arrays of one axis each: NumPy says whether they fit and what comes of it.
import numpy as np


def explanation():
    x = np.broadcast_to(0.0, (4, 50, 128))
    return {
        "pairs_that_fit": explain(x.shape, (50, 128)),
        "pairs_that_clash": explain(x.shape, (4, 128)),
        "reason": "samples_meet_positions",
        "clash_on_one_axis": [4, 3, 128],
        "mended": np.zeros((4, 128))[:, np.newaxis].shape,
        "works_by_luck": 4,
    }


def explain(left, right):
    ndim = max(len(left), len(right))
    left, right = ([None] * (ndim - len(shape)) + list(shape) for shape in (left, right))
    rows = []
    for x, y in list(zip(left, right, strict=True))[::-1]:
        try:
            (result,) = np.broadcast_shapes(*((size,) for size in (x, y) if size is not None))
        except ValueError:
            result = None
        rule = "missing" if None in (x, y) else "conflict" if result is None else "equal" if x == y else "stretch"
        rows.append([x, y, rule, result])
    return rows
