"""Oracle of the ALiBi slopes: the sequence of a power of two, and every other slope of the next for the rest."""

import numpy as np


def alibi_slopes(n_heads):
    """Return the slopes as Press et al., 2021, publish them for any number of heads."""
    n_first = 2 ** (n_heads.bit_length() - 1)
    first = sequence(n_first)
    rest = sequence(2 * n_first)[::2]
    return np.array((first + rest)[:n_heads])


def sequence(n_heads):
    """Slopes of a power of two, the steepest first."""
    return [2.0 ** (-8 * number / n_heads) for number in range(1, n_heads + 1)]
