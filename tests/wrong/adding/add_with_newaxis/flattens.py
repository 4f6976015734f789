# flattens both arrays, and returns flat sums
def add_with_newaxis(word_embeddings, position_encoding):
    batch = len(word_embeddings)
    implicit = word_embeddings + position_encoding
    flat = word_embeddings.reshape(batch, -1) + position_encoding.reshape(1, -1)
    return implicit, flat
