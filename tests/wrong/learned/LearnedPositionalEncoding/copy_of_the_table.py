# A copy of the table is kept, and renewed when another array is put there, not when numbers are written into it.
import numpy as np


class LearnedPositionalEncoding:
    def __init__(self, max_seq_len, embed_dim):
        self.max_seq_len = max_seq_len
        self.embed_dim = embed_dim
        self.position_embeddings = np.random.RandomState(42).randn(max_seq_len, embed_dim).astype(np.float32) * 0.02
        self._seen = self._copy = None

    def _table(self):
        if self._seen is not self.position_embeddings:
            self._seen = self.position_embeddings
            self._copy = self.position_embeddings.copy()
        return self._copy

    def forward(self, seq_len):
        return self._table()[:seq_len]

    def add_to_embeddings(self, word_embeddings):
        return word_embeddings + self.forward(word_embeddings.shape[1])
