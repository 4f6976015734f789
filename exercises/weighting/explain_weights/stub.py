# axiswise: weighting/explain_weights
# The task: axiswise next weighting/explain_weights


def explanation():
    """Explain both products, and what they cost.

    Returns
    -------
    dict
        For each item what the comment above it asks for. A table is a list of rows
        (left, right, rule, result), the last axis first, with None for a size that is not there;
        a shape is a tuple of int. None where you have no answer yet.
    """
    return {
        # the axes of a product that works: one weight for each token
        #     pe: (50, 128); w: (6, 50, 1)
        #     pe * w
        # a list with one row (left, right, rule, result) an axis, the last axis first: the size in pe, the
        # size in w, one of the rules "equal", "stretch", "missing" and "conflict", and the size of the
        # result; None for a size that is not there
        "pairs_per_token": None,

        # the axes of a product that fails: the same weights as a table
        #     pe: (50, 128); w: (6, 50)
        #     pe * w
        # a list with one row (left, right, rule, result) an axis, the last axis first: the size in pe, the
        # size in w, one of the rules "equal", "stretch", "missing" and "conflict", and the size of the
        # result; None for a size that is not there
        "pairs_without_the_one": None,

        # why the second product fails
        #     pe: (50, 128); w: (6, 50)
        #     pe * w
        # one of these codes:
        #     "encoding_lacks_samples": `pe` has no axis for the samples
        #     "columns_clash": the 50 columns of `w` meet the 128 features, and that is all
        #     "rows_clash": the 6 rows of `w` meet the 50 positions, and that is all
        #     "one_place_too_far": both axes of `w` lie one place too far to the right
        "reason": None,

        # what two weights do to a table of two positions
        #     pe: (2, 3) float32 [1, 2, 3, 4, 5, 6]; w: (2, 1, 1) float32 [10, 100]
        #     pe * w
        # one of these codes:
        #     "positions_scaled": position 0 is multiplied by 10, position 1 by 100
        #     "table_for_each_weight": there are two tables, one multiplied by 10 and one by 100
        #     "table_scaled_twice": the table is multiplied by 10 and then by 100
        #     "last_weight_counts": the second weight replaces the first
        "meaning": None,

        # a shape for `w` with which each sample has its own weight for each feature, the same at all
        # positions
        #     pe: (50, 128)
        # write w: the shape of an array
        "per_sample_and_feature": None,

        # the shape (B, T, D) of a batch `x`, no size 0 or 1, that a table `w` of shape (B, T) may be
        # multiplied with as it is
        # write shape: a shape
        "works_by_luck": None,

        # the mean of an encoding of ones, times weights that sum to 1 over 4 positions
        #     pe: (4, 8); w: (2, 4, 1)
        #     share = w / w.sum(axis=1, keepdims=True)
        #     (pe * share).mean()
        "average": None,  # value

        # the strides of the weights, as the product reads them
        #     w: (6, 50, 1)
        #     np.broadcast_to(w, (6, 50, 128))
        "stretched_weights": None,  # strides, in bytes

        # the bytes that the product takes
        #     pe: (50, 128); w: (6, 50, 1)
        #     pe * w
        "bytes_of_the_product": None,  # bytes newly allocated

        # both products, explained to somebody who says: the sizes are all there, so why does NumPy not find
        # them?
        # a text in your own words; it is never marked
        "in_words": None,
    }
