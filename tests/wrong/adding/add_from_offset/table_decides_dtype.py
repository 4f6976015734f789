# the sum gets the dtype of the table


def add_from_offset(embeddings, table, start):
    stop = start + embeddings.shape[1]
    if start < 0 or stop > len(table):
        raise ValueError(f"{stop} positions from {start}, {len(table)} rows")
    return (embeddings + table[start:stop]).astype(table.dtype)
