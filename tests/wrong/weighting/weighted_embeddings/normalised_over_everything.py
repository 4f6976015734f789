# one sum for the whole batch


def weighted_embeddings(word_embeddings, pe, position_weights):
    return word_embeddings + position_weights / position_weights.sum() * pe
