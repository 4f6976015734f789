# The column and the row are paired from the left.
def explanation():
    return {
        "pairs": [(50, 64, "conflict", None), (1, None, "missing", 1)],
        "why_a_column": "each_with_each",
        "batch_of_positions": (4, 50, 1),
        "why_float32": "sum_would_widen",
        "first_row": (0, 1, 0, 1),
        "why_this_row": "angles_are_zero",
    }
