"""A loopback proxy before the Firestore emulator on which things go wrong, for the tests of sync.

proxy.py PORT SEED RATE: prints its own port, passes requests on to PORT, and lets something go wrong
with RATE of a hundred of them, always the same things for one SEED. At the end of its standard input
it prints what it did, one `KIND COUNT` a line.
"""

import collections
import random
import socket
import sys
import threading
import time

target, seed, rate = int(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])
draw = random.Random(seed)
lock = threading.Lock()
counts = collections.Counter()
# Requests that come up behind others that were made after them.
late = collections.deque()

STATUSES = ["401 Unauthorized", "403 Forbidden", "409 Conflict", "429 Too Many Requests",
            "500 Internal Server Error", "503 Service Unavailable"]
HTML = b"<html><body>Please sign in to this network.</body></html>"
KINDS = ["delay", "reset before", "reset after", "reset within", "duplicate", "truncate", "shorten",
         "status before", "status after", "garbage", "html before", "html after", "object before",
         "endless", "two gibibytes", "nothing", "drip", "half a request", "later"]


def message(stream, rest):
    """One request or reply, as bytes, and what came behind it; None where there is none."""
    while b"\r\n\r\n" not in rest:
        more = stream.recv(65536)
        if not more:
            return None, b""
        rest += more
    head, _, body = rest.partition(b"\r\n\r\n")
    length = 0
    for line in head.split(b"\r\n")[1:]:
        name, _, value = line.partition(b":")
        if name.lower() == b"content-length":
            length = int(value)
        if name.lower() == b"transfer-encoding":
            raise ValueError("a chunked message")
    while len(body) < length:
        more = stream.recv(65536)
        if not more:
            return None, b""
        body += more
    return head + b"\r\n\r\n" + body[:length], body[length:]


def forward(request):
    with socket.create_connection(("127.0.0.1", target)) as server:
        server.sendall(request)
        return message(server, b"")[0]


def deliver_late():
    while late:
        forward(late.popleft())


def answer(status, body, *lines):
    head = [f"HTTP/1.1 {status}", "Content-Type: application/json",
            f"Content-Length: {len(body)}", *lines]
    return "\r\n".join(head).encode() + b"\r\n\r\n" + body


def choose():
    with lock:
        kind = draw.choice(KINDS) if draw.randrange(100) < rate else "pass"
        counts[kind] += 1
        return kind, draw.random(), draw.choice(STATUSES), draw.choice(["1", "-5", "x", "9" * 30])


def flood(client, head, chunk):
    client.sendall(head)
    while True:
        client.sendall(chunk)


def respond(client, request):
    """Whether the connection is to be kept."""
    kind, share, status, pause = choose()
    if kind == "delay":
        time.sleep(share * 0.05)
    elif kind in ("reset before", "nothing"):
        return False
    elif kind == "half a request":
        with socket.create_connection(("127.0.0.1", target)) as server:
            server.sendall(request[:int(len(request) * share)])
        return False
    elif kind == "later":
        late.append(request)
        return False
    elif kind == "status before":
        client.sendall(answer(status, b'{"error":{"status":"ALREADY_EXISTS"}}',
                              "Retry-After: " + pause))
        return True
    elif kind == "html before":
        client.sendall(answer("200 OK", HTML))
        return True
    elif kind == "object before":
        client.sendall(answer("200 OK", b"{}"))
        return True
    elif kind == "garbage":
        client.sendall(bytes(draw.randrange(256) for _ in range(300)))
        return False
    elif kind == "endless":
        flood(client, b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n",
              b"10000\r\n" + b"[" * 65536 + b"\r\n")
    elif kind == "two gibibytes":
        flood(client, b"HTTP/1.1 200 OK\r\nContent-Length: 2147483648\r\n\r\n", b" " * 65536)
    reply = forward(request)
    if draw.random() < 0.5:
        deliver_late()
    if reply is None or kind == "reset after":
        return False
    if kind == "duplicate":
        reply = forward(request) or reply
    head, _, body = reply.partition(b"\r\n\r\n")
    cut = body[:int(len(body) * share)]
    if kind == "reset within":
        client.sendall(reply[:int(len(reply) * share)])
        client.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\1\0\0\0\0\0\0\0")
        return False
    if kind == "truncate":
        client.sendall(head + b"\r\n\r\n" + cut)
        return False
    if kind == "shorten":
        client.sendall(answer("200 OK", cut))
        return True
    if kind == "status after":
        client.sendall(answer(status, body, "Retry-After: " + pause))
        return True
    if kind == "html after":
        client.sendall(answer("200 OK", HTML))
        return True
    if kind == "drip":
        for byte in reply:
            client.sendall(bytes([byte]))
            time.sleep(1)
        return False
    client.sendall(reply)
    return True


def serve(client):
    rest = b""
    try:
        while True:
            request, rest = message(client, rest)
            if request is None or not respond(client, request):
                break
    except (OSError, ValueError):
        pass
    finally:
        client.close()


listener = socket.create_server(("127.0.0.1", 0))


def accept():
    while True:
        client, _ = listener.accept()
        client.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        threading.Thread(target=serve, args=(client,), daemon=True).start()


threading.Thread(target=accept, daemon=True).start()
print(listener.getsockname()[1], flush=True)
sys.stdin.read()
deliver_late()
for kind, count in sorted(counts.items()):
    print(kind, count, flush=True)
