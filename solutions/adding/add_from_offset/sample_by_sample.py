# One sample at a time into a prepared result, the rows found by walking the table's iterator.
from itertools import islice

import numpy as np


def add_from_offset(embeddings, table, start):
    n_samples, n_tokens, width = embeddings.shape
    if min(start, table.shape[0] - (start + n_tokens)) < 0:
        raise ValueError(f"start={start}, needed={start + n_tokens}, available={table.shape[0]}")
    rows = np.array(list(islice(table, start, start + n_tokens)), table.dtype).reshape(n_tokens, width)
    result = np.empty_like(embeddings, dtype=np.promote_types(embeddings.dtype, table.dtype))
    for i in range(n_samples):
        np.add(embeddings[i], rows, out=result[i])
    return result
