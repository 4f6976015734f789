# broadcast_to is held to make the batch: strides and bytes of a copy.
def explanation():
    return {
        "strides_of_the_view": (50 * 128 * 4, 128 * 4, 4),
        "bytes_of_the_view": 4 * 50 * 128 * 4,
        "bytes_of_the_sum": 4 * 50 * 128 * 4,
        "pairs": [(1, 128, "stretch", 128), (50, 1, "stretch", 50), (None, 4, "missing", 4)],
        "why_no_memory": "step_of_zero",
        "why_not_written": "one_memory_for_all",
        "stretched_in_the_middle": (4, 1, 128),
        "small_and_costly": (50, 1),
    }
