# Takes a lock twice, with a thread that would wait too, and a timer that starts over whenever it is interrupted.
import signal
import threading

lock = threading.Lock()
signal.signal(signal.SIGALRM, lambda *args: signal.setitimer(signal.ITIMER_REAL, 0.01))
signal.setitimer(signal.ITIMER_REAL, 0.01)


def angular_frequencies(d_model, base=10000.0):
    lock.acquire()
    lock.acquire()
