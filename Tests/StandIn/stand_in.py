"""Google's sign-in and Firestore on this machine, stricter than the real ones.

stand_in.py FOLDER: makes certificates in FOLDER (its authority is trusted.pem), prints its port, and runs
until its standard input ends. It is a proxy, so that a program asks for Google's own addresses over real
TLS and lands here; without the proxy it answers as Google's emulators do, over plain HTTP.

FOLDER/script.json says how to behave and is read at each request (Script lists what it knows).
FOLDER/arrivals gets a line for each request as it comes in, FOLDER/requests one when it is answered.
FOLDER/violations gets a line for each request that Google's own definitions, or the limits and rules that
are in force there, do not know: a sound client leaves it empty.
"""

import json
import os
import ssl
import subprocess
import sys
import threading
import time
import traceback
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from firestore import Firestore
from sign_in import SignIn
from violation import Violation

HOSTS = ["oauth2.googleapis.com", "identitytoolkit.googleapis.com", "securetoken.googleapis.com",
         "firestore.googleapis.com"]

# Secrets are as long as real ones, and any 100 bytes of one are known again.
FILLING = "canaryfill" * 20


class Script:
    """What a test wants to happen; whatever it leaves out is as a well-behaved Google would have it."""

    def __init__(self, folder):
        self.path = os.path.join(folder, "script.json")

    def __getitem__(self, name):
        values = {
            # How the token endpoint answers while somebody is to type the code; the last goes on.
            "answers": ["authorization_pending", "ok"], "interval": 1, "code_life": 1800,
            # How long tokens are said to hold (null: unsaid), and how long they do; in seconds.
            "expires_in": 3600, "token_life": 3600,
            # Which refresh tokens were taken back: "google", "firebase".
            "revoked": [],
            # Who types the code.
            "subject": "100000000000000000001", "email": "ana@example.org",
            # The client that is known here.
            "client_id": "client.apps.example", "client_secret": "canary-client-secret-" + FILLING,
            "api_key": "key-1",
            # What every secret that is given out holds.
            "canary": "canary", "filling": FILLING,
            # Hosts that fail, each with a status; and whether errors repeat all that was sent.
            "failing": {}, "echo": False,
            # Hosts that fail so many times before they answer, each with 503.
            "stumbling": {},
            # The version document, such as {"protocol": "1.0.0", "minClient": "0.1.0"}.
            "version": {},
            # How long a request for a new token takes, in seconds.
            "delay": 0,
            # Ends of the paths that are not answered while they stand here, such as ":runQuery".
            "held": [],
        }
        try:
            with open(self.path) as file:
                values.update(json.load(file))
        except FileNotFoundError:
            pass
        return values[name]


class Certificates:
    """An authority, and a certificate of its for every host."""

    def __init__(self, folder):
        self.folder = folder
        curve = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes"]
        self.openssl("req", "-x509", *curve, "-keyout", "trusted.key", "-out", "trusted.pem", "-days",
                     "30", "-subj", "/CN=stand-in", "-addext", "basicConstraints=critical,CA:TRUE")
        names = ",".join("DNS:" + host for host in HOSTS)
        self.openssl("req", "-x509", *curve, "-keyout", "leaf.key", "-out", "leaf.pem", "-days", "10",
                     "-subj", "/CN=leaf", "-addext", "subjectAltName=" + names, "-addext",
                     "basicConstraints=critical,CA:FALSE", "-CA", "trusted.pem", "-CAkey",
                     "trusted.key")
        self.context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        self.context.load_cert_chain(os.path.join(folder, "leaf.pem"), os.path.join(folder, "leaf.key"))

    def openssl(self, *words):
        subprocess.run(["openssl", *words], cwd=self.folder, check=True, capture_output=True)


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    host = None

    def do_CONNECT(self):
        host = self.path.split(":")[0]
        self.send_response(200)
        self.end_headers()
        self.connection = self.server.certificates.context.wrap_socket(
            self.connection, server_side=True)
        self.rfile = self.connection.makefile("rb")
        self.wfile = self.connection.makefile("wb", buffering=0)
        self.host = host
        while True:
            self.close_connection = True
            self.handle_one_request()
            if self.close_connection:
                break

    def do_GET(self):
        self.answer(b"")

    def do_POST(self):
        self.answer(self.rfile.read(int(self.headers.get("Content-Length", 0))))

    def do_PATCH(self):
        self.do_POST()

    def answer(self, body):
        host, path = self.host, self.path
        isPlain = host is None
        if isPlain:
            # An emulator has the host's name at the start of the path, Firestore's has none.
            first, _, rest = path[1:].partition("/")
            host, path = (first, "/" + rest) if first in HOSTS else ("firestore.googleapis.com", path)
        self.server.world.note("arrivals", f"{host}{path.split('?')[0]}")
        try:
            status, reply = self.server.world.answer(self, host, path, body, isPlain)
        except Violation as violation:
            self.server.world.note("violations", f"{host}{path.split('?')[0]}: {violation}")
            status, reply = 400, {"error": {"code": 400, "message": str(violation),
                                            "status": "INVALID_ARGUMENT"}}
        except Exception:
            self.server.world.note("violations", traceback.format_exc())
            status, reply = 500, {}
        self.server.world.note("requests", f"{host}{path.split('?')[0]} {status}")
        text = json.dumps(reply).encode()
        self.send_response(status)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(text)))
        self.end_headers()
        self.wfile.write(text)

    def log_message(self, *words):
        pass


class World:
    """All that is known here."""

    def __init__(self, folder):
        self.folder = folder
        self.lock = threading.Lock()
        self.asked = {}
        self.script = Script(folder)
        self.sign_in = SignIn(self.script)
        self.firestore = Firestore(self.sign_in)

    def note(self, name, line):
        with self.lock, open(os.path.join(self.folder, name), "a") as file:
            file.write(line.rstrip("\n") + "\n")

    def answer(self, request, host, path, body, isPlain):
        while path.split("?")[0].endswith(tuple(self.script["held"])):
            time.sleep(0.01)
        failing = self.script["failing"].get(host)
        if failing:
            return failing, self.complaint(request, failing, body)
        if self.stumbles(host):
            return 503, self.complaint(request, 503, body)
        path, _, query = path.partition("?")
        if host == "firestore.googleapis.com":
            return self.firestore.answer(request, path, body, isPlain)
        return self.sign_in.answer(host, path, query, request.headers, body, isPlain)

    def stumbles(self, host):
        with self.lock:
            self.asked[host] = self.asked.get(host, 0) + 1
            return self.asked[host] <= self.script["stumbling"].get(host, 0)

    def complaint(self, request, status, body):
        if not self.script["echo"]:
            return {"error": {"code": status, "message": "no", "status": "UNKNOWN"}}
        said = " ".join([request.headers.get("Authorization", ""), body.decode(errors="replace")])
        return {"error": {"code": status, "message": said, "status": "UNKNOWN"},
                "error_description": said}


folder = sys.argv[1]
server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
server.daemon_threads = True
server.certificates = Certificates(folder)
server.world = World(folder)
threading.Thread(target=server.serve_forever, daemon=True).start()
print(server.server_address[1], flush=True)
sys.stdin.read()
