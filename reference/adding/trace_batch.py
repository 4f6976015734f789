"""The program itself, run line by line."""

import numpy as np


def answers():
    """Run every line and look at what it leaves."""
    batch_size, seq_len, embed_dim = 4, 50, 128
    drawn = np.ones((batch_size, seq_len, embed_dim))
    word_embeddings = drawn.astype(np.float32) * 0.02
    position_encoding = np.zeros((seq_len, embed_dim), dtype=np.float32)
    embeddings_with_pos = word_embeddings + position_encoding
    expanded = position_encoding[np.newaxis, :, :]
    same = word_embeddings + expanded == embeddings_with_pos
    first_token = word_embeddings[:, :1]
    mean = embeddings_with_pos.mean(axis=-1, keepdims=True)
    values = {"drawn": drawn, "position_encoding": position_encoding, "embeddings_with_pos": embeddings_with_pos}
    values |= {"position_encoding_expanded": expanded, "result2": word_embeddings + expanded, "same": same}
    values |= {"all_same": same.all(), "one_sample": embeddings_with_pos[0], "first_token": first_token}
    values |= {"grown": position_encoding + first_token, "mean": mean, "centred": embeddings_with_pos - mean}
    values |= {"scaled": word_embeddings * np.sqrt(embed_dim), "in_double": drawn + position_encoding}
    values["word_embeddings"] = word_embeddings
    word_embeddings *= np.sqrt(embed_dim)
    values["scaled_in_place"] = word_embeddings
    found = {name: (np.shape(value), np.asarray(value).dtype.name) for name, value in values.items()}
    try:
        word_embeddings + position_encoding[1:]
    except ValueError:
        found["shorter"] = "error"
    return found
