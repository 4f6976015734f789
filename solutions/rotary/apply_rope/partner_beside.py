# Every feature times its cosine, plus its partner times the sine, the angles repeated in pairs.
import numpy as np


def apply_rope(x, positions=None, base=10000.0):
    seq_len, head_dim = x.shape[-2:]
    where = np.arange(seq_len) if positions is None else np.asarray(positions)
    angles = np.repeat(where[:, None] * base ** (-np.arange(0, head_dim, 2) / head_dim), 2, axis=-1)
    partner = np.empty_like(x)
    partner[..., ::2], partner[..., 1::2] = -x[..., 1::2], x[..., ::2]
    return (x * np.cos(angles) + partner * np.sin(angles)).astype(x.dtype, copy=False)
