"""What a server may answer in Firestore's place, for the tests of what a client makes of it."""

import gzip
import itertools
import json
import re

pages = itertools.count()


def reply(status, body, *lines, length=None):
    if isinstance(body, str):
        body = body.encode()
    size = len(body) if length is None else length
    head = [f"HTTP/1.1 {status}", "Content-Type: application/json", f"Content-Length: {size}", *lines]
    return "\r\n".join(head).encode() + b"\r\n\r\n" + body


def document(number, **fields):
    stamp = "2026-11-20T%02d:%02d:%02d.%06dZ" % (
        number // 3600 % 24, number // 60 % 60, number % 60, number % 7)
    fields.setdefault("createdAt", {"timestampValue": stamp})
    fields.setdefault("title", {"stringValue": "no node at all"})
    name = "projects/p/databases/(default)/documents/nodes/sha256:%064x" % number
    return {"document": {"name": name, "fields": fields}, "readTime": "2026-11-21T12:00:00Z"}


def page(start, count):
    return json.dumps([document(start + number) for number in range(count)])


COMMIT = json.dumps({"writeResults": [{}], "commitTime": "2026-11-20T00:00:00Z"})
NOTHING = json.dumps([{"readTime": "2026-11-21T12:00:00Z"}])

ALWAYS = {
    "object": '{"documents":5}',
    "number": "7",
    "text": '"done"',
    "html": "<html><body>Please sign in to this network.</body></html>",
    "error-in-200": '{"error":{"code":500,"message":"oops","status":"INTERNAL"}}',
    "error-in-list": '[{"error":{"code":500,"message":"oops","status":"INTERNAL"}}]',
    "empty": "",
    "cut-json": page(0, 3)[:-40],
    "deep": "[" * 100_000,
    "doubled-names": '[{"readTime":"x","readTime":"y"}]',
    "wrong-types": '[{"document":{"name":5,"fields":[]},"readTime":7},{"document":"x"},5,null]',
    "no-fields": '[{"document":{"name":"projects/p/x"}},{"document":{"fields":{}}}]',
    "odd-values": json.dumps([
        document(1, title={"stringValue": 5}, id={}, version={"integerValue": "9e999"}),
        document(2, title={"geoPointValue": {"latitude": 1}}, data={"mapValue": 7}),
        document(3, createdAt={"timestampValue": "yesterday"}, parents={"arrayValue": {"values": {}}}),
        document(4, extra={"bytesValue": "AAAA"}, more={"referenceValue": "x"})]),
    "control-characters": json.dumps([document(1, title={"stringValue": "\x1b]0;x\x07\u202e"})]),
}

STATUSES = {
    "401": "401 Unauthorized", "403": "403 Forbidden", "404": "404 Not Found", "409": "409 Conflict",
    "429": "429 Too Many Requests", "500": "500 Internal Server Error",
    "503": "503 Service Unavailable", "418": "418 I'm a teapot", "204": "204 No Content",
}

LONG = "9" * 40
BOMB = gzip.compress(gzip.compress(b"[" * (32 << 20), 1))


def flood(stream, head, chunk):
    stream.sendall(head)
    while True:
        stream.sendall(chunk)


def answer(stream, lie, path, body):
    """Answers one request with a lie of that name; with `/later` behind it the version document is
    absent, so that the lies begin with what is asked for then."""
    lie, _, later = lie.partition("/")
    if (later or lie == "endless-pages") and "meta/version" in path:
        return stream.sendall(reply("404 Not Found", "{}"))
    wanted = re.search(rb'"limit":(\d+)', body)
    count = int(wanted.group(1)) if wanted else 1
    if lie in ALWAYS:
        stream.sendall(reply("200 OK", ALWAYS[lie]))
    elif lie.split("-")[0] in STATUSES:
        pause = {"long": LONG, "minus": "-5", "word": "tomorrow"}.get(lie.partition("-")[2], "7")
        stream.sendall(reply(STATUSES[lie.split("-")[0]], "{}", "Retry-After: " + pause))
    elif lie == "rude-error":
        stream.sendall(reply("400 Bad Request", json.dumps(
            {"error": {"status": "INVALID_ARGUMENT", "message": "\x1b[2J\x9b31m\u202egone"}})))
    elif lie == "length-short":
        text = page(0, 3)
        stream.sendall(reply("200 OK", text, length=len(text) // 2))
    elif lie == "length-long":
        stream.sendall(reply("200 OK", page(0, 3), length=1_000_000))
        stream.close()
    elif lie == "length-huge":
        stream.sendall(b"HTTP/1.1 200 OK\r\nContent-Length: " + LONG.encode() + b"\r\n\r\n[]")
        stream.close()
    elif lie == "gzip-bomb":
        stream.sendall(reply("200 OK", BOMB, "Content-Encoding: gzip, gzip"))
    elif lie == "gibibyte":
        flood(stream, b"HTTP/1.1 200 OK\r\nContent-Length: 1073741824\r\n\r\n", b" " * 65536)
    elif lie == "million-documents":
        stream.sendall(b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n1\r\n[\r\n")
        text = (page(0, 1000)[1:-1] + ",").encode()
        for _ in range(1_000):
            stream.sendall(b"%x\r\n%s\r\n" % (len(text), text))
    elif lie == "same-page":
        stream.sendall(reply("200 OK", page(0, count)))
    elif lie == "two-pages":
        stream.sendall(reply("200 OK", page(next(pages) % 2 * 1000, count)))
    elif lie == "endless-pages":
        stream.sendall(reply("200 OK", page(next(pages) * count, count)))
    elif lie == "redirect-http":
        stream.sendall(reply("302 Found", "", "Location: http://localhost:1/" + path))
    elif lie == "redirect-host":
        stream.sendall(reply("307 Temporary Redirect", "", "Location: https://example.org/" + path))
    elif lie == "not-http":
        stream.sendall(b"\x16\x03\x01 220 mail.example.org ESMTP\r\n\r\n")
        stream.close()
    elif lie.startswith("commit-"):
        answer_commit(stream, lie, path)
    else:
        stream.sendall(reply("200 OK", NOTHING))


def answer_commit(stream, lie, path):
    """Reads are sound and find nothing; what is written is lied about."""
    if "runQuery" in path or "batchGet" in path:
        stream.sendall(reply("200 OK", NOTHING))
    elif "commit" not in path:
        stream.sendall(reply("404 Not Found", "{}"))
    elif lie == "commit-html":
        stream.sendall(reply("200 OK", ALWAYS["html"]))
    elif lie == "commit-object":
        stream.sendall(reply("200 OK", "{}"))
    elif lie == "commit-few":
        stream.sendall(reply("200 OK", COMMIT))
    elif lie == "commit-400":
        stream.sendall(reply("400 Bad Request", '{"error":{"status":"INVALID_ARGUMENT","message":"no"}}'))
    elif lie == "commit-413":
        stream.sendall(reply("413 Content Too Large", "<html>too large</html>"))
    elif lie == "commit-exists":
        stream.sendall(reply("409 Conflict", '{"error":{"status":"ALREADY_EXISTS"}}'))
    else:
        stream.sendall(reply("403 Forbidden", "{}"))
