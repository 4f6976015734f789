# the shares scale the sum of words and encoding


def weighted_embeddings(word_embeddings, pe, position_weights):
    shares = position_weights / position_weights.sum(axis=1, keepdims=True)
    return (word_embeddings + pe) * shares
