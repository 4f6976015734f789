# both sums are computed and not returned
import numpy as np


def add_with_newaxis(word_embeddings, position_encoding):
    implicit = word_embeddings + position_encoding
    explicit = word_embeddings + position_encoding[np.newaxis, :, :]
    print(np.allclose(implicit, explicit))
