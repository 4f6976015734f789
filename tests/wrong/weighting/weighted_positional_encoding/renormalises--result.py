# normalises the product over the positions


def weighted_positional_encoding(pe, position_weights):
    weighted = pe * position_weights
    return weighted / position_weights.sum(axis=1, keepdims=True)
