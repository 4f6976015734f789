# A sheet filled in on paper, with the reason beside each answer.
def answers():
    return {
        "batch": [120, 24, 4],  # 5 rows of 6, one row of 6, one element
        "double_precision": [64, 8],
        "even_columns": [32, 8],  # every second element
        "backwards": [-32, 4],  # the next row lies before this one
        "one_column": [32],  # from row to row
        "transposed": [4, 32],
        "positions_first": [24, 120, 4],
        "one_for_all_samples": [0, 32, 4],  # the next sample lies where this one does
        "column_spread_out": [4, 0],  # the rows of a column are one element apart
        "sum_with_a_bias": [120, 24, 4],  # a result is full
        "column_and_row": [32, 4],
        "spread_and_copied": [192, 32, 4],
        "bytes_of_a_broadcast": "0 bytes",
        "what_nbytes_says": 3 * 48 * 4,  # worked out from the shape
        "bytes_of_a_column": "0 bytes",
        "bytes_of_the_copy": 3 * 48 * 4,
        "bytes_of_a_sum": 3 * 48 * 4,  # the encoding is read three times, not copied
        "bytes_of_a_scaled_table": 48 * 8,  # float64
        "bytes_in_place": 0,
        "column_in_place": "ValueError",  # six numbers have no room for 48
        "bytes_of_rows": 3 * 8 * 4,  # a list copies
        "bytes_of_every_other_row": 0,  # a slice does not
        "flattened_table": "view",
        "flattened_transpose": "copy",  # no one stride leads through it
        "flattened_by_method": "copy",  # flatten always does
        "same_dtype_again": "copy",  # unless copy=False
        "added_through": "ValueError",  # read-only
        "written_through": "ValueError",
    }
