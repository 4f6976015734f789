# All instances share the table that the first one made.
import numpy as np


class LearnedPositionalEncoding:
    _table = None

    def __init__(self, max_seq_len, embed_dim):
        self.max_seq_len = max_seq_len
        self.embed_dim = embed_dim
        if LearnedPositionalEncoding._table is None:
            noise = np.random.RandomState(42).randn(max_seq_len, embed_dim)
            LearnedPositionalEncoding._table = noise.astype(np.float32) * 0.02
        self.position_embeddings = LearnedPositionalEncoding._table

    def forward(self, seq_len):
        return self.position_embeddings[:seq_len]

    def add_to_embeddings(self, word_embeddings):
        return word_embeddings + self.forward(word_embeddings.shape[1])
