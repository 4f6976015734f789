# All pairs are held to turn alike.
def explanation():
    return {
        "counted_positions": [
            (32, 32, "equal", 32),
            (10, 10, "equal", 10),
            (8, None, "missing", 8),
            (2, None, "missing", 2),
        ],
        "position_ids": [(32, 32, "equal", 32), (10, 10, "equal", 10), (8, 1, "stretch", 8), (2, 2, "equal", 2)],
        "length": "mixed_terms_cancel",
        "difference": "turns_add_up",
        "speed": "all_alike",
        "same_score": (204, 200),
        "before_the_turn": [5, 3],
        "bytes_of_tables": 2097152,
        "bytes_of_all_pairs": 4294967296,
    }
