# the small number is 1e-9


def weighted_embeddings(word_embeddings, pe, position_weights):
    shares = position_weights / (position_weights.sum(axis=1, keepdims=True) + 1e-9)
    return word_embeddings + shares * pe
