"""Oracle of the learned position table: rows copied and added one by one."""

import numpy as np


class LearnedPositionalEncoding:
    """One trainable row per position (Gehring et al., 2017); std 0.02 as in BERT (Devlin et al., 2018)."""

    def __init__(self, max_seq_len, embed_dim):
        self.max_seq_len = max_seq_len
        self.embed_dim = embed_dim
        noise = np.random.default_rng(0).normal(0.0, 0.02, (max_seq_len, embed_dim))
        self.position_embeddings = noise.astype(np.float32)

    def forward(self, seq_len):
        """Copy rows 0 to seq_len - 1; a row past the end is an IndexError."""
        rows = np.empty((seq_len, self.embed_dim), dtype=np.float32)
        for position in range(seq_len):
            rows[position] = self.position_embeddings[position]
        return rows

    def add_to_embeddings(self, word_embeddings):
        """Add row t to token t of every sample."""
        n_samples, seq_len, _ = word_embeddings.shape
        rows = self.forward(seq_len)
        total = np.empty(word_embeddings.shape, dtype=np.promote_types(word_embeddings.dtype, np.float32))
        for sample in range(n_samples):
            for position in range(seq_len):
                total[sample, position] = word_embeddings[sample, position] + rows[position]
        return total
