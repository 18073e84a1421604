#!/usr/bin/env python3
"""Writes TerminalEntry+Compiled.swift: descriptions of xterm and tmux of our own, compiled by tic.

usage: generate.py > Sources/RedoCurses/TerminalEntry+Compiled.swift

They are those of the system but for colours. Plain systems describe 256 of them only; two of ours have
24-bit colour, separated by semicolons, which more terminals read than colons.

In all of them a colour that is set already is not sent again. ncurses sends both colours whenever one
changes, which is a quarter of all it sends; here setaf and setab keep what they set last, and one more so
that 0 is none, in the static variables F and B of terminfo(5). Therefore nothing that ends an attribute may
take the colours away: sgr and sgr0, which would, are left out, and ncurses ends italic, underline and standout
each by its own. It has no end for bold, so in these descriptions standout is what shows bold; dim and reverse,
which have none either, are colours here. At the end of what it draws it sends op, which is empty here, and the
colours of its pair 0. No cell of ours has colours below 8, and they send nothing: 7 leaves what is set, and 0
has the next colour be sent, since between two frames others may write to the terminal. The alternative
character set is not used and not left.
"""

import base64
import glob
import os
import subprocess
import tempfile
import textwrap

DROPPED = {"setb", "setf", "setab", "setaf", "sgr", "sgr0", "smso", "rmso", "op"}
NOT_DIRECT = {"colors", "pairs", "ccc", "initc", "oc", "RGB"}
ATTRIBUTES = "\tsmso=\\E[1m,\n\trmso=\\E[22m,\n\top=,\n"
DIRECT = "38;2;%p1%{65536}%/%d;%p1%{256}%/%{255}%&%d;%p1%{255}%&%d"
INDEXED = "38;5;%p1%d"


def setter(name, variable, base, color):
    """A capability that sets a colour unless it is the one set last; 0 forgets it."""
    color = color.replace("38;", f"{base + 8};", 1)
    return (
        f"\t{name}=%?%p1%!%t%{{0}}%P{variable}"
        f"%e%p1%{{7}}%=%!%g{variable}%p1%{{1}}%+%=%!%A%t%p1%{{1}}%+%P{variable}\\E[{color}m%;,\n")


def source(base, name, is_direct):
    listing = subprocess.run(
        ["infocmp", "-1", "-x", base], check=True, capture_output=True, text=True
    ).stdout
    dropped = DROPPED | (NOT_DIRECT if is_direct else set())
    kept = []
    for line in listing.splitlines():
        if line.startswith("#") or not line.startswith("\t"):
            continue
        capability = line.strip().rstrip(",").split("=")[0].split("#")[0].split("@")[0]
        if capability not in dropped:
            kept.append(line)
    color = DIRECT if is_direct else INDEXED
    return (
        f"{name}|{base} that sends no colour twice,\n" + "\n".join(kept) + "\n"
        + ("\tRGB,\n\tcolors#0x1000000,\n\tpairs#0x10000,\n" if is_direct else "")
        + setter("setaf", "F", 30, color) + setter("setab", "B", 40, color) + ATTRIBUTES)


def compiled(text, name):
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "entry.src")
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
        subprocess.run(["tic", "-x", "-o", folder, path], check=True, stderr=subprocess.DEVNULL)
        (found,) = glob.glob(os.path.join(folder, "*", name))
        with open(found, "rb") as file:
            return base64.b64encode(file.read()).decode("ascii")


def main():
    print("// Written by Tests/RedoCursesTests/Terminfo/generate.py; do not edit.")
    print()
    print("extension TerminalEntry {")
    for index, (kind, depth) in enumerate(
        (kind, depth) for kind in ("xterm", "tmux") for depth in ("direct", "indexed")
    ):
        base, name = f"{kind}-256color", f"redo-{kind}-{depth}"
        text = compiled(source(base, name, depth == "direct"), name)
        if index:
            print()
        print(f"  /// {base} with {'24-bit' if depth == 'direct' else '256'} colours, none of them sent twice.")
        print("  // swift-format-ignore")
        print(f"  static let {kind}{depth.capitalize()} = TerminalEntry(name: \"{name}\", compiled: \"\"\"")
        print("    " + "\\\n    ".join(textwrap.wrap(text, 100)))
        print('    """)')
    print("}")


main()
