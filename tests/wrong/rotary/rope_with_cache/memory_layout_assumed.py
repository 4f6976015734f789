# Pairs are read as complex numbers in place, which needs neighbours in memory.
import numpy as np


def rope_with_cache(x, offset=0, position_ids=None, base=10000.0):
    seq_len, head_dim = x.shape[-2:]
    ids = offset + np.arange(seq_len)[np.newaxis] if position_ids is None else position_ids
    frequency = float(base) ** (-np.arange(0, head_dim, 2) / head_dim)
    turn = np.exp(1j * ids[:, np.newaxis, :, np.newaxis] * frequency)
    pairs = x.view(np.result_type(x.dtype, np.complex64))
    return (pairs * turn).astype(pairs.dtype).view(x.dtype)
