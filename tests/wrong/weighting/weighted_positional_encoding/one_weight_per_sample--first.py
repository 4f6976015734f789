# one weight for the whole sample: that of position 0


def weighted_positional_encoding(pe, position_weights):
    return pe * position_weights[:, :1]
