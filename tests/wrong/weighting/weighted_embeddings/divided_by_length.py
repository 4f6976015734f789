# the weights divided by T


def weighted_embeddings(word_embeddings, pe, position_weights):
    return word_embeddings + position_weights / position_weights.shape[1] * pe
