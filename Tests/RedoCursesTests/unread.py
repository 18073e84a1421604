"""A terminal that nobody reads any more, on which writing waits, or never does by another's doing.

unread.py PROGRAM waits|never: starts the program there, fills the terminal up, has the program draw,
and prints whether it rests while there is no room, and the status with which a second SIGTERM ends it.
"""

import os
import pty
import signal
import subprocess
import sys
import time

reader, terminal = pty.openpty()
os.set_blocking(reader, False)
os.set_blocking(terminal, sys.argv[2] == "waits")
program = subprocess.Popen(sys.argv[1:2], stdin=terminal, stdout=terminal, stderr=terminal)


def seconds_used():
    with open(f"/proc/{program.pid}/stat") as file:
        fields = file.read().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


text, end = b"", time.monotonic() + 60
while b"q ends" not in text and time.monotonic() < end:
    try:
        text += os.read(reader, 65_536)
    except BlockingIOError:
        time.sleep(0.01)

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

os.write(reader, b"k")
# By then it has something to show, for which there is no room.
time.sleep(1)
before = seconds_used()
time.sleep(2)
print("rests" if seconds_used() - before < 0.2 else "never rests", end=" ")
for _ in range(2):
    program.send_signal(signal.SIGTERM)
    time.sleep(0.5)
try:
    print(program.wait(20))
except subprocess.TimeoutExpired:
    program.kill()
    print("goes on")
