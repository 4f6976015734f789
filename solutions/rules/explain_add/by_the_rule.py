# The tables by a small function, the rest thought out: the 4 of `style` must not meet the 50 of `x`.
from itertools import zip_longest


def row(x, y):
    sizes = {x, y}
    if None in sizes:
        return x, y, "missing", max(sizes - {None})
    if len(sizes) == 1:
        return x, y, "equal", x
    return (x, y, "stretch", max(sizes)) if 1 in sizes else (x, y, "conflict", None)


def explanation():
    x, pe, style = (4, 50, 128), (50, 128), (4, 128)
    samples, positions, features = x
    return {
        "pairs_that_fit": [row(*pair) for pair in zip_longest(x[::-1], pe[::-1])],
        "pairs_that_clash": [row(*pair) for pair in zip_longest(x[::-1], style[::-1])],
        "reason": "samples_meet_positions",
        "clash_on_one_axis": (samples, positions + 1, features),
        "mended": (samples, 1, features),
        "works_by_luck": samples,
        "in_words": "The shapes meet at the right; the samples of style meet the positions of x.",
    }
