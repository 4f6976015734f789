# takes the line with the seed out
import numpy as np


class PositionTable:
    def __init__(self, max_seq_len, embed_dim):
        self.rows = 0.02 * np.random.randn(max_seq_len, embed_dim).astype(np.float32)


def reseeded_globally(max_seq_len, embed_dim, seed=42):
    return PositionTable(max_seq_len, embed_dim).rows
