# The frequencies are held to need an axis in front, too.
def explanation():
    return {
        "pairs": [(1, 64, "stretch", 64), (50, None, "missing", 50)],
        "why_a_column": "frequencies_need_a_row",
        "batch_of_positions": (4, 50, 1),
        "why_float32": "sum_would_widen",
        "first_row": (0, 1, 0, 1),
        "why_this_row": "angles_are_zero",
    }
