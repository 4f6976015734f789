# all samples get the shares of the first


def weighted_embeddings(word_embeddings, pe, position_weights):
    weights = position_weights[0]
    return word_embeddings + weights / weights.sum() * pe
