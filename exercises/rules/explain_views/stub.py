# axiswise: rules/explain_views
# The task: axiswise next rules/explain_views


def explanation():
    """Explain what a broadcast allocates.

    Returns
    -------
    dict
        For each item what the comment above it asks for: strides and shapes as tuples of int, bytes
        as an int, a table as a list of rows (left, right, rule, result), reasons as their codes.
        None where you have no answer yet.
    """
    return {
        # the strides of one encoding seen as a batch
        #     pe: (50, 128)
        #     np.broadcast_to(pe, (4, 50, 128))
        "strides_of_the_view": None,  # strides, in bytes

        # what this view costs
        #     pe: (50, 128)
        #     np.broadcast_to(pe, (4, 50, 128))
        "bytes_of_the_view": None,  # bytes newly allocated

        # what the sum of a batch and the encoding costs
        #     x: (4, 50, 128); pe: (50, 128)
        #     x + pe
        "bytes_of_the_sum": None,  # bytes newly allocated

        # the axes of a sum in which both sides are stretched
        #     column: (50, 1); rows: (4, 1, 128)
        #     column + rows
        # a list with one row (left, right, rule, result) an axis, the last axis first: the size in column,
        # the size in rows, one of the rules "equal", "stretch", "missing" and "conflict", and the size of the
        # result; None for a size that is not there
        "pairs": None,

        # why the view of the batch holds no rows of its own
        #     x: (4, 50, 128); pe: (50, 128)
        #     v = np.broadcast_to(pe, (4, 50, 128))
        # one of these codes:
        #     "copied_when_read": NumPy waits: the four copies are made when the view is first read
        #     "step_of_zero": going to the next sample takes a step of 0 bytes: all four read the same memory
        #     "equal_rows_once": NumPy finds equal rows and stores them once
        #     "sums_are_views_too": broadcasting never makes anything: the sum `x + v` is a view as well
        "why_no_memory": None,

        # why `v[0] = 0` raises
        #     pe: (50, 128)
        #     v = np.broadcast_to(pe, (4, 50, 128))
        # one of these codes:
        #     "views_are_read_only": a view may never be written to
        #     "base_is_read_only": `pe` itself is read-only
        #     "sizes_do_not_fit": a number does not fit into 50 rows
        #     "one_memory_for_all": sample 0 lies where the others lie, so writing to it would change all
        #       four, and `pe`
        "why_not_written": None,

        # an `a` that `np.broadcast_to(a, (4, 50, 128))` repeats along axis -2 and along no other
        # write a: the shape of an array
        "stretched_in_the_middle": None,

        # a `b` of at most 100 elements with which `a + b` takes 50 times the memory of `a`
        #     a: (1000,)
        # write b: the shape of an array
        "small_and_costly": None,

        # when broadcasting copies, and when it does not
        # a text in your own words; it is never marked
        "in_words": None,
    }
