# All instances are windows on one large table.
import numpy as np

TABLE = np.random.RandomState(42).randn(1024, 1024).astype(np.float32) * 0.02


class LearnedPositionalEncoding:
    def __init__(self, max_seq_len, embed_dim):
        self.max_seq_len = max_seq_len
        self.embed_dim = embed_dim
        self.position_embeddings = TABLE[:max_seq_len, :embed_dim]

    def forward(self, seq_len):
        return self.position_embeddings[:seq_len]

    def add_to_embeddings(self, word_embeddings):
        return word_embeddings + self.forward(word_embeddings.shape[1])
