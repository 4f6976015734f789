# The sum of squares is the product of the errors with themselves.


def silent_square(predictions, targets):
    if len(predictions) != len(targets):
        raise ValueError("one target for each prediction")
    errors = predictions.reshape(-1) - targets.reshape(-1)
    return errors @ errors / errors.size
