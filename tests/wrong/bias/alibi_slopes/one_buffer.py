# All results lie in one buffer.
import math

import numpy as np

ROOM = np.zeros(4096)


def sequence(n):
    return 2.0 ** (-8.0 * np.arange(1, n + 1) / n)


def alibi_slopes(n_heads):
    c = 2 ** math.floor(math.log2(n_heads))
    ROOM[:c] = sequence(c)
    ROOM[c:n_heads] = sequence(2 * c)[0::2][: n_heads - c]
    return ROOM[:n_heads]
