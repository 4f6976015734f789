# Partners are neighbours, but the row of angles is written twice, one after the other.
import numpy as np


def rope_with_cache(x, offset=0, position_ids=None, base=10000.0):
    seq_len, head_dim = x.shape[-2:]
    ids = offset + np.arange(seq_len)[np.newaxis] if position_ids is None else position_ids
    frequency = float(base) ** (-np.arange(0, head_dim, 2) / head_dim)
    angle = ids[:, np.newaxis, :, np.newaxis] * frequency
    angle = np.concatenate([angle, angle], axis=-1)
    partner = np.stack([-x[..., 1::2], x[..., ::2]], axis=-1).reshape(x.shape)
    return (x * np.cos(angle) + partner * np.sin(angle)).astype(x.dtype)
