# Each angle written twice, side by side; the partner of every feature, with its sign, laid beside it.
import numpy as np


def rope_with_cache(x, offset=0, position_ids=None, base=10000.0):
    b, h, t, d = x.shape
    freqs = np.repeat(np.asarray(base, x.dtype) ** -(np.arange(0, d, 2, dtype=x.dtype) / d), 2)
    where = np.arange(offset, offset + t).reshape(1, t) if position_ids is None else position_ids
    angles = np.expand_dims(where.astype(x.dtype), (1, 3)) * freqs
    partner = np.empty((b, h, t, d), x.dtype)
    partner[..., 0::2] = -x[..., 1::2]
    partner[..., 1::2] = x[..., 0::2]
    return x * np.cos(angles) + partner * np.sin(angles)
