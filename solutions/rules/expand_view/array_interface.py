# Describe the memory of x anew, with other shape and strides, and let NumPy read the description.
import numpy as np


class Described:
    def __init__(self, owner, shape, strides):
        self.owner = owner
        address, _ = owner.__array_interface__["data"]
        self.__array_interface__ = owner.__array_interface__ | {
            "shape": shape,
            "strides": strides,
            "data": (address, True),
        }


def expand_view(x, shape):
    extra = len(shape) - x.ndim
    sizes = (1,) * max(extra, 0) + x.shape
    if extra < 0 or not all(size in (1, want) for size, want in zip(sizes, shape, strict=True)):
        raise ValueError(f"cannot lay {x.shape} out as {shape}")
    strides = (0,) * extra + x.strides
    return np.asarray(Described(x, shape, tuple(0 if n == 1 else s for n, s in zip(sizes, strides, strict=True))))
