# float64 words widen the table, and it stays wide
import numpy as np


class LearnedPositionalEncoding:
    def __init__(self, max_seq_len, embed_dim):
        self.position_embeddings = np.random.default_rng().normal(0, 0.02, (max_seq_len, embed_dim)).astype(np.float32)

    def forward(self, seq_len):
        return self.position_embeddings[:seq_len].astype(np.float32)

    def add_to_embeddings(self, word_embeddings):
        seq_len = word_embeddings.shape[1]
        if seq_len > len(self.position_embeddings):
            raise ValueError(f"{seq_len} tokens, {len(self.position_embeddings)} rows")
        if word_embeddings.dtype == np.float64:
            self.position_embeddings = self.position_embeddings.astype(np.float64)
        return word_embeddings + self.position_embeddings[:seq_len]
