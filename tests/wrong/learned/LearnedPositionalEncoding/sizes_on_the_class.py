# The sizes are kept on the class, so those of the newest instance hold for all.
import numpy as np


class LearnedPositionalEncoding:
    def __init__(self, max_seq_len, embed_dim):
        LearnedPositionalEncoding.max_seq_len = max_seq_len
        self.position_embeddings = np.random.RandomState(42).randn(max_seq_len, embed_dim).astype(np.float32) * 0.02

    def forward(self, seq_len):
        if seq_len > LearnedPositionalEncoding.max_seq_len:
            raise ValueError("more positions than rows")
        return self.position_embeddings[:seq_len]

    def add_to_embeddings(self, word_embeddings):
        return word_embeddings + self.forward(word_embeddings.shape[1])
