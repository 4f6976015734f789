# the words are added in place, into an array of the product's dtype


def weighted_embeddings(word_embeddings, pe, position_weights):
    result = position_weights / position_weights.sum(axis=1, keepdims=True) * pe
    result += word_embeddings
    return result
