# The table starts at 0.02 everywhere.
import numpy as np


class LearnedPositionalEncoding:
    def __init__(self, max_seq_len, embed_dim):
        self.max_seq_len = max_seq_len
        self.embed_dim = embed_dim
        self.position_embeddings = np.full((max_seq_len, embed_dim), 0.02, dtype=np.float32)

    def forward(self, seq_len):
        return self.position_embeddings[:seq_len]

    def add_to_embeddings(self, word_embeddings):
        return word_embeddings + self.forward(word_embeddings.shape[1])
