"""Turns what `tmux capture-pane -p -e` prints into an SVG: text and colours as the terminal has them."""

import re
import unicodedata
from html import escape

WIDTH, HEIGHT = 8.43, 17
MARGIN = 14
WORDS = re.compile(r"[^ ]+(?: [^ ]+)*")
SEQUENCE = re.compile(r"\x1b\[([0-9;:]*)m|\x1b\][^\x07\x1b]*(?:\x07|\x1b\\)|\x1b[()][A-Z0-9]|[\x0e\x0f]")


def palette(index):
    """The colour of a number of the xterm palette."""
    if index < 16:
        level = 255 if index > 7 else 170
        return "#%02x%02x%02x" % tuple(level if index & bit else 0 for bit in (1, 2, 4))
    if index >= 232:
        return "#%02x%02x%02x" % ((8 + 10 * (index - 232),) * 3)
    steps = [(index - 16) // 36, (index - 16) // 6 % 6, (index - 16) % 6]
    return "#%02x%02x%02x" % tuple(0 if step == 0 else 55 + 40 * step for step in steps)


class Style:
    """How the next character looks."""

    def __init__(self):
        self.front = self.back = None
        self.marks = frozenset()

    def apply(self, text):
        codes = [int(code or 0) for code in re.split("[;:]", text)]
        while codes:
            code = codes.pop(0)
            if code == 0:
                self.__init__()
            elif code in (38, 48):
                kind = codes.pop(0)
                if kind == 2:
                    color = "#%02x%02x%02x" % tuple(codes[:3])
                    del codes[:3]
                else:
                    color = palette(codes.pop(0))
                if code == 38:
                    self.front = color
                else:
                    self.back = color
            elif 30 <= code <= 37 or 90 <= code <= 97:
                self.front = palette(code % 10 + (8 if code >= 90 else 0))
            elif 40 <= code <= 47 or 100 <= code <= 107:
                self.back = palette(code % 10 + (8 if code >= 100 else 0))
            elif code == 39:
                self.front = None
            elif code == 49:
                self.back = None
            elif code in (1, 2, 3, 4, 7):
                self.marks |= {code}
            elif code == 22:
                self.marks -= {1, 2}
            elif code in (23, 24, 27):
                self.marks -= {code - 20}

    def shown(self, front, back):
        colors = (self.front or front, self.back or back)
        return (colors[::-1] if 7 in self.marks else colors) + (self.marks - {7},)


def columns(character):
    """How many columns a character takes, as far as screens of Redo have it."""
    if unicodedata.combining(character) or character in "\u200d\ufe0f":
        return 0
    return 2 if unicodedata.east_asian_width(character) in "WF" else 1


def runs(line, style, front, back):
    """The pieces of a row that look alike: (column, columns, text, look)."""
    column, place, found = 0, 0, []
    while place < len(line):
        match = SEQUENCE.match(line, place)
        if match:
            if match.group(1) is not None:
                style.apply(match.group(1))
            place = match.end()
            continue
        width = columns(line[place])
        look = style.shown(front, back)
        if found and found[-1][3] == look:
            found[-1][1] += width
            found[-1][2] += line[place]
        else:
            found.append([column, width, line[place], look])
        column += width
        place += 1
    return found


def svg(capture, front, back, title):
    """The picture of a capture."""
    rows = capture.rstrip("\n").split("\n")
    style, grounds, texts, colors, widest = Style(), [], [], {}, 0

    def name(color):
        return colors.setdefault(color, "c%d" % len(colors))

    for number, line in enumerate(rows):
        y = MARGIN + number * HEIGHT
        for column, width, text, (ink, ground, marks) in runs(line, style, front, back):
            widest = max(widest, column + width)
            x = MARGIN + column * WIDTH
            if ground != back:
                grounds.append(
                    '<path class="%s" d="M%.1f %dh%.1fv%dh-%.1fz"/>'
                    % (name(ground), x, y, width * WIDTH, HEIGHT, width * WIDTH))
            kinds = [name(ink)] + [mark for code, mark in ((1, "b"), (2, "d"), (3, "i"), (4, "u")) if code in marks]
            # Not every reader keeps blanks that stand side by side.
            for piece in WORDS.finditer(text):
                left = x + sum(map(columns, text[: piece.start()])) * WIDTH
                wide = sum(map(columns, piece.group())) * WIDTH
                # One sign has its width anyway.
                stretch = ' textLength="%.1f"' % wide if len(piece.group()) > 1 else ""
                texts.append(
                    '<text class="%s" x="%.1f" y="%d"%s>%s</text>'
                    % (" ".join(kinds), left, y + 13, stretch, escape(piece.group())))
    rules = "".join(".%s{fill:%s}" % (kind, color) for color, kind in colors.items())
    width, height = widest * WIDTH + 2 * MARGIN, len(rows) * HEIGHT + 2 * MARGIN
    return "\n".join([
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %.0f %d" role="img">' % (width, height),
        "<title>%s</title>" % escape(title),
        "<style>text{font:14px 'DejaVu Sans Mono',Menlo,Consolas,monospace;white-space:pre}"
        ".b{font-weight:bold}.d{opacity:.7}.i{font-style:italic}.u{text-decoration:underline}%s</style>" % rules,
        '<rect width="100%%" height="100%%" rx="10" fill="%s"/>' % back,
        *grounds, *texts, "</svg>", ""])
