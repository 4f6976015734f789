# Pairs as complex numbers: the score is the real part of query times conjugate key, by einsum with a group index.
import numpy as np


def rope_for_grouped_heads(q, k, positions=None, base=10000.0):
    n_keys, head_dim = k.shape[-2:]
    positions = np.arange(n_keys) if positions is None else positions
    turn = np.exp(1j * np.einsum("t,i->ti", positions, base ** (-2.0 / head_dim * np.arange(head_dim // 2))))
    zq = (q[..., ::2] + 1j * q[..., 1::2]) * turn[n_keys - q.shape[2] :]
    zk = (k[..., ::2] + 1j * k[..., 1::2]) * turn
    zq = zq.reshape(q.shape[0], k.shape[1], q.shape[1] // k.shape[1], q.shape[2], head_dim // 2)
    scores = np.einsum("bgrqi,bgki->bgrqk", zq.real, zk.real) + np.einsum("bgrqi,bgki->bgrqk", zq.imag, zk.imag)
    return scores.reshape(*q.shape[:3], n_keys).astype(q.dtype)
