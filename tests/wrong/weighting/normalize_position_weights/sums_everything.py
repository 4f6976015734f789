# one sum for the whole batch


def normalize_position_weights(position_weights):
    return position_weights / position_weights.sum()
