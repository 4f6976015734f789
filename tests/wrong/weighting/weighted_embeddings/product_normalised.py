# the weighted rows, not the weights, are made to sum to 1


def weighted_embeddings(word_embeddings, pe, position_weights):
    product = position_weights * pe
    return word_embeddings + product / product.sum(axis=1, keepdims=True)
