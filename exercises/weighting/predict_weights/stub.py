# axiswise: weighting/predict_weights
# The task: axiswise next weighting/predict_weights


def answers():
    """Say what comes of each use of weights.

    Returns
    -------
    dict
        For each item the shape of the result as a tuple of int, for the last one the name of a
        dtype; "error" where NumPy raises. None where you have no answer yet.
    """
    return {
        # an encoding, and one weight for all of it
        #     pe: (50, 128); w: ()
        #     pe * w
        "one_for_everything": None,  # shape

        # an encoding, and one weight for each position
        #     pe: (50, 128); w: (50, 1)
        #     pe * w
        "per_position": None,  # shape

        # one weight for each position, and a batch of embeddings
        #     w: (50, 1); x: (6, 50, 128)
        #     w * x
        "per_position_of_all": None,  # shape

        # an encoding, and a table of one weight for each token
        #     pe: (50, 128); w: (6, 50)
        #     pe * w
        "per_token_flat": None,  # shape

        # a batch of embeddings, and the same table
        #     x: (6, 50, 128); w: (6, 50)
        #     x * w
        "per_token_of_all": None,  # shape

        # an encoding, and the table with an axis more
        #     pe: (50, 128); w: (6, 50)
        #     pe * w[..., np.newaxis]
        "per_token": None,  # shape

        # the axis put in the middle
        #     pe: (50, 128); w: (6, 50)
        #     pe * w[:, np.newaxis]
        "per_token_misplaced": None,  # shape

        # an encoding, and one weight for each sample
        #     pe: (50, 128); w: (6, 1, 1)
        #     pe * w
        "per_sample": None,  # shape

        # a batch of embeddings, and the weights of the samples as a column
        #     x: (6, 50, 128); w: (6, 1)
        #     x * w
        "per_sample_column": None,  # shape

        # a batch of embeddings, and one weight for each feature
        #     x: (6, 50, 128); w: (128,)
        #     x * w
        "per_feature": None,  # shape

        # as many samples as positions, and the weights of the samples as a column
        #     x: (6, 6, 128); w: (6, 1)
        #     x * w
        "per_sample_by_luck": None,  # shape

        # weights over their sum, the axis kept
        #     w: (6, 50, 1)
        #     w / w.sum(axis=1, keepdims=True)
        "sum_kept": None,  # shape

        # weights over their sum, the axis dropped
        #     w: (6, 50, 1)
        #     w / w.sum(axis=1)
        "sum_dropped": None,  # shape

        # the same, with the weights of tokens as a table
        #     w: (6, 50)
        #     w / w.sum(axis=1)
        "sum_of_a_table": None,  # shape

        # and for a single sample
        #     w: (50, 1)
        #     w / w.sum(axis=0)
        "sum_of_one_sample": None,  # shape

        # each sample's weighted mean of the encoding
        #     pe: (50, 128); w: (6, 50, 1)
        #     (pe * w).sum(axis=1)
        "weighted_mean": None,  # shape

        # a matrix product of one row of weights with a batch
        #     w: (1, 50); x: (6, 50, 128)
        #     w @ x
        "mean_by_product": None,  # shape

        # a matrix product of the table of weights with a batch
        #     w: (6, 50); x: (6, 50, 128)
        #     w @ x
        "means_by_product": None,  # shape

        # the dtype, with weights that are whole numbers
        #     pe: (50, 128); w: (6, 50, 1) int64
        #     pe * w
        "whole_weights": None,  # dtype
    }
