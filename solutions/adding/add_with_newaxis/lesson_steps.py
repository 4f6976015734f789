# The lesson's steps: add as they are, give the encoding a batch axis of size 1, add again.
import numpy as np


def add_with_newaxis(word_embeddings, position_encoding):
    implicit = word_embeddings + position_encoding
    with_batch_axis = position_encoding[np.newaxis, :, :]
    explicit = word_embeddings + with_batch_axis
    return implicit, explicit
