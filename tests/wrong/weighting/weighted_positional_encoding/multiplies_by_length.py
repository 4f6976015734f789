# multiplies by T to make up for small weights


def weighted_positional_encoding(pe, position_weights):
    return pe * position_weights * pe.shape[0]
