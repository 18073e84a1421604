#!/usr/bin/env python3
"""Random Redo change logs, most broken nodes with one fault, to a file or to standard output.

    generate.py --seed N [--count N] [--tasks N] [--faults RATE] [--output FILE]

Needs Python 3.11, rfc8785 and PyNaCl.
"""

import argparse
import functools
import hashlib
import json
import random
import sys

import rfc8785
from nacl.signing import SigningKey

TEXTS = ["water", "pay rent #home", "call @ana about #tax #once", "naïve 😀", "a\nb\t\"c\" \\ / d",
         "\u0001\u007f\u2028", "#only @labels", "é and e\u0301", "", "x" * 300]
STRATEGIES = ["ours", "theirs", "union", "lww", "manual", "max", "min"]
PATHS = ["title", "description", "privacy", "storyPoints", "priority", "frequencyDays", "archived",
         "nonsense"]
VALUES = ["by hand", "", 0, 4, 9, -1, 1.5, True, None, [], {"a": 1}, "2026-06-01T02:00:00+02:00",
          1e21, 5e-324, {"\ue000": 1, "😀": [[[]]], "é": {"": -1e-7}}]
YEARS = [0, 1, 1600, 1900, 1969, 1970, 2000, 2024, 9996, 9999]


@functools.cache
def spelled(letter):
    return json.dumps(letter)[1:-1]


