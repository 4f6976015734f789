import numpy as np


def add_with_newaxis(word_embeddings, position_encoding):
    """Add the encoding to one sample after another, so that nothing is broadcast (no source: the definition)."""
    dtype = np.result_type(word_embeddings, position_encoding)
    implicit = np.empty(word_embeddings.shape, dtype)
    for sample, words in enumerate(word_embeddings):
        implicit[sample] = words + position_encoding
    return implicit, implicit.copy()
