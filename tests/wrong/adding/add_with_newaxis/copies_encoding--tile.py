# the encoding is copied once per sample with tile
import numpy as np


def add_with_newaxis(word_embeddings, position_encoding):
    implicit = word_embeddings + position_encoding
    expanded = np.tile(position_encoding, (len(word_embeddings), 1, 1))
    return implicit, word_embeddings + expanded
