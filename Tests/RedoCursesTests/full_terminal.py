"""A terminal that nobody reads, for the scripts beside this file."""

import os
import pty
import time


def opened(never_waits):
    """The side that a reader has, and the terminal itself; nothing waits on the first."""
    reader, terminal = pty.openpty()
    os.set_blocking(reader, False)
    os.set_blocking(terminal, not never_waits)
    return reader, terminal


def sent(reader, seconds, is_all):
    """What comes within so many seconds, or until that is all."""
    text, end = b"", time.monotonic() + seconds
    while time.monotonic() < end and not is_all(text):
        try:
            text += os.read(reader, 65_536)
        except BlockingIOError:
            time.sleep(0.01)
    return text


def fill(terminal):
    """Writes until there is no room for one byte more."""
    filler = os.open(os.ttyname(terminal), os.O_WRONLY | os.O_NOCTTY | os.O_NONBLOCK)
    # What is written moves on to the reader's side after a while, so that there is room again.
    is_full = False
    while not is_full:
        is_full = True
        for size in 512, 1:
            try:
                while True:
                    os.write(filler, b"x" * size)
                    is_full = False
            except BlockingIOError:
                pass
        time.sleep(0.05)
    os.close(filler)
