# the axes of size 1 are filled by tile
import numpy as np


def expand_view(x, shape):
    sizes = (1,) * (len(shape) - x.ndim) + x.shape
    if len(sizes) != len(shape) or any(have not in (1, want) for have, want in zip(sizes, shape, strict=False)):
        raise ValueError(f"{x.shape} cannot become {shape}")
    times = [want if have == 1 else 1 for have, want in zip(sizes, shape, strict=False)]
    return np.tile(x.reshape(sizes), times)
