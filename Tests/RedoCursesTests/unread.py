"""A terminal that nobody reads any more, on which writing waits, or never does by another's doing.

unread.py PROGRAM waits|never|later SIGNAL: starts the program there, fills the terminal up, has the
program draw, and prints whether it rests while there is no room, and the status with which a second
such signal ends it. With later, writing waits until the program lends the terminal.
"""

import os
import subprocess
import sys
import time

from full_terminal import fill, opened, sent

reader, terminal = opened(never_waits=sys.argv[2] == "never")
program = subprocess.Popen(sys.argv[1:2], stdin=terminal, stdout=terminal, stderr=terminal)


def seconds_used():
    with open(f"/proc/{program.pid}/stat") as file:
        fields = file.read().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


sent(reader, 60, lambda text: b"q ends" in text)
if sys.argv[2] == "later":
    os.set_blocking(terminal, False)
    # Ctrl-L lends the terminal to nobody, and draws anew.
    os.write(reader, b"\x0c")
    sent(reader, 60, lambda text: b"q ends" in text)
fill(terminal)
os.write(reader, b"k")
# By then it has something to show, for which there is no room.
time.sleep(1)
before = seconds_used()
time.sleep(2)
print("rests" if seconds_used() - before < 0.2 else "never rests", end=" ")
for _ in range(2):
    program.send_signal(int(sys.argv[3]))
    time.sleep(0.5)
try:
    print(program.wait(20))
except subprocess.TimeoutExpired:
    program.kill()
    print("goes on")
