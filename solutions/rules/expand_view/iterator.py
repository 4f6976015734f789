# NumPy's iterator lays its operands out over a given shape; its view of x is the answer.
import numpy as np


def expand_view(x, shape):
    flags = ["multi_index", "zerosize_ok"]
    with np.nditer([x], flags, [["readonly"]], itershape=shape, order="C") as walk:
        return walk.itviews[0]
