# axiswise: rules/predict_reductions
# The task: axiswise next rules/predict_reductions


def answers():
    """Say which shapes NumPy gives.

    Returns
    -------
    dict
        For each item the shape of the value as a tuple of int, or "error" where NumPy raises.
        None where you have no answer yet.
    """
    return {
        # the sum over the positions of a batch
        #     x: (4, 50, 128)
        #     x.sum(axis=1)
        "sum_over_positions": None,  # shape

        # the mean of the features
        #     x: (4, 50, 128)
        #     x.mean(axis=-1)
        "mean_of_features": None,  # shape

        # the same, its axis kept
        #     x: (4, 50, 128)
        #     x.mean(axis=-1, keepdims=True)
        "mean_kept": None,  # shape

        # the sum over samples and positions
        #     x: (4, 50, 128)
        #     x.sum(axis=(0, 1))
        "two_axes": None,  # shape

        # the largest of samples and features, its axes kept
        #     x: (4, 50, 128)
        #     x.max(axis=(0, -1), keepdims=True)
        "two_axes_kept": None,  # shape

        # the sum of everything
        #     x: (4, 50, 128)
        #     x.sum()
        "everything": None,  # shape

        # the sum of everything, its axes kept
        #     x: (4, 50, 128)
        #     x.sum(keepdims=True)
        "everything_kept": None,  # shape

        # the sum over axis 3
        #     x: (4, 50, 128)
        #     x.sum(axis=3)
        "third_axis": None,  # shape

        # the position of the largest value, for each sample and feature
        #     x: (4, 50, 128)
        #     x.argmax(axis=-2)
        "largest_where": None,  # shape

        # embeddings less the mean of their features
        #     x: (4, 50, 128)
        #     x - x.mean(axis=-1)
        "centred": None,  # shape

        # the same with the axis kept
        #     x: (4, 50, 128)
        #     x - x.mean(axis=-1, keepdims=True)
        "centred_kept": None,  # shape

        # embeddings less the mean of the samples
        #     x: (4, 50, 128)
        #     x - x.mean(axis=0)
        "less_the_mean_sample": None,  # shape

        # weights of positions over their sum
        #     w: (4, 50, 1)
        #     w / w.sum(axis=1)
        "weights_over_their_sum": None,  # shape

        # the weighted sum over the positions
        #     w: (4, 50, 1); x: (4, 50, 128)
        #     (w * x).sum(axis=1)
        "weighted_sum": None,  # shape

        # the sum over an axis of size 0
        #     empty: (0, 128)
        #     empty.sum(axis=0)
        "sum_of_nothing": None,  # shape

        # the largest over an axis of size 0
        #     empty: (0, 128)
        #     empty.max(axis=0)
        "largest_of_nothing": None,  # shape
    }
