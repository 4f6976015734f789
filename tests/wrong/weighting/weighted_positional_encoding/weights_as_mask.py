# weights other than 0 count as 1


def weighted_positional_encoding(pe, position_weights):
    return pe * (position_weights != 0).astype(position_weights.dtype)
