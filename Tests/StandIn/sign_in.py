"""Google's OAuth server, Firebase's identity toolkit and its token service."""

import base64
import json
import threading
import time
from urllib.parse import parse_qs

from violation import Violation

DEVICE_GRANT = "urn:ietf:params:oauth:grant-type:device_code"


class SignIn:
    def __init__(self, script):
        self.script = script
        self.lock = threading.Lock()
        self.count = 0
        self.polls = 0
        self.last_poll = 0
        self.device = None
        # Firebase's tokens that were given out: the subject each stands for, and when it ends.
        self.tokens = {}

    def answer(self, host, path, query, headers, body, isPlain):
        call = (host.split(".")[0], path)
        if call == ("oauth2", "/device/code"):
            return self.device_code(self.form(headers, body))
        if call == ("oauth2", "/token"):
            form = self.form(headers, body)
            return self.device_token(form) if form.get("grant_type") == DEVICE_GRANT else (
                self.google_token(form))
        if parse_qs(query) != {"key": ["emulator" if isPlain else self.script["api_key"]]}:
            return 400, {"error": {"code": 400, "message": "API key not valid.",
                                   "status": "INVALID_ARGUMENT"}}
        if call == ("identitytoolkit", "/v1/accounts:signInWithIdp"):
            return self.sign_in_with_idp(body, isPlain)
        if call == ("securetoken", "/v1/token"):
            return self.firebase_token(self.form(headers, body))
        raise Violation("no such call")

    def form(self, headers, body):
        if headers.get("Content-Type") != "application/x-www-form-urlencoded":
            raise Violation("a form is sent as one")
        fields = parse_qs(body.decode(), strict_parsing=True, keep_blank_values=True)
        if any(len(values) != 1 for values in fields.values()):
            raise Violation("a field stands twice")
        return {name: values[0] for name, values in fields.items()}

    def exactly(self, form, *names):
        if set(form) != set(names):
            raise Violation(f"these fields were sent: {sorted(form)}")

    def secret(self, kind):
        with self.lock:
            self.count += 1
            return f"{self.script['canary']}-{kind}-{self.count:06}-{self.script['filling']}"

    def token(self, claims):
        """A token in three parts; its signature is a secret that can be searched for."""
        parts = [{"alg": "RS256", "typ": "JWT"}, claims]
        texts = [base64.urlsafe_b64encode(json.dumps(part).encode()).decode().rstrip("=")
                 for part in parts]
        return ".".join(texts + [self.secret("id")])

    def lasting(self, reply, name):
        """Adds how long a token holds, unless the script leaves that unsaid."""
        if self.script["expires_in"] is not None:
            reply[name] = self.script["expires_in"] if name == "expires_in" else (
                str(self.script["expires_in"]))
        return reply

    def refuses(self, form):
        if form["client_id"] != self.script["client_id"]:
            return 401, {"error": "invalid_client", "error_description": "unknown"}
        if "client_secret" in form and form["client_secret"] != self.script["client_secret"]:
            return 401, {"error": "invalid_client", "error_description": str(form)}
        return None

    def device_code(self, form):
        self.exactly(form, "client_id", "scope")
        if set(form["scope"].split()) != {"openid", "email"}:
            raise Violation("more is asked for than is needed: " + form["scope"])
        if refusal := self.refuses(form):
            return refusal
        self.polls = 0
        self.device = self.secret("device")
        return 200, {"device_code": self.device, "user_code": "WXYZ-1234",
                     "verification_url": "https://www.google.com/device",
                     "expires_in": self.script["code_life"], "interval": self.script["interval"]}

    def device_token(self, form):
        self.exactly(form, "client_id", "client_secret", "device_code", "grant_type")
        if refusal := self.refuses(form):
            return refusal
        now = time.monotonic()
        if self.last_poll and now - self.last_poll < self.script["interval"] * 0.9:
            raise Violation("asked again sooner than it was told")
        self.last_poll = now
        answers = self.script["answers"]
        answer = answers[min(self.polls, len(answers) - 1)]
        self.polls += 1
        if form["device_code"] != self.device:
            return 400, {"error": "invalid_grant"}
        if answer != "ok":
            status = {"authorization_pending": 428, "slow_down": 403, "access_denied": 403}
            said = form["device_code"] if self.script["echo"] else "no"
            return status.get(answer, 400), {"error": answer, "error_description": said}
        # Google takes a code once.
        self.device = None
        return 200, self.lasting(
            {"access_token": self.secret("access"), "refresh_token": self.secret("google-refresh"),
             "id_token": self.google_id(), "token_type": "Bearer", "scope": "openid email"},
            "expires_in")

    def google_id(self):
        return self.token({"iss": "https://accounts.google.com", "sub": self.script["subject"],
                           "email": self.script["email"], "aud": self.script["client_id"]})

    def google_token(self, form):
        self.exactly(form, "client_id", "client_secret", "grant_type", "refresh_token")
        time.sleep(self.script["delay"])
        if form["grant_type"] != "refresh_token" or "google-refresh" not in form["refresh_token"]:
            raise Violation("no refresh token of Google's")
        if refusal := self.refuses(form):
            return refusal
        if "google" in self.script["revoked"]:
            said = form["refresh_token"] if self.script["echo"] else "Token has been revoked."
            return 400, {"error": "invalid_grant", "error_description": said}
        return 200, self.lasting(
            {"access_token": self.secret("access"), "id_token": self.google_id(),
             "token_type": "Bearer"}, "expires_in")

    def sign_in_with_idp(self, body, isPlain):
        request = json.loads(body)
        self.exactly(request, "postBody", "requestUri", "returnSecureToken")
        post = parse_qs(request["postBody"], strict_parsing=True)
        if set(post) != {"id_token", "providerId"} or post["providerId"] != ["google.com"]:
            raise Violation("the body of the post is another")
        token = post["id_token"][0]
        claims = json.loads(token) if isPlain else (
            json.loads(base64.urlsafe_b64decode(token.split(".")[1] + "==")))
        return 200, self.lasting(
            {"idToken": self.firebase_id(claims["sub"]), "localId": "uid",
             "refreshToken": self.secret("firebase-refresh"),
             "federatedId": "https://accounts.google.com/" + claims["sub"]}, "expiresIn")

    def firebase_id(self, subject):
        token = self.token({"sub": "uid-" + subject, "email": self.script["email"],
                            "firebase": {"identities": {"google.com": [subject]},
                                         "sign_in_provider": "google.com"}})
        self.tokens[token] = (subject, time.monotonic() + self.script["token_life"])
        return token

    def firebase_token(self, form):
        self.exactly(form, "grant_type", "refresh_token")
        time.sleep(self.script["delay"])
        if form["grant_type"] != "refresh_token" or "firebase-refresh" not in form["refresh_token"]:
            raise Violation("no refresh token of Firebase's")
        if "firebase" in self.script["revoked"]:
            return 400, {"error": {"code": 400, "message": "TOKEN_EXPIRED",
                                   "status": "INVALID_ARGUMENT"}}
        return 200, self.lasting(
            {"id_token": self.firebase_id(self.script["subject"]), "token_type": "Bearer",
             "refresh_token": form["refresh_token"], "user_id": "uid"}, "expires_in")

    def subject(self, token):
        """Whom a token stands for; None where it is none or has run out."""
        subject, end = self.tokens.get(token, (None, 0))
        return subject if time.monotonic() < end else None
