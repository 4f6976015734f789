import numpy as np


def add_keeping_dtype(embeddings, encoding):
    """Add in float64, then round once to the dtype that came in (mixed precision: Micikevicius et al., 2018)."""
    batch, seq_len, width = embeddings.shape
    result = np.empty((batch, seq_len, width), dtype=embeddings.dtype)
    for sample in range(batch):
        for token in range(seq_len):
            for column in range(width):
                result[sample, token, column] = float(embeddings[sample, token, column]) + float(
                    encoding[token, column]
                )
    return result