class Generator:
    def __init__(self, seed, tasks, faults):
        self.random = random.Random(seed)
        self.keys = [SigningKey(bytes([number]) * 32) for number in (1, 2, 3)]
        self.tasks = [self.uuid() for _ in range(tasks)]
        self.grown = {task: [] for task in self.tasks}   # what others grow on
        self.todos = {task: [] for task in self.tasks}
        self.faults = faults
        self.loss = .01
        self.lines = []
        self.nodes = {}
        self.bad = set()

    def uuid(self):
        digits = "%032x" % self.random.getrandbits(128)
        variant = self.random.choice("89ab")
        return "-".join([digits[:8], digits[8:12], "4" + digits[13:16], variant + digits[17:20],
                         digits[20:]])

    def wall(self):
        if self.random.random() < .02:
            return "%04d-02-28T23:59:59.999Z" % self.random.choice(YEARS)
        return "2026-03-01T09:00:%02d.%03dZ" % (self.random.randrange(6), self.random.randrange(2))

    def date_time(self):
        year = self.random.choice(YEARS) if self.random.random() < .1 else 2026
        base = "%04d-%02d-%02dT%02d:%02d:%02d" % (year, *(
            self.random.randrange(low, high)
            for low, high in ((1, 13), (1, 29), (0, 24), (0, 60), (0, 60))))
        return base + self.random.choice(["Z", "z", ".5Z", ".123456Z", ".000Z", "+05:30", "-23:59"])

    def text(self):
        return self.random.choice(TEXTS)

    def title(self):
        return self.text() or "untitled"

    def maybe(self, payload, key, value, chance=0.3):
        if self.random.random() < chance:
            payload[key] = value
        return payload

    def ancestors(self, name):
        found, pending = [], [name]
        while pending:
            current = pending.pop()
            if current not in found and current in self.nodes:
                found.append(current)
                pending += self.nodes[current]["parents"]
        return found

    def fields(self):
        pool = {
            "title": self.title(), "description": self.text(), "privacy": self.random.random() < .5,
            "storyPoints": self.random.choice([0, 1, 5, 2**53 - 1]),
            "priority": self.random.randint(1, 5), "frequencyDays": self.random.randint(1, 40)}
        names = self.random.sample(sorted(pool), self.random.randint(1, 3))
        return {name: pool[name] for name in names}

    def change(self, task):
        """(action, parents, payload), mostly sound."""
        grown = self.grown[task]
        if not grown or self.random.random() < 0.03:
            return "CREATE", [], {"title": self.title()} | (self.fields() if grown else {})
        reach = 2 if self.random.random() < 0.7 else len(grown)
        parent = self.random.choice(grown[-reach:])
        todos = self.todos[task]
        todo = self.random.choice(todos) if todos and self.random.random() < .95 else self.uuid()
        action = self.random.choices(
            ["UPDATE", "CREATE_TODO", "COMPLETE_TODO", "SNOOZE", "ARCHIVE", "UNARCHIVE", "DELETE",
             "MERGE"], [6, 6, 4, 4, 1, 1, 2, 4])[0]
        if action == "UPDATE":
            return action, [parent], self.fields()
        if action == "CREATE_TODO":
            new = self.uuid() if self.random.random() < .9 else todo
            payload = {"todoTaskId": new, "deadline": self.date_time()}
            return action, [parent], self.maybe(payload, "notes", self.text())
        if action == "COMPLETE_TODO":
            payload = {"todoTaskId": todo, "completed": self.date_time()}
            return action, [parent], self.maybe(payload, "notes", self.text())
        if action == "SNOOZE":
            payload = {"todoTaskId": todo}
            if self.random.random() < .5:
                payload["daysToExtend"] = self.random.choice([1, 7, 365, 4_000_000, 2**53 - 1])
            else:
                payload["newDeadline"] = self.date_time()
            return action, [parent], self.maybe(payload, "notes", self.text())
        if action == "DELETE":
            chain = self.ancestors(parent)
            self.random.shuffle(chain)
            if self.random.random() < .2:
                chain.append(self.random.choice(sorted(self.nodes)))
            return action, [parent], {"deletedChain": chain}
        if action == "MERGE":
            merge = self.merge(task)
            return merge or ("UPDATE", [parent], self.fields())
        return action, [parent], {}

    def merge(self, task):
        grown = list(dict.fromkeys(self.grown[task]))
        if len(grown) < 2:
            return None
        parents = self.random.sample(grown, min(len(grown), self.random.choice([2, 2, 3, 10])))
        shared = set(self.ancestors(parents[0]))
        for parent in parents:
            shared &= set(self.ancestors(parent))
        bases = sorted(shared) + parents
        payload = {"base": self.random.choice(bases)}
        policy = self.maybe({}, "defaultStrategy", self.random.choice(STRATEGIES), .7)
        self.maybe(policy, "lwwTiebreakers", ["wall", "author"])
        self.maybe(policy, "arrayStrategy", "union")
        self.maybe(payload, "policy", policy, .6)
        todo = self.random.choice(self.todos[task] or [self.uuid()])
        self.maybe(payload, "resolutions", {
            "task": [self.resolution(parents, PATHS) for _ in range(3)],
            "todos": [{"todoTaskId": todo, "fields": [
                self.resolution(parents, ["deadline", "completed", "notes"]) for _ in range(2)]}]},
            .6)
        return "MERGE", parents, payload

    def stands_on(self, base, parents):
        """Whether a base is one of some parents, or all of them descend from it."""
        return base in parents or all(base in self.ancestors(parent) for parent in parents)

    def resolution(self, parents, paths):
        strategy = self.random.choice(STRATEGIES)
        result = {"path": self.random.choice(paths), "strategy": strategy}
        if strategy in ("ours", "theirs"):
            result["chosenParent"] = self.random.choice(parents)
        if strategy == "manual":
            result["value"] = self.random.choice(VALUES)
        return result

    def step(self):
        task = self.random.choice(self.tasks)
        action, parents, payload = self.change(task)
        number = self.random.randrange(3)
        public = self.keys[number].verify_key.encode().hex()
        author = {"userId": public[:32], "deviceId": "device-%d" % number, "publicKey": public}
        self.maybe(author, "name", self.text(), .1)
        if self.random.random() < .02:
            del author["publicKey"]
        lamports = [self.nodes[parent]["timestamp"]["lamport"] for parent in parents]
        body = {
            "version": 1, "parents": parents, "action": action, "taskId": task, "author": author,
            "timestamp": {"lamport": max(lamports, default=0) + 1, "wall": self.wall()},
            "data": {"payload": payload}}
        fault = self.random.random() < self.faults
        node = self.broken(body, number) if fault else self.signed(body, number)
        name = node.get("id")
        kin = any(parent in self.bad for parent in parents)
        lost = not fault and self.random.random() < self.loss
        if not lost:
            self.write(node)
        if isinstance(name, str) and name not in self.nodes and "parents" in node \
                and isinstance(node.get("timestamp"), dict):
            self.nodes[name] = node
            weak = fault or kin or lost or action == "DELETE" or (
                action == "CREATE" and self.grown[task])
            if weak:
                self.bad.add(name)
            if action == "MERGE" and not self.stands_on(payload["base"], parents):
                weak = True
                self.bad.add(name)
            if not weak or self.random.random() < .1:
                self.grown[task].append(name)
            if action == "CREATE_TODO" and not weak and payload["todoTaskId"] is not None:
                self.todos[task].append(payload["todoTaskId"])

    def signed(self, body, number):
        canonical = rfc8785.dumps(body)
        node = dict(body)
        node["id"] = "sha256:" + hashlib.sha256(canonical).hexdigest()
        if "publicKey" in body["author"] and self.random.random() < .97:
            node["signature"] = self.keys[number].sign(canonical).signature.hex()
        return node

    def broken(self, body, number):
        """A node with a fault, before it is signed or after, and at times with one more."""
        body = json.loads(json.dumps(body))
        payload, stamp = body["data"]["payload"], body["timestamp"]
        hexes = "%064x" % self.random.getrandbits(256)
        before = [
            lambda: body.update(extra=1), lambda: body.update(version=2),
            lambda: body.update(taskId=body["taskId"].upper()), lambda: body.pop("data"),
            lambda: body.update(parents=["sha256:" + hexes.upper()]),
            lambda: body.update(parents=["sha256:" + hexes]),
            lambda: body.update(parents=body["parents"] * 2), lambda: stamp.update(lamport=0),
            lambda: stamp.update(lamport=stamp["lamport"] + 1), lambda: stamp.pop("wall"),
            lambda: stamp.update(wall="2026-02-30T09:00:00.000Z"),
            lambda: body["author"].update(deviceId=""), lambda: body["author"].update(x="y"),
            lambda: body["author"].update(userId=hexes[:32]),
            lambda: body["author"].update(publicKey=body["author"].get("publicKey", "")[:-1] + "G"),
            lambda: payload.update(unknown=1), lambda: payload.update(archived=True),
            lambda: payload.update(title=""), lambda: payload.update(priority=6),
            lambda: payload.update(storyPoints=1.5), lambda: payload.update(daysToExtend=0),
            lambda: payload.update(deadline="soon"), lambda: payload.update(notes=1),
            lambda: payload.update(todoTaskId=self.uuid()), lambda: payload.update(deletedChain=[]),
            lambda: payload.update(deletedChain=["sha256:" + hexes]),
            lambda: payload.update(deletedChain=["sha256:"]), lambda: payload.clear(),
            lambda: payload.update(base="sha256:" + hexes), lambda: payload.update(base="x"),
            lambda: payload.update(policy={"defaultStrategy": "best"}),
            lambda: body.update(taskId=self.random.choice(self.tasks)),
        ]
        after = [
            lambda node: node.update(id="sha256:" + hexes), lambda node: node.update(id=hexes),
            lambda node: node.update(signature=hexes * 2), lambda node: node.pop("id"),
            lambda node: node.update(signature=hexes), lambda node: node.update(signature=None),
            lambda node: node["author"].update(deviceId="another"),
            lambda node: node.update(parents=node["parents"][1:]),
            lambda node: node["author"].pop("publicKey", None),
        ]
        count = self.random.choice([1, 1, 1, 2])
        chosen = self.random.sample(range(len(before) + len(after)), count)
        for choice in chosen:
            if choice < len(before):
                before[choice]()
        node = self.signed(body, number)
        for choice in chosen:
            if choice >= len(before):
                after[choice - len(before)](node)
        return node

    def respelled(self, value):
        """The same JSON in another spelling."""
        pick = self.random.random
        if isinstance(value, dict):
            pairs = list(value.items())
            self.random.shuffle(pairs)
            return "{" + ",".join(
                self.space() + self.respelled(key) + self.space() + ":" + self.respelled(item)
                for key, item in pairs) + "}"
        if isinstance(value, list):
            return "[" + ",".join(self.space() + self.respelled(item) for item in value) + "]"
        if isinstance(value, str):
            return '"' + "".join(
                spelled(letter) if pick() < .8 or ord(letter) > 0xFFFF
                else "\\u%04X" % ord(letter) for letter in value) + '"'
        if type(value) is int and pick() < .3:
            return self.random.choice(["%d.0", "%de0", "%d00e-2"]) % value
        return json.dumps(value)

    def space(self):
        return self.random.choice(["", "", "", " ", "\t", "\r "])

    def write(self, node):
        if self.random.random() < .2:
            line = self.respelled(node).encode()
        else:
            line = rfc8785.dumps(node)
        self.lines.append(line)
        roll = self.random.random()
        if roll < .02:
            self.lines.append(self.random.choice(self.lines))
        elif roll < .04:
            self.lines.append(self.random.choice(
                [b"", b"null", b"[]", b"{", b"\xff", b"{}", b'{"id":1,"id":1}', line[:-9],
                 b"[" * 200 + b"]" * 200, b'{"author":""}']))
        elif roll < .06:
            copy = {key: value for key, value in node.items() if key != "signature"}
            if self.random.random() < .5:
                copy["signature"] = "0" * 128
            place = self.random.randrange(len(self.lines) + 1)
            self.lines.insert(place, rfc8785.dumps(copy))


