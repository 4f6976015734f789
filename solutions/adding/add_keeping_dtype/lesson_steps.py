# The lesson's sum, which promotes to the wider dtype; what it leaves undone is the way back.
def add_keeping_dtype(embeddings, encoding):
    promoted = embeddings + encoding  # (B, T, D) + (T, D); float16 + float32 is float32
    return promoted.astype(embeddings.dtype)
