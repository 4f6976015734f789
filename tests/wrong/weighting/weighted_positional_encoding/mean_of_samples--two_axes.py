# the weighted encodings are averaged over the batch: (T, D)


def weighted_positional_encoding(pe, position_weights):
    return (pe * position_weights).mean(axis=0)
