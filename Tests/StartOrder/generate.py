#!/usr/bin/env python3
"""Writes start.order: the functions that a start runs, for the linker to put side by side.

usage: Tests/StartOrder/generate.py > Sources/Linking/start.order

Runs the program under callgrind (Debian package valgrind): what each of the runs below calls that
none before it did, in alphabetical order. Functions that share a large section with others, as those of
the standard library do, cannot be moved and are left out. Takes a few minutes. A list that is older than the code costs a start some pages and is wrong in nothing.
"""

import os
import pty
import re
import subprocess
import sys
import tempfile

BUILD = ".build/release"
LARGE = 65_536
ENVIRONMENT = {"TERM": "xterm-256color", "LANG": "C.UTF-8", "TZ": "UTC", "HOME": "/nonexistent",
               "PATH": os.environ["PATH"], "REDO_NOW": "2026-11-20T14:05:00Z"}
# The log, what is asked, and what is typed; the first look at a log leaves a watermark for the next.
RUNS = [
    (None, ["version"], None),
    ("tasks-1000-3", ["list", "--limit", "20"], None),
    ("tasks-1000-3", ["list", "--limit", "20"], None),
    ("changes-20000", ["list", "--limit", "20"], None),
    ("tasks-1000-3", ["add", "Buy milk tomorrow"], None),
    ("tasks-1000-3", [], b"q"),
]


def call(*command):
    subprocess.run(command, check=True, stdout=sys.stderr)


def build():
    """Builds the program; returns it without what callgrind cannot read, and the sizes of sections."""
    map_file = os.path.abspath(f"{BUILD}/redo.map")
    flags = ["-c", "release", "--static-swift-stdlib"]
    call("swift", "build", *flags, "--product", "redo-bench")
    if os.path.exists(f"{BUILD}/redo"):
        os.remove(f"{BUILD}/redo")
    call("swift", "build", *flags, "--product", "redo", "-Xlinker", f"-Map={map_file}",
         "-Xlinker", "--no-demangle")
    call("strip", "-g", "-o", f"{BUILD}/redo.symbols", f"{BUILD}/redo")
    return os.path.abspath(f"{BUILD}/redo.symbols"), movable(map_file)


def movable(map_file):
    """The symbols whose sections, all that hold one of that name, are small enough to be moved."""
    found, fixed, size = set(), set(), 0
    with open(map_file, encoding="utf-8", errors="replace") as lines:
        for line in lines:
            fields = line.split(None, 4)
            if len(fields) < 5 or fields[0] == "VMA":
                continue
            name = fields[4].strip()
            if re.search(r":\(\.[^)]*\)$", name):
                size = int(fields[2], 16)
            else:
                (found if size < LARGE else fixed).add(name)
    return found - fixed


def aliases(program):
    """For each function's name all that stand at its address: where functions are alike, one is kept."""
    names = {}
    symbols = subprocess.run(["nm", program], check=True, capture_output=True, text=True).stdout
    for line in symbols.splitlines():
        address, kind, name = line.rsplit(None, 2) if line[0] != " " else ("", "", "")
        if kind in ("t", "T", "w", "W"):
            names.setdefault(address, set()).add(name)
    return {name: alike for alike in names.values() for name in alike}


def called(program, folder, arguments, typed):
    """The names of the functions that a run calls."""
    with tempfile.TemporaryDirectory() as scratch:
        profile = f"{scratch}/calls"
        command = ["valgrind", "--quiet", "--tool=callgrind", "--demangle=no",
                   f"--callgrind-out-file={profile}", program, *arguments]
        environment = ENVIRONMENT | {"REDO_DATA_DIR": folder or f"{scratch}/data"}
        if typed is None:
            subprocess.run(command, check=True, env=environment, stdout=subprocess.DEVNULL)
        else:
            type_into(command, environment, typed)
        with open(profile, encoding="utf-8", errors="replace") as file:
            return {name.split("'")[0]
                    for name in re.findall(r"^c?fn=\(\d+\) (\S+)", file.read(), re.M)}


def type_into(command, environment, typed):
    """Runs a command in a terminal of its own that sends it a few keys."""
    process, terminal = pty.fork()
    if process == 0:
        os.execvpe(command[0], command, environment)
    os.write(terminal, typed)
    try:
        while os.read(terminal, 65_536):
            pass
    except OSError:
        pass
    os.waitpid(process, 0)


def main():
    os.chdir(os.path.join(os.path.dirname(os.path.abspath(__file__)), "../.."))
    program, known = build()
    with tempfile.TemporaryDirectory() as logs:
        for log in sorted({log for log, _, _ in RUNS if log}):
            call(f"{BUILD}/redo-bench", "--keep", logs, "--make", log)
        seen, alike = set(), aliases(program)
        for log, arguments, typed in RUNS:
            named = called(program, log and f"{logs}/{log}", arguments, typed)
            names = {other for name in named for other in alike.get(name, [])} & known
            print(*sorted(names - seen), sep="\n")
            seen |= names
            print(log, arguments, len(names), "functions", file=sys.stderr)


main()
