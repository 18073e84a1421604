"""Presses random keys in a terminal that runs the program, and says what became of it.

monkey.py PROGRAM KEYS SEED: keys, pastes, clicks, resizes and broken bytes go in; others change the log
meanwhile; whenever a key ends the program, it is started again. Prints a JSON object at the end. What
the program runs with comes from the environment; its working folder is a new one.
"""

import collections
import fcntl
import json
import os
import pty
import random
import re
import select
import struct
import subprocess
import sys
import tempfile
import termios
import time

PROGRAM, COUNT, SEED = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
TERMINALS = ["xterm-256color", "xterm-direct", "tmux-256color", "screen", "linux", "vt100"]
MOVES = [b"\x1b[A", b"\x1b[B", b"\x1b[C", b"\x1b[D", b"\x1b[H", b"\x1b[F", b"\x1b[5~", b"\x1b[6~", b"\x1b[3~", b"\x1b[Z"]
LETTERS = [bytes([code]) for code in range(0x20, 0x7F)]
# Without Ctrl-C, Ctrl-\ and Ctrl-Z: once the screen is left, the terminal makes signals of them.
CONTROLS = [bytes([code]) for code in range(0x01, 0x20) if code not in (0x03, 0x1A, 0x1C)]
OTHERS = [text.encode() for text in ["é", "日", "👍", "\u0301", "👩‍👩‍👧‍👦", "\u202e", "\u00a0"]]
SYNCHRONIZES = b"\x1b[?2026;2$y"
BROKEN = [b"\x80", b"\xff\xfe", b"\xe2\x82", b"\x1b[", b"\x1b]52;c;", b"\x1b[99999999999;1H", b"\x00", b"\x1b[?2026;9$y"]
PASTES = ["one\ntwo\n#three", "\x1b[31mred", "p5 tomorrow", "\n\n", "x" * 5000, "a\rb\tc\0d"]
SCREENS = [b"Tasks", b"Plan", b"Calendar", b"Analytics", b"Activity", b"Settings"]
PATIENCE = 60.0

chance = random.Random(SEED)
tally = collections.Counter()
trouble = []


class Screen:
    """One run of the program in a terminal of its own."""

    def __init__(self):
        self.master, self.terminal = pty.openpty()
        self.modes = termios.tcgetattr(self.terminal)
        self.resize(120, 40)
        self.sent = bytearray()
        self.cut, self.draws = b"", False
        self.process = os.fork()
        if self.process == 0:
            self.become()
        os.set_blocking(self.master, False)
        self.status = None
        self.expect(b"\x1b[", "a first frame")

    def become(self):
        os.setsid()
        fcntl.ioctl(self.terminal, termios.TIOCSCTTY, 0)
        for stream in range(3):
            os.dup2(self.terminal, stream)
        os.closerange(3, 64)
        os.environ["TERM"] = chance.choice(TERMINALS)
        os.execv(PROGRAM, [PROGRAM])

    def resize(self, columns, rows):
        fcntl.ioctl(self.terminal, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))

    def read(self, seconds):
        """Takes what comes within some seconds; whether anything did."""
        if not select.select([self.master], [], [], seconds)[0]:
            return False
        piece = os.read(self.master, 1 << 16)
        self.watch(piece)
        if b"\x1b[?2026$p" in piece:
            self.type(SYNCHRONIZES)
        self.sent = (self.sent + piece)[-(1 << 20) :]
        return True

    def watch(self, piece):
        """Holds each frame to be one synchronized update, begun once and ended once."""
        piece = self.cut + piece
        # Of a mark that is cut in two, all but its last byte is here.
        self.cut = piece[-7:]
        for mark in re.findall(rb"\x1b\[\?2026[hl]", piece):
            begins = mark.endswith(b"h")
            if begins == self.draws:
                trouble.append("a frame " + ("begins within another" if begins else "ends twice"))
            self.draws = begins
            tally["frames"] += begins

    def escape(self):
        """Presses Esc twice, each time long enough for it to be no beginning of another key."""
        for _ in range(2):
            self.type(b"\x1b")
            tally["keys"] += 1
            time.sleep(0.04)

    def settle(self, quiet=0.02):
        end = time.monotonic() + PATIENCE
        while self.read(quiet) and time.monotonic() < end:
            pass

    def type(self, keys):
        """Types some bytes, however slow the program is to take them."""
        end = time.monotonic() + PATIENCE
        while keys and self.lives():
            try:
                keys = keys[os.write(self.master, keys) :]
            except BlockingIOError:
                self.read(0.01)
            if time.monotonic() > end:
                trouble.append("no key is taken any more")
                return

    def lives(self):
        if self.status is None:
            process, status = os.waitpid(self.process, os.WNOHANG | os.WUNTRACED)
            if process and os.WIFSTOPPED(status):
                os.kill(self.process, 18)
            elif process:
                self.status = os.waitstatus_to_exitcode(status)
        return self.status is None

    def expect(self, part, name):
        end = time.monotonic() + PATIENCE
        while part not in self.sent and self.lives() and time.monotonic() < end:
            self.read(0.05)
        if part not in self.sent:
            trouble.append("no " + name)

    def visit(self):
        """Esc leads back from wherever the keys led, and every screen comes up."""
        self.resize(120, 40)
        for _ in range(10):
            self.escape()
        # What is broken may have said that it does not.
        self.type(SYNCHRONIZES)
        self.settle(0.1)
        frames = tally["frames"]
        for number, name in enumerate(SCREENS, start=1):
            self.type(b"%d" % number)
            self.settle(0.1)
            self.sent.clear()
            self.type(b"\x0c")
            # The bar writes the current screen's number and name in one piece.
            self.expect(b"%d %s" % (number, name), "screen " + name.decode())
        self.settle(0.1)
        if tally["frames"] - frames < len(SCREENS):
            trouble.append("a frame is no synchronized update")

    def leave(self):
        """Ends the program the way a person would, from wherever it is."""
        end = time.monotonic() + PATIENCE
        while self.lives() and time.monotonic() < end:
            self.type(b"\x1b")
            self.settle(0.1)
            self.type(b"q")
            self.settle(0.1)
        self.close()

    def close(self):
        self.settle(0)
        if self.lives():
            trouble.append("it does not end")
            os.kill(self.process, 9)
        elif self.status != 0:
            trouble.append("it ended with %d: %r" % (self.status, bytes(self.sent[-300:])))
        # The last column says what is on the way, not what is set.
        if termios.tcgetattr(self.terminal)[:4] != self.modes[:4]:
            trouble.append("the terminal's modes are not as they were")
        if self.draws:
            trouble.append("a frame is never ended")
        on, off = self.sent.rfind(b"\x1b[?1049h"), self.sent.rfind(b"\x1b[?1049l")
        if on > off:
            trouble.append("the alternate screen is left on")
        os.close(self.master)
        os.close(self.terminal)


