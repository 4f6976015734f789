# A pair is a complex number, a turn is a product with one of length 1.
import numpy as np


def rope_with_cache(x, offset=0, position_ids=None, base=10000.0):
    d = x.shape[-1]
    if position_ids is None:
        position_ids = np.arange(x.shape[2])[None] + offset
    theta = position_ids[..., None] / np.power(base, np.arange(d // 2) * 2 / d)
    z = (x[..., 0::2] + 1j * x[..., 1::2]) * np.exp(1j * theta)[:, None]
    return np.stack((z.real, z.imag), axis=-1).reshape(x.shape).astype(x.dtype)
