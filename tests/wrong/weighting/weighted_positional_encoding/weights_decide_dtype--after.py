# the product is cast to the dtype of the weights


def weighted_positional_encoding(pe, position_weights):
    return (pe * position_weights).astype(position_weights.dtype)
