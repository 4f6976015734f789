# Points on the unit circle: turn forward by i, back by j, read (sin, cos) as (imaginary, real) part.
import numpy as np


def relative_position_encoding(seq_len, head_dim):
    turn = np.power(10000.0, -np.arange(0, head_dim, 2) / head_dim)
    point = np.exp(1j * np.arange(seq_len)[:, None] * turn)
    pair = point[:, None] * point.conj()[None, :]
    return np.stack((pair.imag, pair.real), axis=3).reshape(seq_len, seq_len, head_dim).astype(np.float32)
