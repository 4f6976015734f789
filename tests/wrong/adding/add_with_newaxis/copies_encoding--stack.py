# the encoding is stacked once per sample
import numpy as np


def add_with_newaxis(word_embeddings, position_encoding):
    copies = np.stack([position_encoding for _ in word_embeddings])
    return word_embeddings + position_encoding, word_embeddings + copies
