"""The untrusted side's end of the channel: requests are read ahead, answers sent together when none is left to read."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Any

from grader import wire

AHEAD = 1 << 16  # bytes to read ahead, and to keep unsent, at most
LITTLE = 1 << 10  # to read within a call, whose memory may be measured
MOST_AT_ONCE = 1 << 20


class Channel:
    """Frames in and out.

    Parameters
    ----------
    receive : callable
        Waits for what arrives and returns up to so many bytes of it; none when the other side has hung up.
    write : callable
        Sends all of what it is given.
    """

    def __init__(self, receive: Callable[[int], bytes], write: Callable[[bytes], object]) -> None:
        self._receive, self._write = receive, write
        self._unread = b""  # has arrived, from `_at` on
        self._at = 0
        self._room = AHEAD  # for one reading
        self._unsent: list[bytes] = []
        self._waiting: deque[dict[str, Any]] = deque()  # requests that came while an answer was waited for

    def next(self) -> dict[str, Any]:
        """Return the next request.

        Raises
        ------
        EOFError
            When the other side has hung up.
        """
        return self._waiting.popleft() if self._waiting else wire.unpack(self._read)

    def ask(self, need: dict[str, Any]) -> dict[str, Any]:
        """Send what is needed within a call and return the answer; requests that come first are kept."""
        self._unsent.append(wire.pack(need))
        self._room = LITTLE
        while "op" in (answer := wire.unpack(self._read)):
            self._waiting.append(answer)
        self._room = AHEAD
        return answer

    def send(self, frame: bytes) -> None:
        """Send a frame, at the latest when there is nothing left to read."""
        self._unsent.append(frame)
        if sum(map(len, self._unsent)) > AHEAD:
            self._flush()

    def _flush(self) -> None:
        unsent, self._unsent = self._unsent, []
        if unsent:
            self._write(b"".join(unsent))

    def _read(self, count: int) -> bytes | bytearray:
        """Return ``count`` bytes. Many requests may arrive at once; only when none is left are the answers sent."""
        if self._at + count > len(self._unread):
            self._flush()
            if count > AHEAD:
                return self._read_large(count)
            while self._at + count > len(self._unread):
                self._unread, self._at = self._unread[self._at :] + self._received(self._room), 0
        data = self._unread[self._at : self._at + count]
        self._at += count
        return data

    def _read_large(self, count: int) -> bytearray:
        """Read what is not worth keeping twice."""
        data = bytearray(count)
        begun = self._unread[self._at :]
        data[: len(begun)] = begun
        at, self._unread, self._at = len(begun), b"", 0
        while at < count:
            part = self._received(min(count - at, MOST_AT_ONCE))
            data[at : at + len(part)] = part
            at += len(part)
        return data

    def _received(self, count: int) -> bytes:
        part = self._receive(count)
        if not part:
            raise EOFError
        return part
