internal import RedoCrypto
internal import RedoProtocol

/// A node's members as they go over the wire, sound or not; it is hashed and left unsigned.
struct WireNode {
  var action = "CREATE"
  var author = 0
  var parents: [String] = []
  var taskID = WireNode.name(0)
  var lamport: Int64 = 1
  var wall = "2026-03-01T09:00:00.000Z"
  /// Canonical JSON.
  var payload: [UInt8] = []

  /// A UUID that a small number stands for.
  static func name(_ number: Int) -> String {
    let digits = String(number, radix: 16)
    return "00000000-0000-4000-8000-" + String(repeating: "0", count: 12 - digits.count) + digits
  }

  /// The node's line without its line feed, and its id.
  func line(with sha256: SHA256) -> (id: NodeID, line: [UInt8]) {
    let id = NodeID(sha256.digest(of: bytes(id: nil).span))
    return (id, bytes(id: id))
  }

  private func bytes(id: NodeID?) -> [UInt8] {
    var writer = CanonicalWriter()
    writer.beginObject()
    writer.key("action")
    writer.value(action)
    writer.key("author")
    writeAuthor(to: &writer)
    writer.key("data")
    writer.beginObject()
    writer.key("payload")
    writer.raw(payload)
    writer.endObject()
    if let id {
      writer.key("id")
      writer.value(id.description)
    }
    writer.key("parents")
    writer.beginArray()
    for parent in parents { writer.value(parent) }
    writer.endArray()
    writer.key("taskId")
    writer.value(taskID)
    writer.key("timestamp")
    writer.beginObject()
    writer.key("lamport")
    writer.value(lamport)
    writer.key("wall")
    writer.value(wall)
    writer.endObject()
    writer.key("version")
    writer.value(1)
    writer.endObject()
    return writer.bytes
  }

  private func writeAuthor(to writer: inout CanonicalWriter) {
    writer.beginObject()
    writer.key("deviceId")
    writer.value("device-\(author)")
    writer.key("userId")
    writer.value(String(repeating: String(author % 10), count: 32))
    writer.endObject()
  }
}
