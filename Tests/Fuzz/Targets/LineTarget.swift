internal import RedoCrypto

@testable internal import RedoProtocol

/// One line → its verdict, which its canonical form shares, and the quick reader with the strict one.
///
/// The line is read as it came, and again unsigned with an id that is right, so that what lies
/// behind the hash is reached.
struct LineTarget {
  private let sha256 = SHA256()

  func take(_ input: [UInt8]) {
    let line = Array(input.prefix { $0 != 0x0A })
    compare(line)
    if let hashed = hashed(line, signature: nil) { compare(hashed) }
    // The quick reader takes signed lines alone; nobody looks whether the signature is right.
    let signature = String(repeating: "0f", count: 64)
    if let signed = hashed(line, signature: signature), let form = canonical(signed) {
      compareReaders(form)
    }
  }

  /// Reads a line and its canonical form, and finds no difference.
  private func compare(_ line: [UInt8]) {
    var tape = JSONTape()
    guard (try? tape.read(line.span)) != nil else {
      let log = ChangeLog(LogBytes(line))
      precondition(log.nodes.isEmpty, "a line that is no JSON is a node")
      precondition(log.faults.allSatisfy { $0.claimedID == nil }, "bytes claim an id")
      return
    }
    let log = ChangeLog(LogBytes(line))
    var canonical: [UInt8] = []
    guard tape.appendCanonical(0, of: line.span, to: &canonical) else {
      precondition(log.nodes.isEmpty, "a number beyond doubles stands in a node")
      return
    }
    let again = ChangeLog(LogBytes(canonical))
    precondition(log.faults == again.faults, "the canonical form breaks another rule")
    precondition(log.nodes.count == again.nodes.count, "the canonical form is no node")
    guard let left = log.nodes.first, let right = again.nodes.first else { return }
    precondition(log.author(of: left) == again.author(of: right), "the author changed")
    precondition(log.parentIDs(of: 0) == again.parentIDs(of: 0), "the parents changed")
    precondition(left.id == right.id, "the ids changed")
    precondition(log.taskID(of: 0) == again.taskID(of: 0), "the task changed")
    precondition(left.lamport == right.lamport, "a place changed")
    precondition(left.wall == right.wall, "the wall time changed")
    precondition(
      log.bytes.change(left.change) == again.bytes.change(right.change), "the payload changed")
    precondition(log.bytes.change(left.change) != nil, "a sound payload cannot be read again")
    precondition(Instant(wall: left.wall.wallText) == left.wall, "a wall time has two texts")
  }

  /// What the quick reader takes, the strict one takes for the same.
  private func compareReaders(_ line: [UInt8]) {
    let log = [0x0A] + line + [0x0A, 0x7B]
    var authors = AuthorTable()
    var strict = NodeReader()
    let reading = strict.readStrictly(line.span, at: 1, authors: &authors, verifying: false)
    var plain = PlainNodeReader()
    let taken = plain.read(log.span, from: 1, base: 0, authors: &authors, verifying: false)
    guard let (taken, named) = taken else { return }
    guard case .node(let node, let references) = reading else {
      preconditionFailure("the quick reader takes what the strict one refuses")
    }
    precondition(plain.end == line.count + 1, "the quick reader ends elsewhere")
    precondition(named == references, "the readers differ in what is named")
    precondition(taken.id == node.id, "the readers differ in ids")
    precondition(taken.lamport == node.lamport && taken.wall == node.wall, "they differ in times")
    precondition(taken.line == node.line && taken.author == node.author, "they differ in places")
    precondition(taken.change == node.change, "the readers differ in the payload")
    var signatures: [[UInt8]] = [[], []]
    plain.signature.append(to: &signatures[0])
    strict.signature.append(to: &signatures[1])
    precondition(signatures[0] == signatures[1], "the readers differ in the signature")
  }

  /// The line with the id that its body hashes to; nil for no object.
  private func hashed(_ line: [UInt8], signature: String?) -> [UInt8]? {
    var tape = JSONTape()
    var body: [UInt8] = []
    guard (try? tape.read(line.span)) != nil, tape[0].kind == .object,
      tape.appendCanonical(0, of: line.span, omitting: ["id", "signature"], to: &body),
      body.count > 2
    else { return nil }
    let id = NodeID(sha256.digest(of: body.span))
    let member = signature.map { "\"signature\":\"\($0)\"," } ?? ""
    return Array("{\"id\":\"\(id)\",\(member)".utf8) + body.dropFirst()
  }

  private func canonical(_ line: [UInt8]) -> [UInt8]? {
    var tape = JSONTape()
    var form: [UInt8] = []
    guard (try? tape.read(line.span)) != nil,
      tape.appendCanonical(0, of: line.span, to: &form)
    else { return nil }
    return form
  }
}
