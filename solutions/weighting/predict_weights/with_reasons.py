# A sheet filled in on paper; beside each answer, what the weights come to lie under.
def answers():
    batch, table = [6, 50, 128], [50, 128]
    return {
        "one_for_everything": table,
        "per_position": table,  # under the positions, the 1 under the features
        "per_position_of_all": batch,
        "per_token_flat": "ValueError",  # 50 under the features
        "per_token_of_all": "ValueError",
        "per_token": batch,  # (6, 50, 1), and the samples come from the weights
        "per_token_misplaced": "ValueError",  # (6, 1, 50): still under the features
        "per_sample": batch,
        "per_sample_column": "ValueError",  # 6 under the positions
        "per_feature": batch,
        "per_sample_by_luck": [6, 6, 128],  # 6 under 6 positions: runs, and is wrong
        "sum_kept": [6, 50, 1],
        "sum_dropped": "ValueError",  # (6, 1) under (50, 1)
        "sum_of_a_table": "ValueError",  # (6,) under the positions
        "sum_of_one_sample": [50, 1],  # (1,) fits everything
        "weighted_mean": [6, 128],
        "mean_by_product": [6, 1, 128],  # the same row for each sample
        "means_by_product": [6, 6, 128],  # all six rows for each sample
        "whole_weights": "double",
    }
