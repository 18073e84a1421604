#!/usr/bin/env python3
"""Random JSON values, each in a random spelling and in the canonical form that rfc8785 gives it.

    canonical.py --seed N [--count N]

Two lines a value. Needs Python 3.11 and rfc8785.
"""

import argparse
import math
import random
import struct
import sys

import rfc8785

ESCAPES = {"\"": "\\\"", "\\": "\\\\", "/": "\\/", "\b": "\\b", "\f": "\\f", "\n": "\\n",
           "\r": "\\r", "\t": "\\t"}
# Where UTF-8, UTF-16 and escapes each begin something new; surrogates are no characters.
RANGES = [(0, 0x1F), (0x20, 0x7F), (0x80, 0x7FF), (0x800, 0xD7FF), (0xE000, 0xFFFF),
          (0x10000, 0x10FFFF)]
DEPTH = 4


def text(dice):
    """A string; short, so that keys agree in how they begin."""
    return "".join(
        dice.choice("ab\"\\/\n\uFB33\U0001F600") if dice.random() < .5
        else chr(dice.randint(*dice.choice(RANGES))) for _ in range(dice.randint(0, 6)))


def number(dice):
    """A number: any double that is finite, one of a few digits, or an integer."""
    kind = dice.randrange(4)
    if kind == 0:
        return dice.randint(1 - 2**53, 2**53 - 1) >> dice.randint(0, 52)
    if kind == 1:
        # Where ECMAScript changes from one notation to the other.
        return dice.randint(-10**6, 10**6) * 10.0 ** dice.randint(-30, 30)
    while True:
        bits = dice.getrandbits(64)
        if kind == 2:
            bits &= ~((1 << dice.randint(0, 52)) - 1)
        value = struct.unpack("<d", struct.pack("<Q", bits))[0]
        if math.isfinite(value):
            return value


def value(dice, depth=DEPTH):
    kind = dice.randrange(7 if depth else 4)
    if kind == 0:
        return dice.choice([None, True, False])
    if kind <= 2:
        return number(dice)
    if kind == 3:
        return text(dice)
    if kind == 4:
        return [value(dice, depth - 1) for _ in range(dice.randint(0, 4))]
    return {text(dice): value(dice, depth - 1) for _ in range(dice.randint(0, 8))}


def spelled_text(dice, string):
    spelled = []
    for character in string:
        if character in ESCAPES and dice.random() < .5:
            spelled.append(ESCAPES[character])
        elif character < " " or character in "\"\\" or dice.random() < .3:
            units = character.encode("utf-16-be")
            for unit in struct.unpack(f">{len(units) // 2}H", units):
                spelled.append("\\u" + format(unit, dice.choice(["04x", "04X"])))
        else:
            spelled.append(character)
    return "\"" + "".join(spelled) + "\""


def spelled_number(dice, value):
    if isinstance(value, int):
        return str(value) + dice.choice(["", "", ".0", "e0", "E+0"])
    return dice.choice([repr(value), format(value, ".17g"), format(value, ".25e"),
                        format(value, ".16E")])


def spelled(dice, value):
    """The value as JSON in one of its many spellings, on one line."""
    def space():
        return dice.choice(["", "", "", " ", "\t", "  "])

    if value is None or isinstance(value, bool):
        inner = {None: "null", True: "true", False: "false"}[value]
    elif isinstance(value, (int, float)):
        inner = spelled_number(dice, value)
    elif isinstance(value, str):
        inner = spelled_text(dice, value)
    elif isinstance(value, list):
        inner = "[" + (",".join(spelled(dice, element) for element in value) or space()) + "]"
    else:
        members = list(value.items())
        dice.shuffle(members)
        inner = "{" + (",".join(space() + spelled_text(dice, key) + space() + ":" +
                                spelled(dice, member) for key, member in members) or space()) + "}"
    return space() + inner + space()


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=2000)
    options = parser.parse_args()
    dice = random.Random(options.seed)
    for _ in range(options.count):
        made = value(dice)
        sys.stdout.buffer.write(spelled(dice, made).encode() + b"\n" + rfc8785.dumps(made) + b"\n")


if __name__ == "__main__":
    main()
