# the table is transposed


def weighted_positional_encoding(pe, position_weights):
    return pe.T * position_weights
