# divides by the mean


def weighted_embeddings(word_embeddings, pe, position_weights):
    return word_embeddings + position_weights / position_weights.mean(axis=1, keepdims=True) * pe
