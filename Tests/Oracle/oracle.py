#!/usr/bin/env python3
"""A second reader of Redo change logs, written from PROTOCOL.md alone.

    oracle.py verify FILE   what `redo verify --json` prints; exit 1 where anything is wrong
    oracle.py tasks FILE    the tasks as JSON, without rank and overdue
    oracle.py all FILE...   one JSON line a file: {"verify": ..., "tasks": ...}

`nodes` counts lines. Needs Python 3.11, rfc8785 and PyNaCl (built on libsodium).
"""

import hashlib
import json
import re
import sys
import unicodedata
from datetime import date, datetime, timedelta, timezone

import rfc8785
from nacl.exceptions import BadSignatureError
from nacl.signing import VerifyKey

MAX_INTEGER = 2**53 - 1
MAX_LINE = 8_388_608
MAX_PAYLOAD = 1_048_576
MAX_DEPTH = 128
# What begins or ends a value that has others in it, and texts, in which nothing does.
TOKEN = re.compile(r'[][{}]|"(?:[^"\\]|\\.)*"?', re.DOTALL)

SCHEMA = "E_SCHEMA_MISMATCH"
ENCODING = "E_ENCODING_VIOLATION"
ACTIONS = {
    "CREATE", "UPDATE", "DELETE", "COMPLETE_TODO", "CREATE_TODO",
    "SNOOZE", "ARCHIVE", "UNARCHIVE", "MERGE",
}
STRATEGIES = {"ours", "theirs", "union", "lww", "manual", "max", "min"}
RESERVED = {"guid", "todoTasks", "created", "archived", "deleted"}
MESSAGES = {
    SCHEMA: "no node of this protocol",
    ENCODING: "a hex field is not in the protocol's encoding",
    "E_FORBIDDEN_FIELD": "an UPDATE sets state that only a replay decides",
    "E_MISSING_DELETED_CHAIN": "a DELETE does not name all its ancestors",
    "E_HASH_MISMATCH": "the id is not the hash of the body",
    "E_INVALID_SIGNATURE": "the signature does not verify",
    "E_LAMPORT_VIOLATION": "the Lamport number does not follow from the parents",
    "E_DUPLICATE_CREATE": "another CREATE began the task",
    "E_INVALID_TODO_REF": "the task had no such todo by then",
}


class Refused(Exception):
    """A node breaks a rule."""

    def __init__(self, code):
        super().__init__(code)
        self.code = code


# ---------------------------------------------------------------- reading JSON

def number(text):
    value = float(text)
    if value.is_integer() and abs(value) <= MAX_INTEGER:
        return int(value)
    return value


def members(pairs):
    result = dict(pairs)
    if len(result) != len(pairs):
        raise ValueError("a key is named twice")
    return result


def refuse_constant(text):
    raise ValueError(text)


def check_depth(text):
    depth = 0
    for token in TOKEN.findall(text):
        if token in "[{":
            depth += 1
            if depth > MAX_DEPTH:
                raise ValueError("too deep")
        elif token in "]}":
            depth -= 1


def check_surrogates(value):
    if isinstance(value, str):
        value.encode("utf-8")
    elif isinstance(value, list):
        for element in value:
            check_surrogates(element)
    elif isinstance(value, dict):
        for key, element in value.items():
            check_surrogates(key)
            check_surrogates(element)


def read_json(line):
    """The value of a strict JSON text; ValueError for anything else."""
    if len(line) > MAX_LINE:
        raise ValueError("too long")
    text = line.decode("utf-8")
    check_depth(text)
    value = json.loads(
        text, parse_int=number, parse_float=number, parse_constant=refuse_constant,
        object_pairs_hook=members)
    check_surrogates(value)
    return value


# ---------------------------------------------------------------- single values

def demand(condition, code=SCHEMA):
    if not condition:
        raise Refused(code)


def is_integer(value, low, high=MAX_INTEGER):
    return type(value) is int and low <= value <= high


