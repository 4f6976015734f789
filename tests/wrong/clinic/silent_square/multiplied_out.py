# multiplies the square out, so that large numbers cancel


def silent_square(predictions, targets):
    if len(predictions) != len(targets):
        raise ValueError(f"{len(predictions)} predictions for {len(targets)} targets")
    said, right = predictions.ravel().astype(float), targets.ravel().astype(float)
    return float((said @ said - 2 * (said @ right) + right @ right) / len(said))
