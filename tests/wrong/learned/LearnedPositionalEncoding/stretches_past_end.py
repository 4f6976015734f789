# Past the end, the table is stretched by linear interpolation.
import numpy as np


class LearnedPositionalEncoding:
    def __init__(self, max_seq_len, embed_dim):
        self.max_seq_len = max_seq_len
        self.embed_dim = embed_dim
        self.position_embeddings = np.random.RandomState(42).randn(max_seq_len, embed_dim).astype(np.float32) * 0.02

    def forward(self, seq_len):
        table = self.position_embeddings
        if seq_len <= len(table):
            return table[:seq_len]
        place = np.linspace(0, len(table) - 1, seq_len)
        columns = [np.interp(place, np.arange(len(table)), column) for column in table.T]
        return np.stack(columns, axis=1).astype(np.float32)

    def add_to_embeddings(self, word_embeddings):
        return word_embeddings + self.forward(word_embeddings.shape[1])
