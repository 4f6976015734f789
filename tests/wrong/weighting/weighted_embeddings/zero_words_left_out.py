# words that are all zeros are taken for padding and gain nothing


def weighted_embeddings(word_embeddings, pe, position_weights):
    weighted = position_weights / position_weights.sum(axis=1, keepdims=True) * pe
    return word_embeddings + weighted * word_embeddings.any(axis=2, keepdims=True)
