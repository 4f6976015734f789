# Put the missing axes in front with newaxis, check axis by axis, and set the stride of whatever grows to 0.
import numpy as np


def expand_view(x, shape):
    if x.ndim > len(shape):
        raise ValueError(f"shape {shape} has fewer axes than {x.shape}")
    full = x[(np.newaxis,) * (len(shape) - x.ndim) + (...,)]
    if any(old not in (1, new) for old, new in zip(full.shape, shape, strict=False)):
        raise ValueError(f"{x.shape} does not broadcast to {shape}")
    strides = tuple(s * (n != 1) for s, n in zip(full.strides, full.shape, strict=False))
    view = np.lib.stride_tricks.as_strided(full, shape, strides)
    view.flags.writeable = False
    return view
