# Returns what would run if it were unpickled, formatted, iterated or called.
import os

import numpy as np


class Bomb:
    def __reduce__(self):
        return os.mkdir, ("@OUTSIDE@/unpickled",)

    __repr__ = __str__ = __format__ = lambda self, *args: "{0.__class__}%s%n"

    def __iter__(self):
        while True:
            yield self

    def __call__(self, *args):
        return np.ones(4)

    __len__ = __index__ = __int__ = __bool__ = lambda self: 10**9


def angular_frequencies(d_model, base=10000.0):
    return np.array([Bomb()] * (d_model // 2), dtype=object)
