# Copy the batch, then let the addition itself skip the padding with its `where` argument.
import numpy as np


def add_to_padded(embeddings, lengths):
    seq_len, width = embeddings.shape[1:]
    pair = np.arange(width) // 2
    angles = np.arange(seq_len)[:, None] * 10000.0 ** (-2.0 * pair / width)
    encoding = np.where(np.arange(width) % 2 == 0, np.sin(angles), np.cos(angles)).astype(np.float32)
    result = embeddings.astype(np.promote_types(embeddings.dtype, np.float32))
    np.add(result, encoding, out=result, where=np.less.outer(np.arange(seq_len), lengths).T[..., None])
    return result
