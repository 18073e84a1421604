"""A server that takes requests and stalls, for what a screen does meanwhile.

stalls.py KIND: prints its port, then a line for each who comes, and runs until its standard input ends.
"""

import socket
import sys
import threading
import time

kind = sys.argv[1]
HEAD = b"HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 1000000000\r\n\r\n"


def serve(client):
    try:
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
    except OSError:
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