def is_id(text):
    return re.fullmatch(r"sha256:[0-9a-f]{64}", text) is not None and text.isascii()


def is_hex(text, length):
    return re.fullmatch(r"[0-9a-f]{%d}" % length, text) is not None and len(text) == length


def is_uuid(value):
    return isinstance(value, str) and re.fullmatch(
        r"[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}", value
    ) is not None and len(value) == 36


def days_from_civil(year, month, day):
    """Days since 1970-01-01 in the proleptic Gregorian calendar, year 0 too; None for no date."""
    if year == 0:
        # Year 0 is a leap year, as 2000 is.
        try:
            return (date(2000, month, day) - date(1970, 1, 1)).days - 730_485
        except ValueError:
            return None
    try:
        return (date(year, month, day) - date(1970, 1, 1)).days
    except ValueError:
        return None


EARLIEST = days_from_civil(0, 1, 1) * 86_400_000
LATEST = (days_from_civil(9999, 12, 31) + 1) * 86_400_000 - 1


def moment(text):
    """Milliseconds since 1970 of an RFC 3339 date-time; None for anything else."""
    if not isinstance(text, str) or not text.isascii():
        return None
    match = re.fullmatch(
        r"(\d{4})-(\d\d)-(\d\d)[Tt](\d\d):(\d\d):(\d\d)(?:\.(\d+))?"
        r"(?:[Zz]|([+-])(\d\d):(\d\d))", text)
    if match is None or text.endswith("\n"):
        return None
    days = days_from_civil(*(int(part) for part in match.group(1, 2, 3)))
    hour, minute, second = (int(part) for part in match.group(4, 5, 6))
    if days is None or hour > 23 or minute > 59 or second > 59:
        return None
    millisecond = int((match.group(7) or "0")[:3].ljust(3, "0"))
    offset = 0
    if match.group(8):
        if int(match.group(9)) > 23 or int(match.group(10)) > 59:
            return None
        offset = int(match.group(9)) * 60 + int(match.group(10))
        offset = -offset if match.group(8) == "-" else offset
    value = days * 86_400_000 + ((hour * 60 + minute) * 60 + second) * 1000 + millisecond
    value -= offset * 60_000
    return value if EARLIEST <= value <= LATEST else None


def is_wall(text):
    return isinstance(text, str) and re.fullmatch(
        r"[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\.[0-9]{3}Z", text
    ) is not None and len(text) == 24 and moment(text) is not None


def wall_text(milliseconds):
    days, rest = divmod(milliseconds, 86_400_000)
    if days < days_from_civil(1, 1, 1):
        shown = date(2000, 1, 1) + timedelta(days=days - days_from_civil(0, 1, 1))
        year = 0
    else:
        shown = date(1970, 1, 1) + timedelta(days=days)
        year = shown.year
    seconds, millisecond = divmod(rest, 1000)
    return "%04d-%02d-%02dT%02d:%02d:%02d.%03dZ" % (
        year, shown.month, shown.day, seconds // 3600, seconds // 60 % 60, seconds % 60,
        millisecond)


# ---------------------------------------------------------------- checks 1 to 7

def keys(value, required, optional=()):
    demand(isinstance(value, dict))
    demand(set(required) <= set(value) <= set(required) | set(optional))


def check_envelope(node):
    """Check 1."""
    keys(node, ["id", "version", "parents", "timestamp", "author", "action", "taskId", "data"],
         ["signature"])
    demand(isinstance(node["id"], str))
    demand(isinstance(node.get("signature", ""), str))
    demand(is_integer(node["version"], 1, 1))
    keys(node["timestamp"], ["lamport", "wall"])
    demand(is_integer(node["timestamp"]["lamport"], 1))
    demand(is_wall(node["timestamp"]["wall"]))
    author = node["author"]
    keys(author, ["userId", "deviceId"], ["publicKey", "name", "email", "deviceName"])
    demand(all(isinstance(value, str) for value in author.values()))
    demand(author["deviceId"] != "")
    if "publicKey" in author:
        demand(author["userId"] == author["publicKey"].encode()[:32].decode(errors="replace"))
    demand(isinstance(node["action"], str) and node["action"] in ACTIONS)
    demand(is_uuid(node["taskId"]))
    keys(node["data"], ["payload"])
    demand(isinstance(node["data"]["payload"], dict))
    parents = node["parents"]
    demand(isinstance(parents, list) and all(isinstance(parent, str) for parent in parents))
    low, high = {"CREATE": (0, 0), "MERGE": (2, 10)}.get(node["action"], (1, 1))
    demand(low <= len(parents) <= high)
    demand(len(set(parents)) == len(parents))


