internal import RedoCrypto

/// Reads, in one pass and without setting anything aside, the lines that are as this program
/// writes them: canonical, sound, by an author met before.
///
/// It finds nothing wrong: a line that it does not take is judged by ``NodeReader``.
struct PlainNodeReader {
  private let sha256 = SHA256()
  private var body: [UInt8] = []
  private var signatureBytes: [UInt8] = []
  /// Where the line that was taken last ends: at its line feed, or with the text.
  private(set) var end = 0
  /// The signature of the line that was taken last.
  private(set) var signature = NodeSignature.absent

  /// What stands in a line besides the payload.
  private struct Frame {
    var id: NodeID
    var parent: NodeID?
    /// Where `"id":"…",` and `"signature":"…",` stand.
    var idMember: Range<Int>
    var signatureMember: Range<Int>
    var taskID: TaskID
    var lamport: Int64
    var wall: Instant
  }

  /// The node of the line that starts at `start` in a text, which itself starts at `base` in the
  /// log; nil where the strict reader has to look.
  mutating func read(
    _ text: Span<UInt8>, from start: Int, base: Int, authors: inout AuthorTable, verifying: Bool
  ) -> (Node, NodeReferences)? {
    var cursor = LineCursor(offset: start)
    guard cursor.pass("{\"action\":\"", in: text), let action = Self.action(&cursor, in: text),
      cursor.pass(",\"author\":", in: text), let author = authors.pass(&cursor, in: text),
      cursor.pass(",\"data\":{\"payload\":{", in: text)
    else { return nil }
    let payload = cursor.offset - 1
    guard let change = cursor.change(action, in: text, base: base),
      cursor.offset - payload <= PayloadSizeRule.limit,
      let frame = frame(&cursor, in: text, hasParent: action != .create),
      cursor.offset == text.count || text[cursor.offset] == 0x0A,
      cursor.offset - start <= JSONTape.lengthLimit,
      hashes(frame, in: text, start..<cursor.offset)
    else { return nil }
    if verifying,
      !isSigned(frame, by: authors.entries[author].author, in: text, start..<cursor.offset)
    {
      return nil
    }
    end = cursor.offset
    let node = Node(
      id: frame.id, lamport: frame.lamport, wall: frame.wall,
      line: LogText(offset: base + start, length: end - start, isEscaped: false),
      change: change, author: author, isSigned: true)
    let parents = frame.parent.map { NamedParents.one($0) } ?? .none
    return (node, NodeReferences(taskID: frame.taskID, parents: parents))
  }

  private static func action(_ cursor: inout LineCursor, in text: Span<UInt8>) -> Action? {
    if cursor.pass("CREATE_TODO\"", in: text) { return .createTodo }
    if cursor.pass("CREATE\"", in: text) { return .create }
    if cursor.pass("COMPLETE_TODO\"", in: text) { return .completeTodo }
    if cursor.pass("UPDATE\"", in: text) { return .update }
    if cursor.pass("SNOOZE\"", in: text) { return .snooze }
    if cursor.pass("ARCHIVE\"", in: text) { return .archive }
    return cursor.pass("UNARCHIVE\"", in: text) ? .unarchive : nil
  }

  /// Reads from behind the payload to behind the line's last brace.
  private mutating func frame(
    _ cursor: inout LineCursor, in text: Span<UInt8>, hasParent: Bool
  ) -> Frame? {
    guard cursor.pass("},", in: text) else { return nil }
    let idStart = cursor.offset
    guard cursor.pass("\"id\":\"sha256:", in: text), let id = cursor.nodeID(in: text),
      cursor.pass("\",", in: text)
    else { return nil }
    let idMember = idStart..<cursor.offset
    guard cursor.pass("\"parents\":[", in: text) else { return nil }
    var parent: NodeID?
    if hasParent {
      guard cursor.pass("\"sha256:", in: text), let known = cursor.nodeID(in: text),
        cursor.pass("\"", in: text)
      else { return nil }
      parent = known
    }
    guard cursor.pass("],", in: text) else { return nil }
    let signatureStart = cursor.offset
    guard cursor.pass("\"signature\":\"", in: text),
      let signature = NodeSignature(text, at: cursor.offset)
    else { return nil }
    self.signature = signature
    cursor.offset += NodeSignature.digitCount
    guard cursor.pass("\",", in: text) else { return nil }
    let signatureMember = signatureStart..<cursor.offset
    guard cursor.pass("\"taskId\":\"", in: text), let uuid = cursor.uuid(in: text),
      cursor.pass("\",\"timestamp\":{\"lamport\":", in: text),
      let lamport = cursor.number(in: text), lamport > 0, cursor.pass(",\"wall\":\"", in: text),
      let wall = cursor.instant(in: text), cursor.pass("\"},\"version\":1}", in: text)
    else { return nil }
    return Frame(
      id: id, parent: parent, idMember: idMember, signatureMember: signatureMember,
      taskID: TaskID(uuid), lamport: lamport, wall: wall)
  }

  /// Check 6, over the three pieces that the body is where it stands.
  private func hashes(_ frame: Frame, in text: Span<UInt8>, _ line: Range<Int>) -> Bool {
    sha256.update(text.extracting(line.lowerBound..<frame.idMember.lowerBound))
    sha256.update(text.extracting(frame.idMember.upperBound..<frame.signatureMember.lowerBound))
    sha256.update(text.extracting(frame.signatureMember.upperBound..<line.upperBound))
    return NodeID(sha256.finish()) == frame.id
  }

  /// Check 7, over the same pieces joined.
  private mutating func isSigned(
    _ frame: Frame, by author: Author, in text: Span<UInt8>, _ line: Range<Int>
  ) -> Bool {
    guard let key = author.publicKey else { return false }
    body.removeAll(keepingCapacity: true)
    signatureBytes.removeAll(keepingCapacity: true)
    for piece in [
      line.lowerBound..<frame.idMember.lowerBound,
      frame.idMember.upperBound..<frame.signatureMember.lowerBound,
      frame.signatureMember.upperBound..<line.upperBound,
    ] {
      text.extracting(piece).withUnsafeBufferPointer { body.append(contentsOf: $0) }
    }
    signature.append(to: &signatureBytes)
    return key.verifies(signatureBytes, of: body.span)
  }
}
