# the result has the dtype of the words


def weighted_embeddings(word_embeddings, pe, position_weights):
    result = word_embeddings.copy()
    result += position_weights / position_weights.sum(axis=1, keepdims=True) * pe
    return result
