# axiswise: rules/predict_two
# The task: axiswise next rules/predict_two


def answers():
    """Say which shapes NumPy gives.

    Returns
    -------
    dict
        For each item the shape of the result as a tuple of int, or "error" where NumPy raises.
        None where you have no answer yet.
    """
    return {
        # a batch of embeddings, and one encoding for all samples
        #     x: (4, 50, 128); pe: (50, 128)
        #     x + pe
        "one_encoding_for_all": None,  # shape

        # a batch of embeddings, and one vector for each sample
        #     x: (4, 50, 128); style: (4, 128)
        #     x + style
        "one_vector_per_sample": None,  # shape

        # a column and a row
        #     column: (5, 1); row: (1, 7)
        #     column * row
        "column_and_row": None,  # shape

        # six predictions as a column, and six targets
        #     predicted: (6, 1); target: (6,)
        #     predicted - target
        "predictions_and_targets": None,  # shape

        # a matrix, and one number for each of its rows
        #     a: (3, 4); factor: (3,)
        #     a * factor
        "one_number_per_row": None,  # shape

        # six columns and two
        #     a: (4, 6); b: (4, 2)
        #     a + b
        "six_columns_and_two": None,  # shape

        # a batch of embeddings, and one weight for each position of each sample
        #     x: (4, 50, 128); weight: (4, 50, 1)
        #     x * weight
        "one_weight_per_position": None,  # shape

        # attention scores, and a bias for the last axis
        #     scores: (2, 8, 5, 6); bias: (6,)
        #     scores + bias
        "bias_of_the_last_axis": None,  # shape

        # one sample, and a batch of two
        #     a: (1, 3, 5); b: (2, 3, 5)
        #     a - b
        "one_sample_and_two": None,  # shape

        # an empty batch, and one encoding
        #     x: (0, 50, 128); pe: (1, 50, 128)
        #     x + pe
        "empty_batch": None,  # shape

        # three rows and none
        #     a: (3, 2); b: (0, 2)
        #     a + b
        "three_rows_and_none": None,  # shape

        # a matrix, and another of the transposed shape
        #     a: (3, 5); b: (5, 3)
        #     a + b
        "transposed": None,  # shape

        # one row, and one number that has two axes
        #     a: (1, 6); b: (1, 1)
        #     a + b
        "row_and_number": None,  # shape

        # a matrix, and an array without axes
        #     a: (2, 3); scale: ()
        #     a / scale
        "matrix_and_scalar": None,  # shape

        # two rows, and a column of four
        #     a: (2, 3); b: (4, 1)
        #     a + b
        "two_rows_and_four": None,  # shape

        # one number, and an empty vector
        #     a: (1,); b: (0,)
        #     a * b
        "one_number_and_none": None,  # shape
    }
