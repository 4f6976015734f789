# squeezes away axes of size 1


def weighted_positional_encoding(pe, position_weights):
    return (pe * position_weights).squeeze()