def check_encoding(node):
    """Check 2."""
    author = node["author"]
    demand(is_id(node["id"]), ENCODING)
    demand(all(is_id(parent) for parent in node["parents"]), ENCODING)
    demand(is_hex(author["userId"], 32), ENCODING)
    demand(is_hex(author.get("publicKey", "0" * 64), 64), ENCODING)
    demand(is_hex(node.get("signature", "0" * 128), 128), ENCODING)


def check_fields(payload):
    demand(set(payload) <= {
        "title", "description", "privacy", "storyPoints", "priority", "frequencyDays"})
    if "title" in payload:
        demand(isinstance(payload["title"], str) and payload["title"] != "")
    demand(isinstance(payload.get("description", ""), str))
    demand(isinstance(payload.get("privacy", True), bool))
    demand(is_integer(payload.get("storyPoints", 0), 0))
    demand(is_integer(payload.get("priority", 1), 1, 5))
    demand(is_integer(payload.get("frequencyDays", 1), 1))


def check_todo(payload, required, optional=()):
    keys(payload, ["todoTaskId", *required], ["notes", *optional])
    demand(is_uuid(payload["todoTaskId"]))
    demand(isinstance(payload.get("notes", ""), str))
    for key in ("deadline", "completed", "newDeadline"):
        if key in payload:
            demand(moment(payload[key]) is not None)


def check_resolutions(resolutions, ids):
    demand(isinstance(resolutions, list))
    for resolution in resolutions:
        keys(resolution, ["path", "strategy"], ["chosenParent", "value", "notes"])
        strategy = resolution["strategy"]
        demand(isinstance(resolution["path"], str))
        demand(isinstance(strategy, str) and strategy in STRATEGIES)
        demand(isinstance(resolution.get("notes", ""), str))
        if "chosenParent" in resolution:
            demand(isinstance(resolution["chosenParent"], str))
            ids.append(resolution["chosenParent"])
        demand(strategy not in ("ours", "theirs") or "chosenParent" in resolution)
        demand(strategy != "manual" or "value" in resolution)


def check_merge(payload, ids):
    keys(payload, ["base"], ["policy", "resolutions"])
    demand(isinstance(payload["base"], str))
    ids.append(payload["base"])
    policy = payload.get("policy", {})
    keys(policy, [], ["defaultStrategy", "lwwTiebreakers", "arrayStrategy"])
    default = policy.get("defaultStrategy", "lww")
    demand(isinstance(default, str) and default in STRATEGIES)
    array = policy.get("arrayStrategy", "lww")
    demand(isinstance(array, str) and array in ("union", "lww"))
    ties = policy.get("lwwTiebreakers", [])
    demand(isinstance(ties, list))
    demand(all(isinstance(tie, str) and tie in ("lamport", "wall", "author") for tie in ties))
    resolutions = payload.get("resolutions", {})
    keys(resolutions, [], ["task", "todos"])
    check_resolutions(resolutions.get("task", []), ids)
    todos = resolutions.get("todos", [])
    demand(isinstance(todos, list))
    for todo in todos:
        keys(todo, ["todoTaskId", "fields"])
        demand(is_uuid(todo["todoTaskId"]))
        check_resolutions(todo["fields"], ids)


