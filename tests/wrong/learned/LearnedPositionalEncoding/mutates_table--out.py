# The sum is written into the rows by out=.
import numpy as np


class LearnedPositionalEncoding:
    def __init__(self, max_seq_len, embed_dim):
        self.max_seq_len = max_seq_len
        self.embed_dim = embed_dim
        self.position_embeddings = np.random.RandomState(42).randn(max_seq_len, embed_dim).astype(np.float32) * 0.02

    def forward(self, seq_len):
        return self.position_embeddings[:seq_len]

    def add_to_embeddings(self, word_embeddings):
        rows = self.forward(word_embeddings.shape[1])[np.newaxis]
        if word_embeddings.shape == rows.shape:
            return np.add(word_embeddings, rows, out=rows, casting="same_kind").copy()
        return word_embeddings + rows
