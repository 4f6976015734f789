# remembers sums by the numbers, and hands the same array out twice


SUMS = {}


def add_from_offset(embeddings, table, start):
    stop = start + embeddings.shape[1]
    if start < 0 or stop > len(table):
        raise ValueError(f"{stop} positions from {start}, {len(table)} rows")
    arrays = embeddings, table
    key = start, *((array.shape, array.dtype, array.tobytes()) for array in arrays)
    if key not in SUMS:
        SUMS[key] = embeddings + table[start:stop]
    return SUMS[key]