def check_payload(action, payload):
    """Checks 3 to 5."""
    ids = []
    if action == "UPDATE":
        demand(not RESERVED & set(payload), "E_FORBIDDEN_FIELD")
    if action == "DELETE":
        demand(payload.get("deletedChain", []) != [], "E_MISSING_DELETED_CHAIN")
    if action in ("CREATE", "UPDATE"):
        check_fields(payload)
        demand("title" in payload if action == "CREATE" else payload)
    elif action == "CREATE_TODO":
        check_todo(payload, ["deadline"])
    elif action == "COMPLETE_TODO":
        check_todo(payload, ["completed"])
    elif action == "SNOOZE":
        check_todo(payload, [], ["daysToExtend", "newDeadline"])
        demand(("daysToExtend" in payload) != ("newDeadline" in payload))
        demand(is_integer(payload.get("daysToExtend", 1), 1))
    elif action == "DELETE":
        keys(payload, ["deletedChain"])
        demand(isinstance(payload["deletedChain"], list))
        demand(all(isinstance(link, str) for link in payload["deletedChain"]))
        ids += payload["deletedChain"]
    elif action == "MERGE":
        check_merge(payload, ids)
    else:
        keys(payload, [])
    try:
        demand(len(rfc8785.dumps(payload)) <= MAX_PAYLOAD)
    except rfc8785.CanonicalizationError:
        raise Refused(SCHEMA) from None
    demand(all(is_id(link) for link in ids), ENCODING)


def check_line(node):
    """Checks 1 to 7."""
    check_envelope(node)
    check_encoding(node)
    check_payload(node["action"], node["data"]["payload"])
    body = {key: value for key, value in node.items() if key not in ("id", "signature")}
    canonical = rfc8785.dumps(body)
    demand(node["id"] == "sha256:" + hashlib.sha256(canonical).hexdigest(), "E_HASH_MISMATCH")
    if "signature" in node:
        key = node["author"].get("publicKey")
        demand(key is not None, "E_INVALID_SIGNATURE")
        try:
            VerifyKey(bytes.fromhex(key)).verify(canonical, bytes.fromhex(node["signature"]))
        except (BadSignatureError, ValueError):
            raise Refused("E_INVALID_SIGNATURE") from None


# ---------------------------------------------------------------- the log

