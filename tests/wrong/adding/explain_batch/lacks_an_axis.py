# The missing axis is held to be the trouble.
def explanation():
    return {
        "pairs_of_the_sum": [(128, 128, "equal", 128), (50, 50, "equal", 50), (4, None, "missing", 4)],
        "pairs_written_out": [(128, 128, "equal", 128), (50, 50, "equal", 50), (4, 1, "stretch", 4)],
        "no_copy": "step_of_nothing",
        "why_it_fails": "lacks_samples",
        "strides_of_the_encoding": (0, 512, 4),
        "strides_of_the_sum": (25600, 512, 4),
        "bytes_of_reading": 0,
        "bytes_of_the_sum": 102400,
        "grows_in_silence": (4, 1, 128),
        "positions_first": (50, 1, 128),
    }
