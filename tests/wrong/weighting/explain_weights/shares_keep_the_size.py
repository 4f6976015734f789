# Weights that sum to 1 are held to leave the mean as it is.
def explanation():
    return {
        "pairs_per_token": [(128, 1, "stretch", 128), (50, 50, "equal", 50), (None, 6, "missing", 6)],
        "pairs_without_the_one": [(128, 50, "conflict", None), (50, 6, "conflict", None)],
        "reason": "one_place_too_far",
        "meaning": "table_for_each_weight",
        "per_sample_and_feature": (6, 1, 128),
        "works_by_luck": (3, 3, 3),
        "average": 1.0,
        "stretched_weights": (200, 4, 0),
        "bytes_of_the_product": 153600,
    }
