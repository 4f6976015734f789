# divides by the sum of all weights


def weighted_positional_encoding(pe, position_weights):
    return pe * (position_weights / position_weights.sum())