class LongGenerator(Generator):
    """One task of few branches that go on beside each other and are merged again and again, with
    bases anywhere in their past."""

    def __init__(self, seed):
        super().__init__(seed, 1, 0)
        self.loss = 0
        self.width = self.random.choice([2, 2, 3])
        self.joining = self.random.choice([.003, .03])
        self.tips = []
        self.place = 0

    def ancestors(self, name):
        found, pending = {name: None}, [name]
        while pending:
            for parent in self.nodes[pending.pop()]["parents"]:
                if parent not in found:
                    found[parent] = None
                    pending.append(parent)
        return list(found)

    def change(self, task):
        sound = [name for name in self.grown[task] if name not in self.bad]
        if not sound:
            return super().change(task)
        if sound[-1] not in self.tips and self.nodes[sound[-1]]["action"] != "DELETE":
            self.tips[self.place:self.place + 1] = [sound[-1]]
        self.tips += self.tips[:1] * (self.width - len(self.tips))
        self.place = self.random.randrange(self.width)
        other = self.random.randrange(self.width)
        if self.random.random() < self.joining:
            self.tips[other] = self.tips[self.place]
        parted = self.tips[self.place] != self.tips[other]
        if parted and self.random.random() < .03:
            return self.deletion(other)
        joins = parted and self.random.random() < .4
        self.grown[task] = [self.tips[self.place]] + [self.tips[other]] * joins
        found = self.merge(task) if joins else super().change(task)
        while self.is_weak(found, task):
            found = super().change(task)
        self.grown[task] = sound
        return found

    def deletion(self, other):
        """Ends a branch, which goes on from another."""
        ended = self.tips[self.place]
        self.tips[self.place] = self.random.choice(self.ancestors(self.tips[other]))
        chain = self.ancestors(ended)
        self.random.shuffle(chain)
        return "DELETE", [ended], {"deletedChain": chain}

    def merge(self, task):
        found = super().merge(task)
        if found and self.random.random() < .1:
            found[2]["base"] = self.random.choice(list(self.nodes))
        return found

    def is_weak(self, change, task):
        """Whether nothing should grow on a change."""
        action, parents, payload = change
        if action in ("COMPLETE_TODO", "SNOOZE"):
            return not any(
                self.nodes[name]["data"]["payload"].get("todoTaskId") == payload["todoTaskId"]
                for name in self.ancestors(parents[0])
                if self.nodes[name]["action"] == "CREATE_TODO")
        return action in ("DELETE", "CREATE")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--tasks", type=int, default=5)
    parser.add_argument("--faults", type=float, default=0.2)
    parser.add_argument("--output")
    options = parser.parse_args()
    generator = Generator(options.seed, options.tasks, options.faults)
    for _ in range(options.count):
        generator.step()
    if generator.random.random() < .5:
        generator.random.shuffle(generator.lines)
    data = b"".join(line + b"\n" for line in generator.lines)
    cut = generator.random.choice([0, 0, 1, 30])
    data = data[:len(data) - cut]
    if options.output:
        with open(options.output, "wb") as file:
            file.write(data)
    else:
        sys.stdout.buffer.write(data)


if __name__ == "__main__":
    main()
