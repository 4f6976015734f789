import numpy as np


def reseeded_globally(max_seq_len, embed_dim, seed=42):
    """Draw the table from a generator of its own, row by row (the stream of NumPy's legacy generator, NEP 19)."""
    generator = np.random.RandomState(seed)
    table = np.empty((max_seq_len, embed_dim))
    for position in range(max_seq_len):
        for column in range(embed_dim):
            table[position, column] = 0.02 * generator.standard_normal()
    return table.astype(np.float32)
