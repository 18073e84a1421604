internal import RedoProtocol

/// A reply that is a list of results, each with a document or without.
struct FirestoreReply {
  /// The documents in order; a result that is none of what was asked for counts as unreadable.
  private(set) var documents: [FirestoreDocument] = []
  private(set) var unreadable = 0
  /// When the server read them.
  private(set) var readTime: Instant?

  /// Whether a body is the reply to a commit of so many writes: whoever answers with anything else,
  /// such as a page that asks for a password, has written nothing.
  static func confirms(_ body: [UInt8], writes: Int) -> Bool {
    var tape = JSONTape()
    guard (try? tape.read(body.span)) != nil,
      let results = tape.value(of: "writeResults", in: 0, body.span),
      tape.value(of: "commitTime", in: 0, body.span) != nil,
      tape[results].kind == .array
    else { return false }
    return Array(tape.elements(of: results)).count == writes
  }

  /// Reads the reply to `runQuery` or `batchGet`, whose documents stand under `name`.
  ///
  /// A server that fails on the way has said 200 by then: its error is one of the results, and what it
  /// did not come to is nowhere.
  init(_ body: [UInt8], under name: StaticString) throws(SyncError) {
    var tape = JSONTape()
    guard (try? tape.read(body.span)) != nil, tape[0].kind == .array else {
      throw .garbled(.otherKind)
    }
    for element in tape.elements(of: 0) {
      if let error = tape.value(of: "error", in: element, body.span) {
        throw Self.failure(error, tape, body)
      }
      if let time = tape.value(of: "readTime", in: element, body.span),
        tape[time].kind == .string
      {
        readTime = Instant(rfc3339: JSONText.string(of: tape[time], in: body.span))
      }
      guard let found = tape.value(of: name, in: element, body.span) else { continue }
      if let document = FirestoreDocument(found, tape, in: body) {
        documents.append(document)
      } else {
        unreadable += 1
      }
    }
  }

  private static func failure(_ error: Int, _ tape: JSONTape, _ body: [UInt8]) -> SyncError {
    let code = tape.value(of: "code", in: error, body.span)
      .flatMap {
        tape[$0].kind == .number ? CanonicalNumber.integer(of: body.span, tape[$0].range) : nil
      }
    switch code {
    case 401: return .signInNeeded
    case 403: return .refused(.forbidden)
    // Not 500, as for a whole reply: what breaks a long page may not break a shorter one.
    case 409, 429, 502, 503, 504: return .busy(seconds: nil)
    default: return .garbled(.brokenOff(code: code))
    }
  }
}
