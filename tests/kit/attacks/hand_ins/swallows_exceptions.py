# Loops for ever, catches everything and ignores every signal that can be ignored.
import signal

for number in range(1, 65):
    try:
        signal.signal(number, signal.SIG_IGN)
    except (OSError, ValueError):
        continue


def angular_frequencies(d_model, base=10000.0):
    while True:
        try:
            while True:
                pass
        except BaseException:
            continue
