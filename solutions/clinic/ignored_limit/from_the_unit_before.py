# The table of unit 2, and a limit that is infinite where none was given.
import math


def ignored_limit(embeddings, max_seq_len=None):
    _, seq_len, width = embeddings.shape
    limit = math.inf if max_seq_len is None else max_seq_len
    if not seq_len <= limit:
        raise ValueError(f"too long: {seq_len} > {max_seq_len}")
    return embeddings + positional_encoding(seq_len, width)
