# a small number is added to the sum


def weighted_embeddings(word_embeddings, pe, position_weights):
    shares = position_weights / (position_weights.sum(axis=1, keepdims=True) + 1e-8)
    return word_embeddings + shares * pe
