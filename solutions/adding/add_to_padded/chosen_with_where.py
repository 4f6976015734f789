# Let the exercise before add to everything, then choose for each token between the sum and what came in.
import numpy as np


def add_to_padded(embeddings, lengths):
    encoded = add_positional_encoding(embeddings)
    places = np.indices(embeddings.shape)[1]
    return np.where(places < np.reshape(lengths, (-1, 1, 1)), encoded, embeddings)
