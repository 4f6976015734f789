# The table is filled with the sinusoidal formula.
import numpy as np


class LearnedPositionalEncoding:
    def __init__(self, max_seq_len, embed_dim):
        self.max_seq_len = max_seq_len
        self.embed_dim = embed_dim
        angles = np.arange(max_seq_len)[:, np.newaxis] * 10000.0 ** (-np.arange(0, embed_dim, 2) / embed_dim)
        pairs = np.stack([np.sin(angles), np.cos(angles)], axis=-1)
        self.position_embeddings = pairs.reshape(max_seq_len, embed_dim).astype(np.float32)

    def forward(self, seq_len):
        return self.position_embeddings[:seq_len]

    def add_to_embeddings(self, word_embeddings):
        return word_embeddings + self.forward(word_embeddings.shape[1])