class Log:
    """A log that was read and judged."""

    def __init__(self, data):
        self.nodes = {}     # id: node, in the order of first lines
        self.verdicts = {}  # id: ("ok",), ("rejected", code), ("pruned", cause), ("held", missing)
        self.lines = []     # (id or None, code or None) a line
        self.refused = set()
        self.torn = False
        pieces = data.split(b"\n")
        last = pieces.pop()
        for piece in pieces:
            self.read(piece)
        if last:
            self.torn = not self.read(last)
        self.judge()

    def read(self, line):
        node = None
        try:
            node = read_json(line)
            demand(isinstance(node, dict))
            check_line(node)
        except (Refused, ValueError) as fault:
            code = fault.code if isinstance(fault, Refused) else SCHEMA
            claimed = node.get("id") if isinstance(node, dict) else None
            claimed = claimed if isinstance(claimed, str) else None
            self.lines.append((claimed, code))
            if claimed is not None:
                self.refused.add(claimed)
            return False
        self.nodes.setdefault(node["id"], node)
        self.lines.append((node["id"], None))
        return True

    def order(self, ids):
        """Ids in total order."""
        def place(name):
            stamp = self.nodes[name]["timestamp"]
            return (stamp["lamport"], stamp["wall"], name)
        return sorted(ids, key=place)

    def ancestors(self, name):
        found = set()
        pending = list(self.nodes[name]["parents"])
        while pending:
            parent = pending.pop()
            if parent not in found:
                found.add(parent)
                pending += self.nodes[parent]["parents"]
        return found

    def judge(self):
        self.originals = {}
        self.made = {}
        # A node that keeps the Lamport rule comes after its parents; others need none judged.
        for name in self.order(self.nodes):
            try:
                self.verdicts[name] = self.check(name, self.nodes[name])
            except Refused as fault:
                self.verdicts[name] = ("rejected", fault.code)
            if self.verdicts[name] == ("ok",) and self.nodes[name]["action"] == "CREATE_TODO":
                node = self.nodes[name]
                self.made.setdefault(node["taskId"], set()).add(
                    node["data"]["payload"]["todoTaskId"])

    def check(self, name, node):
        """Checks 8 to 14."""
        parents, action, payload = node["parents"], node["action"], node["data"]["payload"]
        unknown = [parent for parent in parents if parent not in self.nodes]
        for parent in unknown:
            if parent in self.refused:
                return ("pruned", parent)
        if unknown:
            return ("held", unknown[0])
        demand(all(self.nodes[parent]["taskId"] == node["taskId"] for parent in parents))
        highest = max((self.nodes[parent]["timestamp"]["lamport"] for parent in parents), default=0)
        demand(node["timestamp"]["lamport"] == highest + 1, "E_LAMPORT_VIOLATION")
        if action == "CREATE":
            original = self.originals.setdefault(node["taskId"], name)
            demand(original == name, "E_DUPLICATE_CREATE")
        for parent in parents:
            verdict = self.verdicts[parent]
            if verdict[0] == "pruned":
                return verdict
            if verdict != ("ok",) or self.nodes[parent]["action"] == "DELETE":
                return ("pruned", parent)
        if action in ("COMPLETE_TODO", "SNOOZE"):
            demand(payload["todoTaskId"] in self.made.get(node["taskId"], ()),
                   "E_INVALID_TODO_REF")
        if action == "DELETE":
            demand(self.ancestors(name) <= set(payload["deletedChain"]), "E_MISSING_DELETED_CHAIN")
        if action == "MERGE":
            base = payload["base"]
            demand(base in parents or all(base in self.ancestors(parent) for parent in parents))
            resolutions = payload.get("resolutions", {})
            fields = resolutions.get("task", []) + [
                field for todo in resolutions.get("todos", []) for field in todo["fields"]]
            demand(all(field.get("chosenParent", parents[0]) in parents for field in fields))
        return ("ok",)

    def live(self, task):
        """The live nodes of a task, in total order."""
        sound = [name for name, node in self.nodes.items()
                 if node["taskId"] == task and self.verdicts[name] == ("ok",)]
        marked = set()
        for name in sound:
            if self.nodes[name]["action"] == "DELETE":
                chain = set(self.nodes[name]["data"]["payload"]["deletedChain"])
                marked |= chain & self.ancestors(name)
        alive = set()
        for name in sound:
            if name not in marked and self.nodes[name]["action"] != "DELETE":
                alive |= {name} | self.ancestors(name)
        return self.order(alive)

    def verify(self):
        report = {"nodes": len(self.lines), "ok": 0, "rejected": [], "pruned": [], "held": [],
                  "tornTail": self.torn}
        for number, (name, code) in enumerate(self.lines, 1):
            verdict = ("rejected", code) if code else self.verdicts[name]
            if verdict == ("ok",):
                report["ok"] += 1
            elif verdict[0] == "rejected":
                report["rejected"].append(
                    {"line": number, "id": name, "code": verdict[1],
                     "message": MESSAGES[verdict[1]]})
            elif verdict[0] == "pruned":
                report["pruned"].append({"line": number, "id": name, "cause": verdict[1]})
            else:
                report["held"].append({"line": number, "id": name, "missing": verdict[1]})
        return report


# ---------------------------------------------------------------- replay

UNSET = object()
TASK_FIELDS = ["title", "description", "privacy", "storyPoints", "priority", "frequencyDays",
               "archived"]
TODO_FIELDS = ["deadline", "completed", "notes"]


class State:
    """A task while it is replayed."""

    def __init__(self):
        self.fields = {"archived": False}
        self.todos = {}

    def value(self, todo, path):
        holder = self.fields if todo is None else self.todos.get(todo, {})
        return holder.get(path, UNSET)

    def set(self, todo, path, value):
        holder = self.fields if todo is None else self.todos.get(todo)
        if holder is None:
            return
        if value is not UNSET:
            holder[path] = value
        elif path not in ("deadline", "notes"):
            holder.pop(path, None)


