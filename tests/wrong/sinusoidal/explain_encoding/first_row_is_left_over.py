# Position 0 is held to be left as the table was.
def explanation():
    return {
        "pairs": [(1, 64, "stretch", 64), (50, None, "missing", 50)],
        "why_a_column": "each_with_each",
        "batch_of_positions": (4, 50, 1),
        "why_float32": "sum_would_widen",
        "first_row": (0, 0, 0, 0),
        "why_this_row": "left_over",
    }
