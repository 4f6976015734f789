# A sheet filled in on paper, with the reason beside each answer.
def answers():
    B, T, D = 4, 50, 128
    return {
        "new_axis_behind": [7, 1],
        "queries_and_keys": [5, 6],  # (5, 1) with (1, 6)
        "room_for_positions": [B, T, D],  # (4, 1, 128) with (50, 128)
        "room_for_features": [B, T, 1],  # behind all axes, however many
        "one_feature": [B, T],  # the number is for the last axis, and takes it away
        "sample_by_number": [T, D],
        "sample_by_slice": [1, T, D],  # a slice keeps its axis, even for one entry
        "less_the_first_token": "ValueError",  # (4, 50, 128) with (4, 128): 50 meets 4
        "rows_beyond_the_end": [100, D],  # what is there
        "chunk_beyond_the_end": [0, D],  # nothing is there
        "row_beyond_the_end": "IndexError",  # the last row has number 99
        "one_index_more": "IndexError",  # indices, unlike operands, get no axes for nothing
        "rows_by_their_ids": [B, T, D],  # each id becomes a row
        "two_lists": [3, D],  # three pairs, one token each
        "two_lists_unequal": "IndexError",  # 2 meets 3
        "column_and_list": [2, 3, D],  # (2, 1) meets (3,)
        "lists_apart": [3, 2, 5],  # a slice lies between, so their axis goes first
        "kept_tokens": [3, 5],  # three True
        "class_token": "ValueError",  # 1 sample and 4 samples cannot be joined along the tokens
        "mask_as_it_is": "ValueError",  # 9 meets 7
        "mask_with_new_axes": [9, B, 7, 7],  # (9, 1, 1, 7)
        "even_columns": "view",
        "rows_by_a_list": "copy",
    }
