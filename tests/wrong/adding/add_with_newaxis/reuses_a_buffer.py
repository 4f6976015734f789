# every call writes into the same two arrays
import numpy as np

BUFFERS = {}


def add_with_newaxis(word_embeddings, position_encoding):
    dtype = np.result_type(word_embeddings, position_encoding)
    key = word_embeddings.shape, dtype
    if key not in BUFFERS:
        BUFFERS[key] = np.empty(word_embeddings.shape, dtype), np.empty(word_embeddings.shape, dtype)
    implicit, explicit = BUFFERS[key]
    np.add(word_embeddings, position_encoding, out=implicit)
    np.add(word_embeddings, position_encoding[np.newaxis], out=explicit)
    return implicit, explicit
