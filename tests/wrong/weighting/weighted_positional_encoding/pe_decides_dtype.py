# the product gets the dtype of the table, whatever the weights'


def weighted_positional_encoding(pe, position_weights):
    return pe * position_weights.astype(pe.dtype)
