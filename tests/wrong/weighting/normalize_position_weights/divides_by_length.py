# divides by the number of positions


def normalize_position_weights(position_weights):
    return position_weights / position_weights.shape[1]
