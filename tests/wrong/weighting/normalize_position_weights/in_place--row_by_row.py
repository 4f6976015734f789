# writes through views of the rows


def normalize_position_weights(position_weights):
    for weights in position_weights:
        weights /= weights.sum()
    return position_weights
