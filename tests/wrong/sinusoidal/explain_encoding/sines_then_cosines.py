# All sines are put before all cosines.
def explanation():
    return {
        "pairs": [(1, 64, "stretch", 64), (50, None, "missing", 50)],
        "why_a_column": "each_with_each",
        "batch_of_positions": (4, 50, 1),
        "why_float32": "sum_would_widen",
        "first_row": (0, 0, 0, 0),
        "why_this_row": "angles_are_zero",
    }
