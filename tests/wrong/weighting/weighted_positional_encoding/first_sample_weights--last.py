# the loop leaves the last sample alone: (T, D)


def weighted_positional_encoding(pe, position_weights):
    for weights in position_weights:
        weighted = pe * weights
    return weighted
