# Rows that are there are kept; the missing ones are computed and appended.
import numpy as np

_tables = {}


def rows(start, stop, width):
    columns = np.arange(width)
    angles = np.arange(start, stop).reshape(-1, 1) / 10000.0 ** ((columns - columns % 2) / width)
    return np.where(columns % 2, np.cos(angles), np.sin(angles)).astype(np.float32)


def length_mismatch(embeddings):
    seq_len, width = embeddings.shape[-2:]
    have = _tables.setdefault(width, rows(0, 100, width))
    if seq_len > len(have):
        have = _tables[width] = np.concatenate([have, rows(len(have), seq_len, width)])
    return np.add(embeddings, have[np.newaxis, :seq_len])