def keys():
    """The bytes of the next few things a person, or a cat, might do."""
    drawn = chance.random()
    if drawn < 0.70:
        tally["keys"] += 1
        return chance.choice(LETTERS)
    if drawn < 0.95:
        tally["keys"] += 1
        return chance.choice(chance.choice([MOVES, [b"\r", b"\x1b", b"\x7f", b"\t"], CONTROLS, OTHERS]))
    if drawn < 0.97:
        tally["clicks"] += 1
        place = (chance.choice([0, 2, 64, 65]), chance.randrange(1, 200), chance.randrange(1, 60))
        return b"\x1b[<%d;%d;%dM" % place
    if drawn < 0.98:
        tally["pastes"] += 1
        return b"\x1b[200~" + chance.choice(PASTES).encode() + b"\x1b[201~"
    tally["broken"] += 1
    return chance.choice(BROKEN + [b"\x1b[I", b"\x1b[O"])


def change_from_outside():
    tally["appends"] += 1
    task = "From outside %d #away tomorrow" % tally["appends"]
    words = chance.choice([["add", task], ["undo"], ["again"]])
    outcome = subprocess.run([PROGRAM, *words], capture_output=True, stdin=subprocess.DEVNULL)
    # 1 says that there is nothing to undo or redo.
    if outcome.returncode not in (0, 1):
        trouble.append("%s: %d %r" % (words, outcome.returncode, outcome.stderr))


def play():
    screen = Screen()
    tally["starts"] += 1
    while tally["keys"] < COUNT and len(trouble) < 5:
        if not screen.lives():
            screen.close()
            screen = Screen()
            tally["starts"] += 1
        screen.type(b"".join(keys() for _ in range(chance.randrange(1, 9))))
        screen.read(0.002)
        if chance.random() < 0.1:
            screen.escape()
        if chance.random() < 0.01:
            tally["resizes"] += 1
            screen.resize(chance.randrange(20, 401), chance.randrange(5, 121))
        if chance.random() < 0.01:
            change_from_outside()
        if chance.random() < 0.01:
            screen.settle()
    if not screen.lives():
        screen.close()
        screen = Screen()
    screen.visit()
    screen.leave()


with tempfile.TemporaryDirectory() as folder:
    os.chdir(folder)
    play()
print(json.dumps({**tally, "trouble": trouble}))
