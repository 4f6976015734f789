# Relies on the two exercises before, which the judge supplies.


def weighted_embeddings(word_embeddings, pe, position_weights):
    shares = normalize_position_weights(position_weights)
    return word_embeddings + weighted_positional_encoding(pe, shares)
