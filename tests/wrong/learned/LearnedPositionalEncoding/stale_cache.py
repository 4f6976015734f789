# Rows are cached per seq_len and never renewed.
import numpy as np


class LearnedPositionalEncoding:
    def __init__(self, max_seq_len, embed_dim):
        self.max_seq_len = max_seq_len
        self.embed_dim = embed_dim
        self.position_embeddings = np.random.RandomState(42).randn(max_seq_len, embed_dim).astype(np.float32) * 0.02
        self._rows = {}

    def forward(self, seq_len):
        if seq_len not in self._rows:
            self._rows[seq_len] = self.position_embeddings[:seq_len]
        return self._rows[seq_len]

    def add_to_embeddings(self, word_embeddings):
        return word_embeddings + self.forward(word_embeddings.shape[1])
