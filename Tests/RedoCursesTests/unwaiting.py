"""A terminal that another program left so that writing to it never waits, and that nobody reads.

unwaiting.py PROGRAM: starts the program there, fills the terminal up, presses q, reads on after a
while, and prints which modes the program has switched off since, and its status.
"""

import os
import pty
import subprocess
import sys
import time

MODES = ["?1000l", "?1004l", "?2004l", "?1049l"]

reader, terminal = pty.openpty()
os.set_blocking(reader, False)
os.set_blocking(terminal, False)
program = subprocess.Popen(sys.argv[1:], stdin=terminal, stdout=terminal, stderr=terminal)


def sent(seconds, is_all):
    text, end = b"", time.monotonic() + seconds
    while time.monotonic() < end and not is_all(text):
        try:
            text += os.read(reader, 65_536)
        except BlockingIOError:
            time.sleep(0.01)
    return text


sent(60, lambda text: b"q ends" in text)
# What is written moves on to the reader's side after a while, so that there is room again.
is_full = False
while not is_full:
    is_full = True
    for size in 512, 1:
        try:
            while True:
                os.write(terminal, b"x" * size)
                is_full = False
        except BlockingIOError:
            pass
    time.sleep(0.05)
os.write(reader, b"q")
# By then it is at its end, and there is no room for what it has to say.
time.sleep(1)
left = sent(60, lambda text: program.poll() is not None)
left += sent(0.5, lambda text: False)
print(*[mode for mode in MODES if b"\x1b[" + mode.encode() in left], program.poll())
