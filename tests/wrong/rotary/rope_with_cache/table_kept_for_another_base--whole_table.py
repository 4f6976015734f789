# One table from position 0 on is kept for each width, whatever the base.
import numpy as np

TABLES = {}


def rope_with_cache(x, offset=0, position_ids=None, base=10000.0):
    seq_len, head_dim = x.shape[-2:]
    ids = offset + np.arange(seq_len)[np.newaxis] if position_ids is None else position_ids
    if head_dim not in TABLES or len(TABLES[head_dim]) <= ids.max(initial=0):
        frequency = float(base) ** (-np.arange(0, head_dim, 2) / head_dim)
        TABLES[head_dim] = np.exp(1j * np.arange(8192)[:, np.newaxis] * frequency)
    turn = TABLES[head_dim][ids][:, np.newaxis]
    turned = np.empty(x.shape, x.dtype)
    turned[..., ::2] = x[..., ::2] * turn.real - x[..., 1::2] * turn.imag
    turned[..., 1::2] = x[..., ::2] * turn.imag + x[..., 1::2] * turn.real
    return turned
