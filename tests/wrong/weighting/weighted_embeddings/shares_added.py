# the shares are added instead of multiplied


def weighted_embeddings(word_embeddings, pe, position_weights):
    shares = position_weights / position_weights.sum(axis=1, keepdims=True)
    return word_embeddings + shares + pe
