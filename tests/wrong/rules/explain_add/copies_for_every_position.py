# The array is mended by making it as large as the batch.
from itertools import zip_longest

X, PE, STYLE = (4, 50, 128), (50, 128), (4, 128)


def explanation():
    return {
        "pairs_that_fit": table(X, PE),
        "pairs_that_clash": table(X, STYLE),
        "reason": "samples_meet_positions",
        "clash_on_one_axis": (4, 2, 128),
        "mended": X,
        "works_by_luck": 4,
    }


def row(x, y):
    if x is None or y is None:
        return x, y, "missing", y if x is None else x
    if x == y:
        return x, y, "equal", x
    return (x, y, "stretch", max(x, y)) if 1 in (x, y) else (x, y, "conflict", None)


def table(left, right):
    return [row(x, y) for x, y in zip_longest(reversed(left), reversed(right))]
