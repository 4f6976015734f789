# axiswise: adding/trace_batch
# The task: axiswise next adding/trace_batch


def answers():
    """Say which shape and dtype each line gives.

    Returns
    -------
    dict
        For each line the pair (shape, dtype), a tuple of int and the name of a dtype; "error" where
        the line raises. None where you have no answer yet.
    """
    return {
        # batch_size = 4
        # seq_len = 50
        # embed_dim = 128
        # drawn = np.ones((batch_size, seq_len, embed_dim))
        "drawn": None,  # (shape, dtype)
        # word_embeddings = drawn.astype(np.float32) * 0.02
        "word_embeddings": None,  # (shape, dtype)
        # position_encoding = np.zeros((seq_len, embed_dim), dtype=np.float32)
        "position_encoding": None,  # (shape, dtype)
        # embeddings_with_pos = word_embeddings + position_encoding
        "embeddings_with_pos": None,  # (shape, dtype)
        # position_encoding_expanded = position_encoding[np.newaxis, :, :]
        "position_encoding_expanded": None,  # (shape, dtype)
        # result2 = word_embeddings + position_encoding_expanded
        "result2": None,  # (shape, dtype)
        # same = result2 == embeddings_with_pos
        "same": None,  # (shape, dtype)
        # all_same = same.all()
        "all_same": None,  # (shape, dtype)
        # one_sample = embeddings_with_pos[0]
        "one_sample": None,  # (shape, dtype)
        # first_token = word_embeddings[:, :1]
        "first_token": None,  # (shape, dtype)
        # grown = position_encoding + first_token
        "grown": None,  # (shape, dtype)
        # mean = embeddings_with_pos.mean(axis=-1, keepdims=True)
        "mean": None,  # (shape, dtype)
        # centred = embeddings_with_pos - mean
        "centred": None,  # (shape, dtype)
        # scaled = word_embeddings * np.sqrt(embed_dim)
        "scaled": None,  # (shape, dtype)
        # word_embeddings *= np.sqrt(embed_dim)
        "scaled_in_place": None,  # (shape, dtype)
        # in_double = drawn + position_encoding
        "in_double": None,  # (shape, dtype)
        # shorter = word_embeddings + position_encoding[1:]
        "shorter": None,  # (shape, dtype)
    }
