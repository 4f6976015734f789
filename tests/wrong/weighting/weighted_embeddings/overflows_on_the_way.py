# multiplies and divides by the weight once too often


def weighted_embeddings(word_embeddings, pe, position_weights):
    sums = position_weights.sum(axis=1, keepdims=True)
    return word_embeddings + position_weights**2 / (position_weights * sums) * pe
