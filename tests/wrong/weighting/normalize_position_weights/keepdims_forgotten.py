# the sums lose their axis: B meets T


def normalize_position_weights(position_weights):
    return position_weights / position_weights.sum(axis=1)
