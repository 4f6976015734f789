# each position is shared out among the samples


def weighted_embeddings(word_embeddings, pe, position_weights):
    shares = position_weights / position_weights.sum(axis=0, keepdims=True)
    return word_embeddings + shares * pe
