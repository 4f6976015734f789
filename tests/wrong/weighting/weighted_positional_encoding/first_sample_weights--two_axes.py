# only sample 0 is weighted, and the batch axis is lost


def weighted_positional_encoding(pe, position_weights):
    return pe * position_weights[0]
