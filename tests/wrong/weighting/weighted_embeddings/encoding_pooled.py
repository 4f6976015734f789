# the weighted encoding is summed over the positions, and every word gets the sum


def weighted_embeddings(word_embeddings, pe, position_weights):
    shares = position_weights / position_weights.sum(axis=1, keepdims=True)
    return word_embeddings + (shares * pe).sum(axis=1, keepdims=True)
