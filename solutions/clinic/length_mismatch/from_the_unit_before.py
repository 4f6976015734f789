# Relies on the positional_encoding of an earlier unit, which the grader supplies.


def length_mismatch(embeddings):
    return embeddings + positional_encoding(*embeddings.shape[1:])
