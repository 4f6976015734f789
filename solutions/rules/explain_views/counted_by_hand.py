# Bytes counted: 4 for a number, a row is 128 of them; a stretched axis takes no step.
def explanation():
    samples, positions, features, itemsize = 4, 50, 128, 4
    row = features * itemsize
    return {
        "strides_of_the_view": (0, row, itemsize),
        "bytes_of_the_view": 0,
        "bytes_of_the_sum": samples * positions * row,
        "pairs": [
            (1, features, "stretch", features),
            (positions, 1, "stretch", positions),
            (None, samples, "missing", samples),
        ],
        "why_no_memory": "step_of_zero",
        "why_not_written": "one_memory_for_all",
        "stretched_in_the_middle": (samples, 1, features),
        "small_and_costly": (50, 1),
        "in_words": "A stretched axis has stride 0; only a result is allocated.",
    }
