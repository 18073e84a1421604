#!/usr/bin/env python3
"""Takes the README's pictures: `python3 Tests/Pictures/take.py .build/release/redo`.

Works some weeks of tasks into a new log, shows screens of it in tmux, and writes `*.svg` here.
With `--all FOLDER` it writes every screen in every theme there instead, to be looked at.
"""

import argparse
import datetime
import os
import pathlib
import random
import subprocess
import tempfile
import time

from svg import svg

HERE = pathlib.Path(__file__).parent
THEMES = HERE.parent.parent / "Themes"
NOW = datetime.datetime(2026, 11, 20, 14, 5)
COLUMNS, ROWS = 104, 30

# Each picture: its name, theme, motion, the keys that lead there, the seconds to wait, what it shows.
PICTURES = [
    ("tasks", "matrix", "full", [], 0.75, "The tasks, while the rain of a start falls"),
    ("analytics", "matrix", "none", ["4"], 0.6, "The analytics: streaks, a year, a forecast"),
    ("calendar", "amber", "none", ["3"], 0.6, "The calendar in the amber theme"),
    ("plan", "daylight", "none", ["2"], 0.6, "Today's plan in the daylight theme"),
]

# Every screen and what lies over one: its name, and the keys that lead there.
SCREENS = [
    ("tasks", []), ("task", ["Enter"]), ("plan", ["2"]), ("calendar", ["3"]), ("week", ["3", "w"]),
    ("analytics", ["4"]), ("activity", ["5"]), ("settings", ["6"]), ("triage", ["T"]), ("form", ["e"]),
    ("line", ["a"]), ("question", ["D"]), ("presets", ["F"]), ("palette", [":"]), ("help", ["?"]),
    ("change", ["5", "v"]),
]

OPEN = [
    ("Pay rent p5 every 30 days #home 2026-11-19 12:00 // To the new account.", -20),
    ("Water the plants p3 every 7 days #home 2026-11-20 10:00", -6),
    ("Review the draft @ana p4 ~3 #work 2026-11-20 18:00", -2),
    ("Stretch p2 every day 2026-11-20 22:00", -1),
    ("Renew the passport p4 ~3 #admin 2026-11-23 09:00 // Bring two photos and the old one.", -3),
    ("Call the bank about the card p4 @ben #money 2026-11-25 10:00", -2),
    ("買い物リスト 🎉 for the party p3 #home 2026-11-24 17:00", -1),
    ("Write the talk p4 ~8 #work @ana @ben 2026-12-04 17:00", -9),
    ("Book the dentist p3 #health 2027-01-12 08:30", -4),
    ("Plan the garden p2 ~5 #home 2026-12-10 12:00", -12),
    ("Learn the ukulele p1 someday", -15),
]
DONE = ["Answer mail", "Fix the gate", "Read chapter", "Tidy the desk", "Back up photos", "Run 5 km"]


def run(program, variables, moment, *arguments):
    stamp = moment.strftime("%Y-%m-%dT%H:%M:%SZ")
    return subprocess.run(
        [program, *arguments], env={**variables, "REDO_NOW": stamp}, check=True, capture_output=True,
        text=True).stdout


def fill(program, variables):
    """Weeks of work: days with more and with less, then what is open now."""
    chance = random.Random(20)
    for back in range(75, -1, -1):
        day = NOW - datetime.timedelta(days=back)
        if day.weekday() > 4 and chance.random() < 0.6:
            continue
        for _ in range(chance.choice([0, 1, 1, 2, 2, 3, 4]) if back else 2):
            moment = day.replace(hour=chance.choice([8, 9, 10, 11, 13, 14]), minute=chance.randrange(0, 5))
            task = run(
                program, variables, moment, "add",
                "%s ~%d p%d today" % (chance.choice(DONE), chance.choice([1, 2, 3, 5]), chance.randrange(1, 6)))
            run(program, variables, moment + datetime.timedelta(minutes=1), "done", task.split()[0])
    for line, days in OPEN:
        run(program, variables, NOW + datetime.timedelta(days=days, hours=-2), "add", line)


def colors(theme):
    """The text and the ground of a theme."""
    lines = (THEMES / (theme + ".theme")).read_text().splitlines()
    values = dict(line.split(" = ", 1) for line in lines if " = " in line and not line.startswith("#"))
    return values["text"].split()[0].lower(), values["ground-background"].split()[0].lower()


def take(program, variables, theme, motion, keys, pause):
    """What the terminal shows."""
    config = pathlib.Path(variables["XDG_CONFIG_HOME"]) / "redo" / "config"
    config.parent.mkdir(parents=True, exist_ok=True)
    config.write_text("theme = %s\nmotion = %s\nname = Ana\n" % (theme, motion))
    tmux = ["tmux", "-L", "redo-pictures", "-f", "/dev/null", "-u"]
    environment = {
        **variables, "REDO_NOW": NOW.strftime("%Y-%m-%dT%H:%M:%SZ"), "COLORTERM": "truecolor",
        "TERM": "xterm-256color", "LC_ALL": "C.UTF-8"}
    words = ["%s=%s" % item for item in environment.items()]
    try:
        subprocess.run(
            tmux + ["new-session", "-d", "-x", str(COLUMNS), "-y", str(ROWS), "env", "-u", "NO_COLOR", *words, program],
            check=True)
        for key in keys:
            time.sleep(0.4)
            subprocess.run(tmux + ["send-keys", key], check=True)
        time.sleep(pause)
        return subprocess.run(tmux + ["capture-pane", "-p", "-e"], check=True, capture_output=True, text=True).stdout
    finally:
        subprocess.run(tmux + ["kill-server"], capture_output=True)


def everything():
    """A picture of each screen in each theme."""
    themes = sorted(path.stem for path in THEMES.glob("*.theme"))
    return [
        ("%s-%s" % (name, theme), theme, "none", keys, 0.6, "%s in %s" % (name, theme))
        for name, keys in SCREENS for theme in themes]


def main():
    parser = argparse.ArgumentParser(description="Takes pictures of the running program.")
    parser.add_argument("program", type=os.path.abspath)
    parser.add_argument("--all", metavar="FOLDER", type=pathlib.Path, help="every screen in every theme, there")
    asked = parser.parse_args()
    program = asked.program
    pictures, target = (everything(), asked.all) if asked.all else (PICTURES, HERE)
    target.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        variables = {
            "REDO_DATA_DIR": folder + "/data", "XDG_CONFIG_HOME": folder + "/config", "HOME": folder,
            "TZ": "UTC", "PATH": os.environ["PATH"]}
        fill(program, variables)
        for name, theme, motion, keys, pause, title in pictures:
            capture = take(program, variables, theme, motion, keys, pause)
            text = svg(capture, *colors(theme), title)
            (target / (name + ".svg")).write_text(text)
            print("%s.svg: %d bytes" % (name, len(text.encode())))


if __name__ == "__main__":
    main()
