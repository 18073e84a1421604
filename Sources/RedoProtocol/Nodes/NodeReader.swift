internal import RedoCrypto

/// Reads one line after another and judges what a line alone can show: checks 1 to 7.
struct NodeReader {
  /// What a line turned out to be.
  enum Reading {
    /// A node that keeps checks 1 to 7.
    case node(Node, NodeReferences)
    /// A line that breaks one; the id is what the line itself claims.
    case fault(claimedID: String?, Violation)
  }

  private var tape = JSONTape()
  private var plain = PlainNodeReader()
  private let sha256 = SHA256()
  /// The signature of the node that was read last.
  private(set) var signature = NodeSignature.absent

  /// Reads the whole line that starts at `start` in the log's bytes; nil without a line feed.
  ///
  /// - Returns: what it is, and where its line feed stands.
  mutating func readLine(
    _ log: Span<UInt8>, from start: Int, authors: inout AuthorTable, verifying: Bool
  ) -> (reading: Reading, end: Int)? {
    let plainNode = plain.read(log, from: start, base: 0, authors: &authors, verifying: verifying)
    if let (node, references) = plainNode, plain.end < log.count {
      signature = plain.signature
      return (.node(node, references), plain.end)
    }
    guard let end = log.offset(of: 0x0A, from: start) else { return nil }
    let line = log.extracting(start..<end)
    return (readStrictly(line, at: start, authors: &authors, verifying: verifying), end)
  }

  /// Reads the line that starts at `base` in the log.
  ///
  /// Without `verifying`, the signature is taken on trust: the caller knows that it was verified.
  mutating func read(
    _ line: Span<UInt8>, at base: Int, authors: inout AuthorTable, verifying: Bool
  ) -> Reading {
    let plainNode = plain.read(line, from: 0, base: base, authors: &authors, verifying: verifying)
    if let (node, references) = plainNode, plain.end == line.count {
      signature = plain.signature
      return .node(node, references)
    }
    return readStrictly(line, at: base, authors: &authors, verifying: verifying)
  }

  /// Reads a line of any spelling.
  mutating func readStrictly(
    _ line: Span<UInt8>, at base: Int, authors: inout AuthorTable, verifying: Bool
  ) -> Reading {
    do {
      try tape.read(line)
    } catch {
      return .fault(claimedID: nil, .schemaMismatch)
    }
    guard tape[0].kind == .object else { return .fault(claimedID: nil, .schemaMismatch) }
    do throws(Violation) {
      return try judge(line, at: base, authors: &authors, verifying: verifying)
    } catch {
      return .fault(claimedID: claimedID(in: line), error)
    }
  }

  private mutating func judge(
    _ line: Span<UInt8>, at base: Int, authors: inout AuthorTable, verifying: Bool
  ) throws(Violation) -> Reading {
    let envelope = try Envelope(tape, in: line)
    let author = try authors.index(of: envelope.author, tape, in: line)
    let fields = try EncodingRule.check(
      envelope, author: authors.entries[author], tape, in: line)
    let change = try change(of: envelope, in: line, at: base)
    try HashRule.check(fields.id, of: envelope, tape, in: line, with: sha256)
    if verifying {
      try SignatureRule.check(
        fields.signature, by: authors.entries[author].author.publicKey, of: envelope, tape,
        in: line)
    }
    signature = fields.signature ?? .absent
    let node = Node(
      id: fields.id, lamport: envelope.lamport, wall: envelope.wall,
      line: LogText(offset: base, length: line.count, isEscaped: false),
      change: change, author: author, isSigned: fields.signature != nil)
    return .node(node, NodeReferences(taskID: envelope.taskID, parents: fields.parents))
  }

  /// Checks 3 to 5; a payload that is too large breaks the schema, which comes before encoding.
  private func change(
    of envelope: Envelope, in line: Span<UInt8>, at base: Int
  ) throws(Violation) -> LoggedChange {
    do throws(Violation) {
      let change = try LoggedChange(envelope.action, tape, envelope.payload, in: line, base: base)
      try PayloadSizeRule.check(tape, envelope.payload, in: line)
      return change
    } catch {
      if error == .encoding { try PayloadSizeRule.check(tape, envelope.payload, in: line) }
      throw error
    }
  }

  /// The text of the member `id`, whatever it is worth.
  private func claimedID(in line: Span<UInt8>) -> String? {
    guard let id = tape.value(of: "id", in: 0, line), tape[id].kind == .string else { return nil }
    return JSONText.string(of: tape[id], in: line)
  }
}
