# Written down on paper, with the reason beside each answer.
def explanation():
    return {
        "parameters": 512 * 768,
        "rows_asked_for": [100, 128],  # a slice takes what is there
        "row_after_the_last": "IndexError",
        "row_before_the_first": [128],  # the last row
        "first_rows": "a view",
        "rows_by_ids": "a copy",
        "one_token": [
            (128, 128, "equal", 128),
            (1, 100, "stretch", 100),  # one token becomes a hundred
            (4, None, "missing", 4),
        ],
        "no_end": "by_itself",
        "moving_rows": "rows_in_use",
        "answered_all_the_same": [-8, -1, 0, 7],  # negative numbers count from the back
        "short_and_silent": [1, 128],  # one row is given to every token
        "in_words": "A table ends, a formula does not; neither makes the model understand longer texts.",
    }
