# The four copies are held to be made when the view is used.
def explanation():
    return {
        "strides_of_the_view": (0, 512, 4),
        "bytes_of_the_view": 0,
        "bytes_of_the_sum": 2 * 4 * 50 * 128 * 4,
        "pairs": [(1, 128, "stretch", 128), (50, 1, "stretch", 50), (None, 4, "missing", 4)],
        "why_no_memory": "copied_when_read",
        "why_not_written": "one_memory_for_all",
        "stretched_in_the_middle": (4, 1, 128),
        "small_and_costly": (50, 1),
    }
