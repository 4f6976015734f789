import numpy as np


def weighted_embeddings(word_embeddings, pe, position_weights):
    """Add to each word its position's row, scaled by the position's share of the weight (no source: the definition)."""
    total = np.empty(word_embeddings.shape)
    for sample in range(len(word_embeddings)):
        weights = [float(weight) for weight in position_weights[sample].ravel()]
        whole = sum(weights)
        for position, weight in enumerate(weights):
            addend = weight / whole * np.float64(pe[position])
            total[sample, position] = np.float64(word_embeddings[sample, position]) + addend
    return total.astype(np.result_type(word_embeddings, pe, position_weights))
