# Both tables written down row by row, strides and bytes with the arithmetic beside them.
def explanation():
    B, T, D, float32 = 4, 50, 128, 4
    both = [(D, D, "equal", D), (T, T, "equal", T)]
    row = D * float32
    return {
        "pairs_of_the_sum": [*both, (B, None, "missing", B)],
        "pairs_written_out": [*both, (B, 1, "stretch", B)],
        "no_copy": "step_of_nothing",
        "why_it_fails": "numbers_differ",
        "strides_of_the_encoding": [0, row, float32],
        "strides_of_the_sum": [T * row, row, float32],
        "bytes_of_reading": 0,
        "bytes_of_the_sum": B * T * row,
        "grows_in_silence": [B, 1, D],
        "positions_first": [T, 1, D],
        "in_words": "Equal, equal, missing: the missing axis is stretched with stride 0, and only the sum is new.",
    }
