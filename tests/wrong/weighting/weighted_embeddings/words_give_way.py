# what the encoding gets is taken from the words


def weighted_embeddings(word_embeddings, pe, position_weights):
    shares = position_weights / position_weights.sum(axis=1, keepdims=True)
    return (1 - shares) * word_embeddings + shares * pe
