#!/usr/bin/env python3
"""Writes ScalarTable+Runs.swift from the Unicode Character Database (Debian package unicode-data).

usage: generate.py [UCD-FOLDER] > Sources/RedoTerminal/Text/ScalarTable+Runs.swift

One byte a scalar: bits 0-3 the grapheme break class (the order of GraphemeBreak in Swift), bits 4-5
the columns, bit 6 "never drawn as it is", bit 7 the Emoji property. Scalars with equal bytes form
runs; a run is written as start << 8 | byte.
"""

import sys

FOLDER = sys.argv[1] if len(sys.argv) > 1 else "/usr/share/unicode"
LAST = 0x10FFFF

CLASSES = [
    "Other", "CR", "LF", "Control", "Extend", "ZWJ", "Regional_Indicator", "Prepend",
    "SpacingMark", "L", "V", "T", "LV", "LVT", "Extended_Pictographic",
]
UNSAFE, EMOJI = 1 << 6, 1 << 7

# Letters that show nothing: an all-blank title could hide behind them.
INVISIBLE_LETTERS = {0x115F, 0x3164, 0xFFA0}
# Format characters that only join letters; everything else of category Cf that shows nothing, or
# changes the order of what stands beside it, is replaced.
JOINERS = {0x200C, 0x200D}


def lines(name):
    with open(f"{FOLDER}/{name}", encoding="utf-8") as file:
        for line in file:
            data = line.split("#")[0].strip()
            if data:
                yield [field.strip() for field in data.split(";")]


def span(text):
    first, _, last = text.partition("..")
    return range(int(first, 16), int(last or first, 16) + 1)


def categories():
    found = ["Cn"] * (LAST + 1)
    first = None
    for fields in lines("UnicodeData.txt"):
        scalar = int(fields[0], 16)
        if fields[1].endswith("First>"):
            first = scalar
            continue
        for each in range(first if fields[1].endswith("Last>") else scalar, scalar + 1):
            found[each] = fields[2]
    return found


def main():
    category = categories()
    klass = [0] * (LAST + 1)
    for text, name, *_ in lines("auxiliary/GraphemeBreakProperty.txt"):
        for scalar in span(text):
            klass[scalar] = CLASSES.index(name)
    emoji = set()
    for text, name, *_ in lines("emoji/emoji-data.txt"):
        if name == "Emoji":
            emoji.update(span(text))
        elif name == "Extended_Pictographic":
            for scalar in span(text):
                klass[scalar] = CLASSES.index(name)
    wide = set()
    for text, name, *_ in lines("EastAsianWidth.txt"):
        if name in ("W", "F"):
            wide.update(span(text))

    runs, previous = [], None
    for scalar in range(LAST + 1):
        kind = category[scalar]
        columns = 2 if scalar in wide else 1
        if kind in ("Mn", "Me") or scalar in JOINERS:
            columns = 0
        elif klass[scalar] in (CLASSES.index("V"), CLASSES.index("T")):
            columns = 0
        prepended = klass[scalar] == CLASSES.index("Prepend")
        unsafe = (
            kind in ("Cc", "Cn", "Cs", "Zl", "Zp")
            or (kind == "Cf" and scalar not in JOINERS and not prepended)
            or scalar in INVISIBLE_LETTERS
        )
        value = klass[scalar] | columns << 4 | (UNSAFE if unsafe else 0)
        value |= EMOJI if scalar in emoji else 0
        if value != previous:
            runs.append((scalar, value))
            previous = value

    print("// Written by Tests/RedoTerminalTests/Tables/generate.py from Unicode 15.0; do not edit.")
    print()
    print("extension ScalarTable {")
    print("  /// Where each run of equal scalars starts, shifted left by 8, and its byte.")
    print("  // swift-format-ignore")
    print("  static let runs: [UInt32] = [")
    words = [f"0x{start << 8 | value:X}" for start, value in runs]
    row = "   "
    for word in words:
        if len(row) + len(word) + 2 > 118:
            print(row)
            row = "   "
        row += f" {word},"
    print(row)
    print("  ]")
    print("}")


main()
