# The elementwise product is read as a matrix product.
def explanation():
    return {
        "pairs": [(1, 64, "stretch", 64), (50, None, "missing", 50)],
        "why_a_column": "product_needs_matrices",
        "batch_of_positions": (4, 50, 64),
        "why_float32": "sum_would_widen",
        "first_row": (0, 1, 0, 1),
        "why_this_row": "angles_are_zero",
    }
