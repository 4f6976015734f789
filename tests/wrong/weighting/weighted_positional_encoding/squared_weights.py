# the weights enter twice


def weighted_positional_encoding(pe, position_weights):
    weighted = pe * position_weights
    weighted *= position_weights
    return weighted
