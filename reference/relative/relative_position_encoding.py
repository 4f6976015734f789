"""Oracle of the relative encoding: the sinusoidal formula at the distance i - j, one pair of columns at a time."""

import numpy as np


def relative_position_encoding(seq_len, head_dim):
    """Encode i - j (Vaswani et al., 2017, section 3.5; at relative distances: Dai et al., 2019, section 3.3)."""
    query = np.arange(seq_len).reshape(seq_len, 1)
    key = np.arange(seq_len)
    distance = query - key
    encoding = np.empty((seq_len, seq_len, head_dim), dtype=np.float32)
    for pair in range(head_dim // 2):
        angle = distance / 10000.0 ** (2 * pair / head_dim)
        encoding[:, :, 2 * pair] = np.sin(angle)
        encoding[:, :, 2 * pair + 1] = np.cos(angle)
    return encoding
