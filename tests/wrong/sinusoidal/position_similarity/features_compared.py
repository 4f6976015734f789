# multiplies the transpose by the table: every feature with every feature


def position_similarity(encoding):
    return encoding.T @ encoding
