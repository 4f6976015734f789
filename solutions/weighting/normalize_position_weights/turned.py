# Axes reversed, (1, T, B): the samples lie on the last axis, where their sums, (B,), line up by themselves.


def normalize_position_weights(position_weights):
    turned = position_weights.T
    return (turned / turned.sum(axis=(0, 1))).T
