"""A server that asks everybody to come back in an hour.

busy.py: prints its port, then a line for each request, and runs until its standard input ends.
"""

import http.server
import sys
import threading


class Busy(http.server.BaseHTTPRequestHandler):
    def answer(self):
        print("came", flush=True)
        self.rfile.read(int(self.headers.get("Content-Length", 0)))
        self.send_response(503)
        self.send_header("Retry-After", "3600")
        self.send_header("Content-Length", "0")
        self.end_headers()

    do_GET = do_POST = answer

    def log_message(self, *words):
        pass


server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Busy)
print(server.server_address[1], flush=True)
threading.Thread(target=server.serve_forever, daemon=True).start()
sys.stdin.read()
