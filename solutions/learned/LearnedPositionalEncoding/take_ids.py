# Position ids and a gather, as an embedding layer does it; a bad id raises by itself.
import numpy as np


class LearnedPositionalEncoding:
    def __init__(self, max_seq_len, embed_dim):
        self.max_seq_len = max_seq_len
        self.embed_dim = embed_dim
        self.position_embeddings = np.random.normal(scale=0.02, size=[max_seq_len, embed_dim]).astype("f4")

    def forward(self, seq_len):
        position_ids = np.arange(seq_len)
        return np.take(self.position_embeddings, position_ids, axis=0)

    def add_to_embeddings(self, word_embeddings):
        total = np.array(word_embeddings, dtype=np.promote_types(word_embeddings.dtype, np.float32))
        total += self.forward(total.shape[1])
        return total
