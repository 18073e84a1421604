"""A server that takes requests and stalls, or never comes to an end, for what a screen does meanwhile.

stalls.py KIND: prints its port, then a line for each who comes, and runs until its standard input ends.
"""

import itertools
import json
import socket
import sys
import threading
import time

kind = sys.argv[1]
HEAD = b"HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 1000000000\r\n\r\n"
numbers = itertools.count()


def page(query):
    """Documents as many as are asked for, each made later than all before."""
    for number in itertools.islice(numbers, query["limit"]):
        made = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(number))
        fields = {"createdAt": {"timestampValue": made}}
        yield {"document": {"name": f"nodes/{number}", "fields": fields}}


def serve_pages(client):
    """Speaks as a Firestore database whose pages never end."""
    stream = client.makefile("rb")
    while stream.readline():
        headers = dict(line.lower().split(b": ", 1) for line in iter(stream.readline, b"\r\n"))
        body = stream.read(int(headers.get(b"content-length", 0)))
        status = b"200 OK" if body else b"404 Not Found"
        reply = list(page(json.loads(body)["structuredQuery"])) if body else {}
        text = json.dumps(reply).encode()
        client.sendall(b"HTTP/1.1 %s\r\nContent-Length: %d\r\n\r\n%s" % (status, len(text), text))


def serve(client):
    try:
        if kind == "pages":
            return serve_pages(client)
        if kind != "hello":
            client.recv(65536)
        if kind == "head":
            client.sendall(HEAD[:30])
        elif kind == "body":
            client.sendall(HEAD + b"[")
        elif kind == "drip":
            client.sendall(HEAD)
            while True:
                client.sendall(b" ")
                time.sleep(0.3)
        elif kind == "endless":
            client.sendall(HEAD)
            while True:
                client.sendall(b" " * 65536)
        elif kind == "reset":
            return client.close()
        time.sleep(600)
    # Whoever is killed may leave half a request behind.
    except (OSError, ValueError):
        pass


listener = socket.create_server(("127.0.0.1", 0))


def accept():
    while True:
        client, _ = listener.accept()
        print("came", flush=True)
        threading.Thread(target=serve, args=(client,), daemon=True).start()


print(listener.getsockname()[1], flush=True)
threading.Thread(target=accept, daemon=True).start()
sys.stdin.read()
