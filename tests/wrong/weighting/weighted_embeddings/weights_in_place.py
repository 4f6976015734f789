# normalises the caller's weights


def weighted_embeddings(word_embeddings, pe, position_weights):
    position_weights /= position_weights.sum(axis=1, keepdims=True)
    return word_embeddings + position_weights * pe
