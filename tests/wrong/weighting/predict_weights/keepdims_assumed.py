# A sum is held to leave its axis with size 1.
def answers():
    return {
        "one_for_everything": (50, 128),
        "per_position": (50, 128),
        "per_position_of_all": (6, 50, 128),
        "per_token_flat": "error",
        "per_token_of_all": "error",
        "per_token": (6, 50, 128),
        "per_token_misplaced": "error",
        "per_sample": (6, 50, 128),
        "per_sample_column": "error",
        "per_feature": (6, 50, 128),
        "per_sample_by_luck": (6, 6, 128),
        "sum_kept": (6, 50, 1),
        "sum_dropped": (6, 50, 1),
        "sum_of_a_table": (6, 50),
        "sum_of_one_sample": (50, 1),
        "weighted_mean": (6, 1, 128),
        "mean_by_product": (6, 1, 128),
        "means_by_product": (6, 6, 128),
        "whole_weights": "float64",
    }
