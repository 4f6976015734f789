# B samples, T tokens, D features in place of numbers; the dtype beside each.
def answers(B=4, T=50, D=128):
    single, double, flag = "float32", "float64", "bool"
    batch = (B, T, D), single
    return {
        "drawn": ((B, T, D), double),  # what NumPy makes if nobody says otherwise
        "word_embeddings": batch,  # a Python number leaves the dtype alone
        "position_encoding": ((T, D), single),
        "embeddings_with_pos": batch,
        "position_encoding_expanded": ((1, T, D), single),
        "result2": batch,
        "same": ((B, T, D), flag),  # one answer an element
        "all_same": ((), flag),
        "one_sample": ((T, D), single),
        "first_token": ((B, 1, D), single),
        "grown": batch,  # the 1 stretches over all positions
        "mean": ((B, T, 1), single),
        "centred": batch,
        "scaled": ((B, T, D), double),  # a NumPy number does not
        "scaled_in_place": batch,  # but an array keeps its dtype
        "in_double": ((B, T, D), double),
        "shorter": "ValueError",  # T meets T - 1
    }
