# the small number is 1e-12


def weighted_embeddings(word_embeddings, pe, position_weights):
    shares = position_weights / (position_weights.sum(axis=1, keepdims=True) + 1e-12)
    return word_embeddings + shares * pe
