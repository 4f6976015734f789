# the product gets the dtype of the weights, whatever the table's


def weighted_positional_encoding(pe, position_weights):
    return pe.astype(position_weights.dtype) * position_weights
