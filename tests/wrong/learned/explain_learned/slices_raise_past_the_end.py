# A slice past the end is held to raise.
def explanation():
    return {
        "parameters": 393216,
        "rows_asked_for": "error",
        "row_after_the_last": "error",
        "row_before_the_first": (128,),
        "first_rows": "view",
        "rows_by_ids": "copy",
        "one_token": [(128, 128, "equal", 128), (1, 100, "stretch", 100), (4, None, "missing", 4)],
        "no_end": "by_itself",
        "moving_rows": "rows_in_use",
        "answered_all_the_same": [-1, 0, 1, 2],
        "short_and_silent": (1, 128),
    }
