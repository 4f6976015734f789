# A lookup written as one-hot rows times the table: what the gradient of an embedding is derived from.
import numpy as np


class LearnedPositionalEncoding:
    def __init__(self, max_seq_len, embed_dim):
        self.max_seq_len = max_seq_len
        self.embed_dim = embed_dim
        bits = np.random.RandomState(2017).standard_normal(max_seq_len * embed_dim) / 50
        self.position_embeddings = np.reshape(bits.astype(np.float32), (max_seq_len, embed_dim), order="F")

    def forward(self, seq_len):
        one_hot = np.zeros((seq_len, len(self.position_embeddings)), dtype=np.float32)
        one_hot[np.arange(seq_len), np.arange(seq_len)] = 1
        return one_hot @ self.position_embeddings

    def add_to_embeddings(self, word_embeddings):
        seq_len = word_embeddings.shape[1]
        rows = np.broadcast_to(self.forward(seq_len), word_embeddings.shape)
        return word_embeddings + rows
