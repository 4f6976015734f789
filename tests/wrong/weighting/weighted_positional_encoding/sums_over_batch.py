# the weighted encodings are summed over the batch: (T, D)


def weighted_positional_encoding(pe, position_weights):
    return (pe * position_weights).sum(axis=0)
