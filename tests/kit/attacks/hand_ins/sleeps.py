# Sleeps for a day.
import time


def angular_frequencies(d_model, base=10000.0):
    time.sleep(86_400)
