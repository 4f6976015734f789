# A generator of its own, an explicit length check, an explicit batch axis.
import numpy as np


class LearnedPositionalEncoding:
    def __init__(self, max_seq_len, embed_dim):
        self.max_seq_len = max_seq_len
        self.embed_dim = embed_dim
        generator = np.random.default_rng()
        self.position_embeddings = generator.standard_normal((max_seq_len, embed_dim), dtype=np.float32)
        self.position_embeddings *= 0.02

    def forward(self, seq_len):
        if not 0 <= seq_len <= self.max_seq_len:
            raise IndexError(f"seq_len {seq_len} is outside 0..{self.max_seq_len}")
        view = self.position_embeddings[:seq_len]
        view.flags.writeable = False
        return view

    def add_to_embeddings(self, word_embeddings):
        rows = self.forward(word_embeddings.shape[1])
        return np.add(word_embeddings, rows[np.newaxis, :, :])
