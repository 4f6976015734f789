# the result is computed and not returned


def weighted_embeddings(word_embeddings, pe, position_weights):
    shares = position_weights / position_weights.sum(axis=1, keepdims=True)
    word_embeddings = word_embeddings + shares * pe
