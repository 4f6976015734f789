# The table is cast to the dtype of the words, at each call.
import numpy as np


class LearnedPositionalEncoding:
    def __init__(self, max_seq_len, embed_dim):
        self.max_seq_len = max_seq_len
        self.embed_dim = embed_dim
        self.position_embeddings = np.random.RandomState(42).randn(max_seq_len, embed_dim).astype(np.float32) * 0.02

    def forward(self, seq_len):
        return self.position_embeddings[:seq_len]

    def add_to_embeddings(self, word_embeddings):
        self.position_embeddings = self.position_embeddings.astype(word_embeddings.dtype)
        return word_embeddings + self.forward(word_embeddings.shape[1])
