import numpy as np


def weighted_positional_encoding(pe, position_weights):
    """Scale row t of the encoding by weight t of each sample (no source: the definition)."""
    batch, seq_len, _ = position_weights.shape
    weighted = np.empty((batch, seq_len, pe.shape[1]))
    for sample in range(batch):
        for position in range(seq_len):
            weighted[sample, position] = pe[position] * position_weights[sample, position]
    return weighted.astype(np.result_type(pe.dtype, position_weights.dtype))