def note(todo, payload):
    text = payload.get("notes", "")
    if text:
        todo["notes"] = todo["notes"] + "\n" + text if todo["notes"] else text


class Replay:
    """The replay of one log."""

    def __init__(self, log):
        self.log = log
        self.settled = {}

    def apply(self, name, state):
        node = self.log.nodes[name]
        action, payload = node["action"], node["data"]["payload"]
        if action in ("CREATE", "UPDATE"):
            state.fields.update(payload)
        elif action in ("ARCHIVE", "UNARCHIVE"):
            state.fields["archived"] = action == "ARCHIVE"
        elif action == "CREATE_TODO":
            state.todos.setdefault(payload["todoTaskId"], {
                "deadline": moment(payload["deadline"]), "notes": payload.get("notes", ""),
                "created": node["timestamp"]["wall"]})
        elif action == "MERGE":
            for todo, path, value in self.settlement(name):
                state.set(todo, path, value)
        elif action in ("COMPLETE_TODO", "SNOOZE"):
            todo = state.todos.get(payload["todoTaskId"])
            if todo is None:
                return
            note(todo, payload)
            if action == "COMPLETE_TODO":
                todo["completed"] = moment(payload["completed"])
            elif "newDeadline" in payload:
                todo["deadline"] = moment(payload["newDeadline"])
            else:
                later = todo["deadline"] + payload["daysToExtend"] * 86_400_000
                todo["deadline"] = min(later, LATEST)

    def at(self, name):
        """The task at a node."""
        state = State()
        for ancestor in self.log.order(self.log.ancestors(name) | {name}):
            self.apply(ancestor, state)
        return state

    def settlement(self, name):
        """What a MERGE writes: (todo or None, path, value)."""
        if name not in self.settled:
            self.settled[name] = self.settle(name)
        return self.settled[name]

    def settle(self, name):
        node = self.log.nodes[name]
        payload = node["data"]["payload"]
        base = self.at(payload["base"])
        states = [self.at(parent) for parent in node["parents"]]
        resolutions = payload.get("resolutions", {})
        default = payload.get("policy", {}).get("defaultStrategy", "lww")
        written = []
        todos = dict.fromkeys(todo for state in [base, *states] for todo in state.todos)
        for todo in [None, *todos]:
            if todo is None:
                given = resolutions.get("task", [])
            else:
                given = [field for entry in resolutions.get("todos", [])
                         if entry["todoTaskId"] == todo for field in entry["fields"]]
            for path in TASK_FIELDS if todo is None else TODO_FIELDS:
                values = [state.value(todo, path) for state in states]
                changed = [index for index, value in enumerate(values)
                           if not self.same(value, base.value(todo, path))]
                if changed:
                    named = [field for field in given if field["path"] == path]
                    value = self.decide(node["parents"], values, changed, named, default, path)
                    written.append((todo, path, value))
        return written

    @staticmethod
    def same(left, right):
        return type(left) is type(right) and left == right

    def decide(self, parents, values, changed, named, default, path):
        order = self.log.order(parents)
        latest = values[max(changed, key=lambda index: order.index(parents[index]))]
        if named:
            resolution = named[-1]
            strategy = resolution["strategy"]
            if strategy in ("ours", "theirs"):
                return values[parents.index(resolution["chosenParent"])]
            if strategy == "manual":
                value = manual(path, resolution["value"])
                return latest if value is UNSET else value
        else:
            if all(self.same(values[index], values[changed[0]]) for index in changed):
                return values[changed[0]]
            strategy = default
            if strategy in ("ours", "theirs"):
                return values[0 if strategy == "ours" else 1]
        candidates = [values[index] for index in changed]
        countable = path in ("storyPoints", "priority", "frequencyDays")
        if strategy in ("max", "min") and countable and UNSET not in candidates:
            return max(candidates) if strategy == "max" else min(candidates)
        return latest

    def tasks(self):
        names = dict.fromkeys(node["taskId"] for node in self.log.nodes.values())
        found = [self.task(name) for name in names]
        return [task for task in found if task is not None]

    def task(self, name):
        live = self.log.live(name)
        if not live:
            return None
        state = State()
        for change in live:
            self.apply(change, state)
        built_on = {parent for change in live for parent in self.log.nodes[change]["parents"]}
        fields = state.fields
        opened = [todo for todo, value in state.todos.items() if "completed" not in value]
        current = opened[-1] if opened else None
        tags, people = labels(fields["title"])
        return {
            "id": name, "title": fields["title"], "description": fields.get("description", ""),
            "priority": fields.get("priority", 3), "storyPoints": fields.get("storyPoints", 1),
            "frequencyDays": fields.get("frequencyDays"),
            "privacy": fields.get("privacy", False), "archived": fields["archived"],
            "draft": not state.todos,
            "created": self.log.nodes[live[0]]["timestamp"]["wall"],
            "updated": self.log.nodes[live[-1]]["timestamp"]["wall"],
            "tags": tags, "people": people,
            "deadline": wall_text(state.todos[current]["deadline"]) if current else None,
            "currentTodo": current,
            "todos": [
                {"id": todo, "created": value["created"], "deadline": wall_text(value["deadline"]),
                 "completed": wall_text(value["completed"]) if "completed" in value else None,
                 "notes": value["notes"], "orphan": todo in opened and todo != current}
                for todo, value in state.todos.items()],
            "heads": [change for change in live if change not in built_on],
        }


