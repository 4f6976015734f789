# divides by the mean over the positions


def weighted_positional_encoding(pe, position_weights):
    return pe * (position_weights / position_weights.mean(axis=1, keepdims=True))
