"""A terminal that another program left so that writing to it never waits, and that nobody reads.

unwaiting.py PROGRAM: starts the program there, fills the terminal up, presses q, reads on after a
while, and prints which modes the program has switched off since, and its status.
"""

import os
import subprocess
import sys
import time

from full_terminal import fill, opened, sent

MODES = ["?1000l", "?1004l", "?2004l", "?1049l"]

reader, terminal = opened(never_waits=True)
program = subprocess.Popen(sys.argv[1:], stdin=terminal, stdout=terminal, stderr=terminal)
sent(reader, 60, lambda text: b"q ends" in text)
fill(terminal)
os.write(reader, b"q")
# By then it is at its end, and there is no room for what it has to say.
time.sleep(1)
left = sent(reader, 60, lambda text: program.poll() is not None)
left += sent(reader, 0.5, lambda text: False)
print(*[mode for mode in MODES if b"\x1b[" + mode.encode() in left], program.poll())
