"""Firestore's REST calls as far as Redo uses them, each body read by Google's own definitions: a field that
those do not know fails the request."""

import threading
import time

from google.cloud.firestore_v1.types import (
    BatchGetDocumentsRequest, CommitRequest, Document, RunQueryRequest)
from google.protobuf import json_format
from google.protobuf.timestamp_pb2 import Timestamp

from violation import Violation

BODY_LIMIT = 10 * 1024 * 1024
DOCUMENT_LIMIT = 1024 * 1024
WRITE_LIMIT = 500


def refusal(code, status, message):
    return code, {"error": {"code": code, "status": status, "message": message}}


class Firestore:
    def __init__(self, sign_in):
        self.sign_in = sign_in
        self.lock = threading.Lock()
        self.documents = {}
        self.last = 0

    def answer(self, request, path, body, isPlain):
        bearer = request.headers.get("Authorization", "").removeprefix("Bearer ")
        subject = self.sign_in.subject(bearer)
        if isPlain and bearer == "owner":
            subject = "owner"
        if subject is None:
            said = bearer if self.sign_in.script["echo"] else "Missing or invalid authentication."
            return refusal(401, "UNAUTHENTICATED", said)
        root, _, name = path.removeprefix("/v1/").partition("/documents")
        root += "/documents"
        if len(body) > BODY_LIMIT:
            raise Violation("the body is larger than 10 MiB")
        with self.lock:
            if name.startswith("/"):
                return self.get(root + name, subject)
            call = {":commit": self.commit, ":batchGet": self.batch_get, ":runQuery": self.run_query}
            if name not in call:
                raise Violation("no such call")
            return call[name](body, root, subject)

    def read(self, body, kind):
        message = kind.pb(kind())
        try:
            json_format.Parse(body, message, ignore_unknown_fields=False)
        except json_format.ParseError as error:
            raise Violation(str(error))
        return message

    def text(self, document):
        return json_format.MessageToDict(document)

    def now(self):
        """The time in microseconds, never the same twice."""
        self.last = max(self.last + 1, time.time_ns() // 1000)
        stamp = Timestamp()
        stamp.FromMicroseconds(self.last)
        return stamp

    def readers(self, document):
        return [value.string_value for value in document.fields["accessList"].array_value.values]

    def may_read(self, document, subject):
        kind, _, identifier = document.name.split("/documents/")[1].partition("/")
        if kind == "nodes":
            return subject in self.readers(document)
        return kind == "meta" or identifier == subject

    def get(self, name, subject):
        version = self.sign_in.script["version"]
        if name.endswith("/meta/version") and version:
            return 200, {"name": name, "fields": {
                key: {"stringValue": value} for key, value in version.items()}}
        document = self.documents.get(name)
        if document is None:
            return refusal(404, "NOT_FOUND", "no such document")
        if not self.may_read(document, subject):
            return refusal(403, "PERMISSION_DENIED", "Missing or insufficient permissions.")
        return 200, self.text(document)

    def batch_get(self, body, root, subject):
        message = self.read(body, BatchGetDocumentsRequest)
        results = []
        for name in message.documents:
            document = self.documents.get(name)
            if document is not None and not self.may_read(document, subject):
                return refusal(403, "PERMISSION_DENIED", "Missing or insufficient permissions.")
            found = {"missing": name}
            if document is not None:
                found = {"found": self.text(self.masked(document, message.mask))}
            results.append(found | {"readTime": self.now().ToJsonString()})
        return 200, results

    def masked(self, document, mask):
        """As Google shows it: its name, and of its fields those that were asked for."""
        part = Document.pb(Document())
        part.name = document.name
        for path in mask.field_paths:
            if path in document.fields:
                part.fields[path].CopyFrom(document.fields[path])
        return part

    def commit(self, body, root, subject):
        message = self.read(body, CommitRequest)
        if not 0 < len(message.writes) <= WRITE_LIMIT:
            raise Violation(f"{len(message.writes)} writes")
        made, now = {}, self.now()
        for write in message.writes:
            kind = write.WhichOneof("operation")
            if kind == "update":
                outcome = self.create(write, subject, now, made)
            elif kind == "transform":
                outcome = self.own(write.transform, root, subject, made)
            else:
                raise Violation(f"a write of the kind {kind}")
            if outcome:
                return outcome
        self.documents.update(made)
        return 200, {"writeResults": [{} for _ in message.writes], "commitTime": now.ToJsonString()}

    def create(self, write, subject, now, made):
        document = Document.pb(Document())
        document.CopyFrom(write.update)
        transforms = [(each.field_path, each.set_to_server_value) for each in write.update_transforms]
        if transforms != [("createdAt", 1)]:
            raise Violation("createdAt is the server's to set")
        if not write.HasField("current_document") or write.current_document.exists:
            raise Violation("a node is created and never changed")
        identifier = document.name.split("/nodes/")[-1]
        if document.name in self.documents or document.name in made:
            return refusal(409, "ALREADY_EXISTS", "Document already exists: " + document.name)
        fields = document.fields
        if (subject not in self.readers(document) or fields["id"].string_value != identifier
                or not fields["signature"].string_value):
            return refusal(403, "PERMISSION_DENIED", "Missing or insufficient permissions.")
        if document.ByteSize() > DOCUMENT_LIMIT:
            return refusal(400, "INVALID_ARGUMENT", "Document exceeds the maximum allowed size")
        fields["createdAt"].timestamp_value.CopyFrom(now)
        document.create_time.CopyFrom(now)
        made[document.name] = document
        return None

    def own(self, transform, root, subject, made):
        if transform.document != f"{root}/users/{subject}":
            return refusal(403, "PERMISSION_DENIED", "Missing or insufficient permissions.")
        document = Document.pb(Document())
        if transform.document in self.documents:
            document.CopyFrom(self.documents[transform.document])
        document.name = transform.document
        for change in transform.field_transforms:
            if change.field_path != "ownedNodes" or not change.HasField("append_missing_elements"):
                raise Violation("only ownedNodes grows")
            values = document.fields["ownedNodes"].array_value.values
            known = {value.string_value for value in values}
            values.extend(value for value in change.append_missing_elements.values
                          if value.string_value not in known)
        made[document.name] = document
        return None

    def run_query(self, body, root, subject):
        query = self.read(body, RunQueryRequest).structured_query
        if [each.collection_id for each in query.from_] != ["nodes"]:
            raise Violation("only nodes are asked for")
        wanted = query.where.field_filter
        if (wanted.field.field_path, wanted.op) != ("accessList", 7):
            raise Violation("a query that no index serves")
        if [each.field.field_path for each in query.order_by] != ["createdAt", "__name__"]:
            raise Violation("an order that no index serves")
        if wanted.value.string_value != subject:
            return refusal(403, "PERMISSION_DENIED", "Missing or insufficient permissions.")
        found = sorted(
            ((self.time(each), each.name) for each in self.documents.values()
             if "/nodes/" in each.name and subject in self.readers(each)))
        if query.HasField("start_at"):
            stamp, reference = query.start_at.values
            place = (stamp.timestamp_value.ToMicroseconds(), reference.reference_value)
            found = [each for each in found if each > place]
        results = [{"document": self.text(self.documents[name]), "readTime": self.now().ToJsonString()}
                   for _, name in found[:query.limit.value]]
        return 200, results or [{"readTime": self.now().ToJsonString()}]

    def time(self, document):
        return document.fields["createdAt"].timestamp_value.ToMicroseconds()
