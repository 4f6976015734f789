# Both tables written down row by row, the rest with the arithmetic beside it.
def explanation():
    samples, positions, features = 6, 50, 128
    return {
        "pairs_per_token": [
            (features, 1, "stretch", features),
            (positions, positions, "equal", positions),
            (None, samples, "missing", samples),
        ],
        "pairs_without_the_one": [
            (features, positions, "conflict", None),
            (positions, samples, "conflict", None),
        ],
        "reason": "one_place_too_far",
        "meaning": "table_for_each_weight",
        "per_sample_and_feature": [samples, 1, features],
        "works_by_luck": [7, 7, 7],
        "average": 1 / 4,
        "stretched_weights": [positions * 4, 4, 0],
        "bytes_of_the_product": samples * positions * features * 4,
        "in_words": "Without the 1 all weights stand one place too far to the right.",
    }
