# asks whether start lies in the table, not whether the last token does
def add_from_offset(embeddings, table, start):
    seq_len = embeddings.shape[1]
    if not 0 <= start < len(table):
        raise ValueError(f"{start + seq_len} positions from {start}, {len(table)} rows")
    return embeddings + table[start : start + seq_len]
