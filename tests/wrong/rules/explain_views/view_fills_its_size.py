# The bytes that a view would fill are held to be its memory.
def explanation():
    return {
        "strides_of_the_view": (0, 512, 4),
        "bytes_of_the_view": 4 * 50 * 128 * 4,
        "bytes_of_the_sum": 4 * 50 * 128 * 4,
        "pairs": [(1, 128, "stretch", 128), (50, 1, "stretch", 50), (None, 4, "missing", 4)],
        "why_no_memory": "step_of_zero",
        "why_not_written": "one_memory_for_all",
        "stretched_in_the_middle": (4, 1, 128),
        "small_and_costly": (50, 1),
    }
