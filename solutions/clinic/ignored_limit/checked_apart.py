# One function guards, another adds; the table is made for no more rows than the limit allows.
import numpy as np


def refuse_longer(seq_len, limit):
    match limit:
        case None:
            return
        case _ if limit < seq_len:
            raise ValueError(f"max_seq_len={limit}, but the sequence has length {seq_len}")


def ignored_limit(embeddings, max_seq_len=None):
    n_tokens, width = embeddings.shape[-2:]
    refuse_longer(n_tokens, max_seq_len)
    column = np.arange(width)
    angles = np.arange(n_tokens)[:, None] / 10000.0 ** (2 * (column // 2) / width)
    encoding = np.where(column % 2 == 0, np.sin(angles), np.cos(angles))
    return np.add(embeddings, encoding.astype(np.float32))
