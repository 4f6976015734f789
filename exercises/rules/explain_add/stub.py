# axiswise: rules/explain_add
# The task: axiswise next rules/explain_add


def explanation():
    """Explain both sums.

    Returns
    -------
    dict
        For each item what the comment above it asks for. A table is a list of rows
        (left, right, rule, result), the last axis first, with None for a size that is not there;
        a shape is a tuple of int. None where you have no answer yet.
    """
    return {
        # the axes of a sum that works: every sample gets the same encoding
        #     x: (4, 50, 128); pe: (50, 128)
        #     x + pe
        # a list with one row (left, right, rule, result) an axis, the last axis first: the size in x, the
        # size in pe, one of the rules "equal", "stretch", "missing" and "conflict", and the size of the
        # result; None for a size that is not there
        "pairs_that_fit": None,

        # the axes of a sum that fails: every sample has a vector of its own
        #     x: (4, 50, 128); style: (4, 128)
        #     x + style
        # a list with one row (left, right, rule, result) an axis, the last axis first: the size in x, the
        # size in style, one of the rules "equal", "stretch", "missing" and "conflict", and the size of the
        # result; None for a size that is not there
        "pairs_that_clash": None,

        # why the second sum fails
        #     x: (4, 50, 128); style: (4, 128)
        #     x + style
        # one of these codes:
        #     "fewer_axes": `style` has fewer axes than `x`
        #     "features_differ": the features do not fit: the last axes clash
        #     "samples_meet_positions": the 4 samples of `style` lie where `x` has its 50 positions
        #     "not_a_multiple": 50 is no multiple of 4
        "reason": None,

        # a `y` of three axes with which `x + y` fails on axis -2 alone
        #     x: (4, 50, 128)
        # write y: the shape of an array
        "clash_on_one_axis": None,

        # a shape for `style` with which every sample gets its own vector at all its positions
        #     x: (4, 50, 128)
        # write style: the shape of an array
        "mended": None,

        # a number of positions `T` above 1 for which the second sum runs, and means something else
        #     style: (4, 128)
        # write T: a whole number
        "works_by_luck": None,

        # both sums, explained to somebody who knows loops but not broadcasting
        # a text in your own words; it is never marked
        "in_words": None,
    }
