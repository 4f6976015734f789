# repeats rows, then reshapes: rows change places
import numpy as np


def add_with_newaxis(word_embeddings, position_encoding):
    batch = len(word_embeddings)
    implicit = word_embeddings + position_encoding
    expanded = np.repeat(position_encoding, batch, axis=0).reshape(word_embeddings.shape)
    return implicit, word_embeddings + expanded
