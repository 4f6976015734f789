"""Oracle of the relative encoding from a table: the formula at every pair, without a table, so wasteful and plain."""

import numpy as np


def relative_from_table(seq_len, head_dim):
    """Encode i - j (Vaswani et al., 2017, section 3.5; one row for each distance: Dai et al., 2019, appendix B)."""
    encoding = np.empty((seq_len, seq_len, head_dim), dtype=np.float32)
    for i in range(seq_len):
        distance = i - np.arange(seq_len)
        for pair in range(head_dim // 2):
            angle = distance / 10000.0 ** (2 * pair / head_dim)
            encoding[i, :, 2 * pair] = np.sin(angle)
            encoding[i, :, 2 * pair + 1] = np.cos(angle)
    return encoding
