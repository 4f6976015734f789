def silent_square(predictions, targets):
    """Return the mean of the squared differences, prediction i with target i (the definition)."""
    if len(predictions) != len(targets):
        raise ValueError(f"{len(predictions)} predictions, {len(targets)} targets")
    total = 0.0
    for token in range(len(targets)):
        total += (float(predictions.flat[token]) - float(targets.flat[token])) ** 2
    return total / len(targets)
