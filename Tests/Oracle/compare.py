#!/usr/bin/env python3
"""Holds the program against the oracle: random logs, verdicts and tasks compared one by one.

    compare.py REDO [--logs N] [--seed N] [--processes N]

REDO is the program. Prints the seed of every log on which the two differ and exits 1 if any did;
`generate.py --seed` makes that log again. Needs Python 3.11, rfc8785 and PyNaCl.
"""

import argparse
import json
import multiprocessing
import os
import random
import shutil
import subprocess
import sys
import tempfile

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
sys.setrecursionlimit(10_000)

import generate  # noqa: E402
import oracle  # noqa: E402

# What follows from the clock or from the shown title, which the oracle does not know.
UNCOMPARED = {"rank", "overdue", "title", "storedTitle"}


def log_of(seed):
    """A random log of a random size; like generate.py's, but quicker to make in numbers."""
    sizes = random.Random(seed)
    if seed % 50 == 0:
        generator, steps = generate.LongGenerator(seed), 700
    else:
        faults = sizes.choice([0, .1, .2, .4])
        generator, steps = generate.Generator(seed, sizes.randint(1, 6), faults), 90
    for _ in range(sizes.randint(steps // 18, steps)):
        generator.step()
    if sizes.random() < .5:
        sizes.shuffle(generator.lines)
    data = b"".join(line + b"\n" for line in generator.lines)
    return data[:len(data) - sizes.choice([0, 0, 1, 30])]


def run(program, folder, *arguments):
    environment = {"REDO_DATA_DIR": folder, "HOME": folder, "XDG_CONFIG_HOME": folder, "TZ": "UTC",
                   "REDO_NOW": "2026-11-20T14:05:00Z", "PATH": os.environ.get("PATH", "")}
    done = subprocess.run([program, *arguments], env=environment, capture_output=True, timeout=120)
    # That the log has faults is told beside the answer; anything else said there is wrong.
    trouble = [line for line in done.stderr.splitlines() if b"redo verify shows" not in line]
    if trouble or done.returncode not in (0, 1):
        raise RuntimeError(f"{arguments}: exit {done.returncode}: {done.stderr.decode()[:300]}")
    return json.loads(done.stdout)


def difference(program, seed):
    """What differs on the log of a seed; None where nothing does."""
    data = log_of(seed)
    log = oracle.Log(data)
    folder = tempfile.mkdtemp(prefix="redo-oracle-")
    try:
        descriptor = os.open(os.path.join(folder, "changes.jsonl"), os.O_WRONLY | os.O_CREAT, 0o600)
        with open(descriptor, "wb") as file:
            file.write(data)
        found = run(program, folder, "verify", "--json")
        expected = log.verify()
        for report in (found, expected):
            # How a violation is put into words is each reader's own.
            for rejected in report["rejected"]:
                del rejected["message"]
        for key in expected:
            if found.get(key) != expected[key]:
                return f"verify, {key}:\n  redo   {found.get(key)}\n  oracle {expected[key]}"
        tasks = {task["id"]: task for task in run(program, folder, "list", "--json", "--all")}
        wanted = {task["id"]: task for task in oracle.Replay(log).tasks()}
        if set(tasks) != set(wanted):
            return f"tasks: only one of the two has {set(tasks) ^ set(wanted)}"
        for name, task in wanted.items():
            if tasks[name]["storedTitle"] != task["title"]:
                return f"{name}: title {tasks[name]['storedTitle']!r} for {task['title']!r}"
            for key in set(task) - UNCOMPARED:
                left, right = tasks[name].get(key), task[key]
                if (sorted(left) if key == "heads" else left) != (
                        sorted(right) if key == "heads" else right):
                    return f"{name}, {key}:\n  redo   {left}\n  oracle {right}"
        return None
    except (RuntimeError, subprocess.TimeoutExpired, json.JSONDecodeError) as error:
        return str(error)
    finally:
        shutil.rmtree(folder)


def judge(job):
    program, seed = job
    return seed, difference(program, seed)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program")
    parser.add_argument("--logs", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    options = parser.parse_args()
    jobs = [(os.path.abspath(options.program), seed)
            for seed in range(options.seed, options.seed + options.logs)]
    differing = 0
    with multiprocessing.Pool(options.processes) as pool:
        for seed, text in pool.imap_unordered(judge, jobs, chunksize=8):
            if text is not None:
                differing += 1
                print(f"seed {seed}: {text[:2000]}", flush=True)
    print(f"{options.logs} logs, seeds {options.seed} to {options.seed + options.logs - 1}: "
          f"{differing} differ")
    return 1 if differing else 0


if __name__ == "__main__":
    sys.exit(main())
