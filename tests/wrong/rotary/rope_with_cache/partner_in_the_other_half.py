# Angles stand in pairs, but the partner of a feature is taken from half a head away.
import numpy as np


def rope_with_cache(x, offset=0, position_ids=None, base=10000.0):
    seq_len, head_dim = x.shape[-2:]
    ids = offset + np.arange(seq_len)[np.newaxis] if position_ids is None else position_ids
    frequency = float(base) ** (-np.arange(0, head_dim, 2) / head_dim)
    angle = ids[:, np.newaxis, :, np.newaxis] * frequency
    angle = np.repeat(angle, 2, axis=-1)
    partner = np.concatenate([-x[..., head_dim // 2 :], x[..., : head_dim // 2]], axis=-1)
    return (x * np.cos(angle) + partner * np.sin(angle)).astype(x.dtype)
