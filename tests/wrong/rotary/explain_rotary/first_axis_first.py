# The rows begin with the first axis.
def explanation():
    return {
        "counted_positions": [
            (2, None, "missing", 2),
            (8, None, "missing", 8),
            (10, 10, "equal", 10),
            (32, 32, "equal", 32),
        ],
        "position_ids": [(2, 2, "equal", 2), (8, 1, "stretch", 8), (10, 10, "equal", 10), (32, 32, "equal", 32)],
        "length": "mixed_terms_cancel",
        "difference": "turns_add_up",
        "speed": "constant_ratio",
        "same_score": (204, 200),
        "before_the_turn": [5, 3],
        "bytes_of_tables": 2097152,
        "bytes_of_all_pairs": 4294967296,
    }
