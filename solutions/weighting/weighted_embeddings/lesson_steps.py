# The lesson's steps: normalise with keepdims, weigh the table, add the words.


def weighted_embeddings(word_embeddings, pe, position_weights):
    shares = position_weights / position_weights.sum(axis=1, keepdims=True)  # (B, T, 1)
    weighted = shares * pe  # (B, T, 1) * (T, D) -> (B, T, D)
    return weighted + word_embeddings
