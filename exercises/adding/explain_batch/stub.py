# axiswise: adding/explain_batch
# The task: axiswise next adding/explain_batch


def explanation():
    """Explain how an encoding is added to a batch.

    Returns
    -------
    dict
        For each item what the comment above it asks for. A table is a list of rows
        (left, right, rule, result), the last axis first, with None for a size that is not there;
        shapes and strides are tuples of int. None where you have no answer yet.
    """
    return {
        # the axes of the sum as it is usually written
        #     x: (4, 50, 128); pe: (50, 128)
        #     x + pe
        # a list with one row (left, right, rule, result) an axis, the last axis first: the size in x, the
        # size in pe, one of the rules "equal", "stretch", "missing" and "conflict", and the size of the
        # result; None for a size that is not there
        "pairs_of_the_sum": None,

        # the axes of the sum with the missing axis written out
        #     x: (4, 50, 128); expanded: (1, 50, 128)
        #     x + expanded
        # a list with one row (left, right, rule, result) an axis, the last axis first: the size in x, the
        # size in expanded, one of the rules "equal", "stretch", "missing" and "conflict", and the size of the
        # result; None for a size that is not there
        "pairs_written_out": None,

        # how 4 samples get at one table of 50 rows
        #     pe: (50, 128)
        #     shown = np.broadcast_to(pe, (4, 50, 128))
        #     shown[0], shown[3]
        # one of these codes:
        #     "four_copies": the table is copied for each sample before the sum
        #     "copied_when_written": the samples share it until one of them is written to; that one then gets
        #       its own
        #     "step_of_nothing": from one sample to the next it is 0 bytes, so all of them read the same rows
        #     "sum_reads_it": the sum is a view as well, and looks the rows up when it is read
        "no_copy": None,

        # why 150 tokens and a table of 100 rows cannot be added
        #     x: (4, 150, 128); table: (100, 128)
        #     x + table
        # one of these codes:
        #     "lacks_samples": the table has no samples, and 100 is no batch size
        #     "table_too_short": the table is too short; with more rows than tokens it would work
        #     "no_multiple": 150 is no multiple of 100, so the table cannot be repeated
        #     "numbers_differ": there are as many rows as tokens, or one, or it fails; more rows would fail as
        #       well
        "why_it_fails": None,

        # the strides of the encoding as the sum reads it
        #     pe: (50, 128)
        #     np.broadcast_to(pe, (4, 50, 128))
        "strides_of_the_encoding": None,  # strides, in bytes

        # the strides of the sum
        #     x: (4, 50, 128); pe: (50, 128)
        #     x + pe
        "strides_of_the_sum": None,  # strides, in bytes

        # the bytes that the stretched encoding takes
        #     pe: (50, 128)
        #     np.broadcast_to(pe, (4, 50, 128))
        "bytes_of_reading": None,  # bytes newly allocated

        # the bytes that the sum takes
        #     x: (4, 50, 128); pe: (50, 128)
        #     x + pe
        "bytes_of_the_sum": None,  # bytes newly allocated

        # a shape for a batch `x` of three axes that comes out of `x + pe` with more tokens than it had
        #     pe: (50, 128)
        # write x: the shape of an array
        "grows_in_silence": None,

        # a shape for `pe`, its 50 rows of 128 numbers, where the positions of `x` come first and the samples
        # second
        #     x: (50, 4, 128)
        # write pe: the shape of an array
        "positions_first": None,

        # the interview question: how does an encoding of shape (T, D) get into a batch of shape (B, T, D),
        # axis by axis, and what is copied?
        # a text in your own words; it is never marked
        "in_words": None,
    }
