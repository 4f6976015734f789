# Each sample is summed into the same rows, one after the other.
import numpy as np


class LearnedPositionalEncoding:
    def __init__(self, max_seq_len, embed_dim):
        self.max_seq_len = max_seq_len
        self.embed_dim = embed_dim
        self.position_embeddings = np.random.RandomState(42).randn(max_seq_len, embed_dim).astype(np.float32) * 0.02

    def forward(self, seq_len):
        return self.position_embeddings[:seq_len]

    def add_to_embeddings(self, word_embeddings):
        rows = self.forward(word_embeddings.shape[1])
        total = np.empty(word_embeddings.shape, np.promote_types(word_embeddings.dtype, np.float32))
        for n, sample in enumerate(word_embeddings):
            rows += sample.astype(np.float32)
            total[n] = rows
        return total
