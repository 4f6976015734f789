# the weights run from the last position to the first


def weighted_positional_encoding(pe, position_weights):
    return pe * position_weights[:, ::-1]
