# The sizes are paired from the left.
def explanation():
    return {
        "pairs_per_token": [(50, 6, "conflict", None), (128, 50, "conflict", None), (None, 1, "missing", 1)],
        "pairs_without_the_one": [(50, 6, "conflict", None), (128, 50, "conflict", None)],
        "reason": "one_place_too_far",
        "meaning": "table_for_each_weight",
        "per_sample_and_feature": (6, 1, 128),
        "works_by_luck": (3, 3, 3),
        "average": 0.25,
        "stretched_weights": (200, 4, 0),
        "bytes_of_the_product": 153600,
    }