def manual(path, value):
    """A value given by hand, as the field holds it; UNSET where the field cannot."""
    if path == "title":
        return value if isinstance(value, str) and value else UNSET
    if path in ("description", "notes"):
        return value if isinstance(value, str) else UNSET
    if path in ("privacy", "archived"):
        return value if isinstance(value, bool) else UNSET
    if path in ("deadline", "completed"):
        when = moment(value)
        return UNSET if when is None else when
    low, high = {"storyPoints": (0, MAX_INTEGER), "priority": (1, 5)}.get(path, (1, MAX_INTEGER))
    return value if is_integer(value, low, high) else UNSET


# ---------------------------------------------------------------- titles

def label(word):
    """("#" or "@", name) of a word that is a label; None for another."""
    if word[:1] not in ("#", "@") or len(word) < 2:
        return None
    if not unicodedata.category(word[1]).startswith("L"):
        return None
    for character in word[2:]:
        if character not in "_-" and unicodedata.category(character)[0] not in "LNM":
            return None
    return word[0], word[1:]


def labels(title):
    words = [word for word in re.split(r"[ \t]+", title) if word]
    last = len(words)
    while last > 0 and label(words[last - 1]):
        last -= 1
    trailing = [label(word) for word in words[last:]]
    found = [label(word.rstrip(".,;:!?)")) for word in words[:last]] + trailing
    found = [entry for entry in found if entry]
    if ("#", "once") in trailing:
        found = [entry for entry in found if entry != ("#", "once")]
    tags = list(dict.fromkeys(name for sign, name in found if sign == "#"))
    people = list(dict.fromkeys(name for sign, name in found if sign == "@"))
    return tags, people


def main(arguments):
    if len(arguments) < 2 or arguments[0] not in ("verify", "tasks", "all"):
        print(__doc__, file=sys.stderr)
        return 2
    for path in arguments[1:]:
        with open(path, "rb") as file:
            log = Log(file.read())
        report = log.verify()
        if arguments[0] == "verify":
            print(json.dumps(report))
            return 0 if report["ok"] == report["nodes"] else 1
        tasks = Replay(log).tasks()
        print(json.dumps(tasks if arguments[0] == "tasks" else {"verify": report, "tasks": tasks}))
    return 0


if __name__ == "__main__":
    sys.setrecursionlimit(10_000)
    sys.exit(main(sys.argv[1:]))
