# The lesson's steps: seed, scale normal noise, slice the first rows, let `+` add the batch axis.
import numpy as np


class LearnedPositionalEncoding:
    def __init__(self, max_seq_len, embed_dim):
        np.random.seed(42)
        noise = np.random.randn(max_seq_len, embed_dim)
        self.position_embeddings = 0.02 * noise.astype(np.float32)
        self.max_seq_len, self.embed_dim = max_seq_len, embed_dim

    def forward(self, seq_len):
        return self.position_embeddings[0:seq_len]

    def add_to_embeddings(self, word_embeddings):
        _, seq_len, _ = word_embeddings.shape
        return self.forward(seq_len) + word_embeddings
