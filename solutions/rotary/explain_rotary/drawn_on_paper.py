# Both tables written down row by row, the bytes with the arithmetic beside them.
def explanation():
    samples, heads, tokens, pairs = 2, 8, 10, 32
    positions, float32 = 4096, 4
    last_two = [(pairs, pairs, "equal", pairs), (tokens, tokens, "equal", tokens)]
    return {
        "counted_positions": [*last_two, (heads, None, "missing", heads), (samples, None, "missing", samples)],
        "position_ids": [*last_two, (heads, 1, "stretch", heads), (samples, samples, "equal", samples)],
        "length": "mixed_terms_cancel",
        "difference": "turns_add_up",
        "speed": "constant_ratio",
        "same_score": (104, 100),
        "before_the_turn": [5, 3],  # a quarter: (a, b) becomes (-b, a)
        "bytes_of_tables": 2 * positions * (128 // 2) * float32,
        "bytes_of_all_pairs": positions * positions * (128 // 2) * float32,
    }
