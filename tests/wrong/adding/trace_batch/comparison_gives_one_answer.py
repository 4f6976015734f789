# A comparison of arrays is held to give a single answer.
def answers():
    return {
        "drawn": ((4, 50, 128), "float64"),
        "word_embeddings": ((4, 50, 128), "float32"),
        "position_encoding": ((50, 128), "float32"),
        "embeddings_with_pos": ((4, 50, 128), "float32"),
        "position_encoding_expanded": ((1, 50, 128), "float32"),
        "result2": ((4, 50, 128), "float32"),
        "same": ((), "bool"),
        "all_same": ((), "bool"),
        "one_sample": ((50, 128), "float32"),
        "first_token": ((4, 1, 128), "float32"),
        "grown": ((4, 50, 128), "float32"),
        "mean": ((4, 50, 1), "float32"),
        "centred": ((4, 50, 128), "float32"),
        "scaled": ((4, 50, 128), "float64"),
        "scaled_in_place": ((4, 50, 128), "float32"),
        "in_double": ((4, 50, 128), "float64"),
        "shorter": "error",
    }
