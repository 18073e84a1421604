"""A TLS server that misbehaves in one way, for the tests of the transport.

In the case `lies` each request names in `X-Lie` what it wants to be told, see lies.py.

server.py FOLDER CASE: makes its certificates in FOLDER with openssl, prints its port, appends what it
is sent, once decrypted, to FOLDER/seen, and runs until its standard input ends.
"""

import os
import socket
import ssl
import subprocess
import sys
import threading
import time

import lies

folder, case = sys.argv[1], sys.argv[2]


def openssl(*words):
    subprocess.run(["openssl", *words], cwd=folder, check=True, capture_output=True)


def authority(name, issuer=None):
    by = ["-CA", issuer + ".pem", "-CAkey", issuer + ".key"] if issuer else []
    openssl("req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes",
            "-keyout", name + ".key", "-out", name + ".pem", "-days", "30", "-subj", "/CN=" + name,
            "-addext", "basicConstraints=critical,CA:TRUE", *by)


def leaf(issuer, host="localhost", begin=None, end=None):
    openssl("req", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-keyout",
            "leaf.key", "-out", "leaf.csr", "-subj", "/CN=" + host)
    with open(os.path.join(folder, "ca.cnf"), "w") as file:
        file.write(f"[ca]\ndefault_ca=d\n[d]\ndatabase=index\nserial=serial\nnew_certs_dir=.\n"
                   f"default_md=sha256\npolicy=p\nx509_extensions=x\n[p]\ncommonName=supplied\n"
                   f"[x]\nsubjectAltName=DNS:{host}\n")
    open(os.path.join(folder, "index"), "w").close()
    with open(os.path.join(folder, "serial"), "w") as file:
        file.write("1000\n")
    now = time.time()
    stamp = lambda days: time.strftime("%Y%m%d%H%M%SZ", time.gmtime(now + days * 86400))
    openssl("ca", "-batch", "-config", "ca.cnf", "-cert", issuer + ".pem", "-keyfile",
            issuer + ".key", "-in", "leaf.csr", "-out", "leaf.pem", "-notext",
            "-startdate", stamp(begin if begin is not None else -1),
            "-enddate", stamp(end if end is not None else 10))


authority("trusted")
authority("other")
if case == "expired":
    leaf("trusted", begin=-20, end=-10)
elif case == "future":
    leaf("trusted", begin=10, end=20)
elif case == "wrong-host":
    leaf("trusted", host="example.org")
elif case == "unknown-authority":
    leaf("other")
elif case in ("chain-sent", "chain-missing"):
    authority("middle", issuer="trusted")
    leaf("middle")
    if case == "chain-sent":
        with open(os.path.join(folder, "leaf.pem"), "a") as chain:
            chain.write(open(os.path.join(folder, "middle.pem")).read())
elif case == "self-signed":
    openssl("req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes",
            "-keyout", "leaf.key", "-out", "leaf.pem", "-days", "10", "-subj", "/CN=localhost",
            "-addext", "subjectAltName=DNS:localhost")
else:
    leaf("trusted")

context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
context.load_cert_chain(os.path.join(folder, "leaf.pem"), os.path.join(folder, "leaf.key"))
OLD = {"tls-1.0": ssl.TLSVersion.TLSv1, "tls-1.1": ssl.TLSVersion.TLSv1_1}
if case in OLD:
    context.minimum_version = OLD[case]
    context.maximum_version = OLD[case]
    context.set_ciphers("ALL:@SECLEVEL=0")

BODY = b'{"ok":true}'


def reply(status, body, *lines, length=None):
    head = [f"HTTP/1.1 {status}", f"Content-Length: {len(body) if length is None else length}", *lines]
    return "\r\n".join(head).encode() + b"\r\n\r\n" + body


def answer(stream):
    while True:
        head = b""
        while b"\r\n\r\n" not in head:
            more = stream.recv(65536)
            if not more:
                return
            head += more
        lines, _, rest = head.partition(b"\r\n\r\n")
        length = next((int(line.split(b":")[1]) for line in lines.split(b"\r\n")
                       if line.lower().startswith(b"content-length:")), 0)
        while len(rest) < length:
            rest += stream.recv(65536)
        with open(os.path.join(folder, "seen"), "ab") as file:
            file.write(lines + b"\n\n" + rest + b"\n")
        if case == "lies":
            names = [line.split(b":", 1)[1] for line in lines.split(b"\r\n")
                     if line.lower().startswith(b"x-lie:")]
            lies.answer(stream, names[0].strip().decode(), lines.split(b" ")[1].decode(), rest)
        elif case == "huge":
            stream.sendall(b"HTTP/1.1 200 OK\r\nContent-Length: 2147483648\r\n\r\n")
            while True:
                stream.sendall(b"x" * 65536)
        elif case == "endless-headers":
            stream.sendall(b"HTTP/1.1 200 OK\r\n")
            while True:
                stream.sendall(b"X-Padding: " + b"x" * 1000 + b"\r\n")
        elif case == "cut":
            stream.sendall(reply("200 OK", BODY, length=1000))
            return
        elif case == "nothing":
            return
        elif case == "silent":
            time.sleep(60)
        elif case == "drip":
            stream.sendall(b"HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\n")
            while True:
                stream.sendall(b"x")
                time.sleep(0.2)
        elif case == "stalled-head":
            stream.sendall(b"HTTP/1.1 200 OK\r\nContent-Le")
            time.sleep(60)
        elif case == "stalled-body":
            stream.sendall(reply("200 OK", BODY, length=1000))
            time.sleep(60)
        elif case == "redirect":
            stream.sendall(reply("302 Found", b"", "Location: http://localhost:1/elsewhere"))
        elif case == "busy":
            stream.sendall(reply("503 Unavailable", BODY, "Retry-After: 7"))
        else:
            stream.sendall(reply("200 OK", BODY, "Content-Type: application/json"))


def serve(connection):
    try:
        if case == "stalled-tls":
            time.sleep(60)
        with context.wrap_socket(connection, server_side=True) as stream:
            answer(stream)
    except OSError:
        pass


listener = socket.create_server(("127.0.0.1", 0))


def accept():
    while True:
        connection, _ = listener.accept()
        threading.Thread(target=serve, args=(connection,), daemon=True).start()


threading.Thread(target=accept, daemon=True).start()
print(listener.getsockname()[1], flush=True)
sys.stdin.read()
