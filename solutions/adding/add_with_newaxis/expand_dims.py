# np.expand_dims says the same as np.newaxis, and takes the axis as a number.
import numpy as np


def add_with_newaxis(word_embeddings, position_encoding):
    return (
        np.add(word_embeddings, position_encoding),
        np.add(word_embeddings, np.expand_dims(position_encoding, axis=0)),
    )
