#!/usr/bin/env python3
"""Writes TerminalEntry+Compiled.swift: terminal descriptions with 24-bit colour, compiled by tic.

usage: generate.py > Sources/RedoCurses/TerminalEntry+Compiled.swift

Plain systems carry descriptions of xterm and tmux with 256 colours only. These are the same with
the palette's capabilities replaced by direct colour. Colours are separated by semicolons, which more
terminals read than colons. Numbers below 8 stay the ANSI colours, as ncurses expects.
"""

import base64
import glob
import os
import subprocess
import tempfile
import textwrap

DROPPED = {
    "colors", "pairs", "ccc", "initc", "oc", "setab", "setaf", "setb", "setf", "RGB",
}
DIRECT = (
    "\tRGB,\n\tcolors#0x1000000,\n\tpairs#0x10000,\n"
    "\tsetaf=\\E[%?%p1%{8}%<%t3%p1%d%e38;2;%p1%{65536}%/%d;%p1%{256}%/%{255}%&%d;"
    "%p1%{255}%&%d%;m,\n"
    "\tsetab=\\E[%?%p1%{8}%<%t4%p1%d%e48;2;%p1%{65536}%/%d;%p1%{256}%/%{255}%&%d;"
    "%p1%{255}%&%d%;m,\n"
)


def direct(base, name):
    listing = subprocess.run(
        ["infocmp", "-1", "-x", base], check=True, capture_output=True, text=True
    ).stdout
    kept = []
    for line in listing.splitlines():
        if line.startswith("#") or not line.startswith("\t"):
            continue
        capability = line.strip().rstrip(",").split("=")[0].split("#")[0].split("@")[0]
        if capability not in DROPPED:
            kept.append(line)
    source = f"{name}|{base} with direct colour,\n" + "\n".join(kept) + "\n" + DIRECT
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "entry.src")
        with open(path, "w", encoding="utf-8") as file:
            file.write(source)
        subprocess.run(["tic", "-x", "-o", folder, path], check=True, stderr=subprocess.DEVNULL)
        (compiled,) = glob.glob(os.path.join(folder, "*", name))
        with open(compiled, "rb") as file:
            return base64.b64encode(file.read()).decode("ascii")


def main():
    print("// Written by Tests/RedoCursesTests/Terminfo/generate.py; do not edit.")
    print()
    print("extension TerminalEntry {")
    for index, (base, constant) in enumerate(
        [("xterm-256color", "xtermDirect"), ("tmux-256color", "tmuxDirect")]
    ):
        name = "redo-" + base.removesuffix("-256color") + "-direct"
        if index:
            print()
        print(f"  /// {base} with 24-bit colour.")
        print("  // swift-format-ignore")
        print(f'  static let {constant} = TerminalEntry(name: "{name}", compiled: """')
        print("    " + "\\\n    ".join(textwrap.wrap(direct(base, name), 100)))
        print('    """)')
    print("}")


main()
