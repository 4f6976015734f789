import numpy as np


def scale_samples(x, factors):
    """Multiply each sample by its own factor (NumPy user guide, "Broadcasting")."""
    batch, seq_len, width = x.shape
    scaled = np.empty((batch, seq_len, width), np.result_type(x, factors))
    for b in range(batch):
        for t in range(seq_len):
            for d in range(width):
                scaled[b, t, d] = x[b, t, d] * factors[b]
    return scaled
