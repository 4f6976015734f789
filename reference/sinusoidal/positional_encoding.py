import numpy as np


def positional_encoding(seq_len, d_model):
    """Return sines on even and cosines on odd columns, one frequency a pair (Vaswani et al., 2017, 3.5)."""
    positions = np.arange(seq_len)
    encoding = np.empty((seq_len, d_model))
    for pair in range(d_model // 2):
        angles = positions / 10000.0 ** (2 * pair / d_model)
        encoding[:, 2 * pair] = np.sin(angles)
        encoding[:, 2 * pair + 1] = np.cos(angles)
    return encoding.astype(np.float32)
