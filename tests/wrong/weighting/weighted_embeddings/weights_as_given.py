# the weights are not normalised


def weighted_embeddings(word_embeddings, pe, position_weights):
    return word_embeddings + position_weights * pe
