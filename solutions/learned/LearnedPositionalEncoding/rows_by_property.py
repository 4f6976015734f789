# The rows are kept one by one in a dict; the table is put together when somebody reads it.
import random

import numpy as np


class LearnedPositionalEncoding:
    def __init__(self, max_seq_len, embed_dim):
        self.max_seq_len = max_seq_len
        self.embed_dim = embed_dim
        self.position_embeddings = [[random.gauss(0, 0.02) for _ in range(embed_dim)] for _ in range(max_seq_len)]

    @property
    def position_embeddings(self):
        return np.array([self._row[position] for position in sorted(self._row)])

    @position_embeddings.setter
    def position_embeddings(self, rows):
        self._row = {position: np.array(row, dtype=np.float32) for position, row in enumerate(rows)}

    def forward(self, seq_len):
        rows = np.zeros((seq_len, self.embed_dim), dtype=np.float32)
        for position in range(seq_len):
            rows[position] = self._row[position]
        return rows

    def add_to_embeddings(self, word_embeddings):
        seq_len = word_embeddings.shape[1]
        if seq_len > self.max_seq_len:
            raise ValueError("more tokens than rows")
        rows = self.forward(seq_len)
        return np.stack([sample + rows for sample in word_embeddings])
