# without their last axis the weights meet the features


def weighted_embeddings(word_embeddings, pe, position_weights):
    weights = position_weights[:, :, 0]
    return word_embeddings + weights / weights.sum(axis=1, keepdims=True) * pe
