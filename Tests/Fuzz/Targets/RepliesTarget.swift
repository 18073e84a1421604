internal import RedoCrypto
internal import RedoProtocol

@testable internal import RedoSync

/// What a server or a shared folder answers, and what was kept of a sign-in, each from the same bytes.
struct RepliesTarget {
  func take(_ input: [UInt8]) {
    reply(input)
    roundTrip(input)
    segment(input)
    if let page = ToldPage(input, by: "phone", openedBy: nil) {
      let again = ToldPage(page.bytes(sealedBy: nil), by: "phone", openedBy: nil)
      precondition(again == page, "a page of reminders reads back as another")
    }
    signIn(input)
  }

  /// A page of documents → nodes that may be written to the log.
  private func reply(_ input: [UInt8]) {
    _ = FirestoreReply.confirms(input, writes: 1)
    guard let reply = try? FirestoreReply(input, under: "document") else { return }
    check(Intake(reply.documents.compactMap(\.node)))
    var cursor = FirestoreCursor(.start)
    for hasMore in [true, false] {
      cursor.move(
        over: reply.documents.compactMap(\.place), readTime: reply.readTime, hasMore: hasMore)
      precondition(FirestoreCursor(cursor.words) == cursor, "a cursor reads back as another")
    }
  }

  /// Nothing that breaks a check comes in, and each node is one line in canonical form.
  private func check(_ intake: Intake) {
    var seen: Set<NodeID> = []
    for node in intake.nodes {
      precondition(seen.insert(node.id).inserted, "a node comes in twice")
      var tape = JSONTape()
      precondition((try? tape.read(node.line.span)) != nil, "a node is no JSON")
      precondition(tape.isCanonical && !node.line.contains(0x0A), "a node is not canonical")
      let log = ChangeLog(LogBytes(node.line + [0x0A]))
      precondition(log.faults.isEmpty && log.nodes.count == 1, "a node breaks a check")
    }
  }

  /// A node as typed values → the same node, byte for byte.
  private func roundTrip(_ input: [UInt8]) {
    var tape = JSONTape()
    var canonical: [UInt8] = []
    guard (try? tape.read(input.span)) != nil, tape[0].kind == .object,
      tape.appendCanonical(0, of: input.span, to: &canonical),
      let fields = FirestoreFields.fields(ofNode: input, readableBy: ["me"])
    else { return }
    let names = tape.keys(of: 0).map { JSONText.string(of: tape[$0], in: input.span) }
    guard !names.contains("accessList"), !names.contains("createdAt") else { return }
    let body = Array(#"[{"document":{"name":"n","fields":"#.utf8) + fields + Array("}}]".utf8)
    // Typed values lie deeper and are longer than what they spell: there are nodes beyond a reply.
    guard let reply = try? FirestoreReply(body, under: "document") else { return }
    var again: [UInt8] = []
    guard let node = reply.documents.first?.node, (try? tape.read(node.span)) != nil,
      tape.appendCanonical(0, of: node.span, to: &again)
    else { preconditionFailure("a node does not come back") }
    precondition(again == canonical, "a node comes back as another")
  }

  /// Lines in a file of a shared folder → the same lines; and the input as such a file.
  private func segment(_ input: [UInt8]) {
    if case .lines(let lines) = Segment.read(input, openedBy: nil) { check(Intake(lines)) }
    let lines = input.split(separator: 0x0A).map(Array.init)
    let (name, bytes) = Segment.made(of: lines, sealedBy: nil)
    precondition(Segment.isName(name), "a file's name is none")
    precondition(Segment.read(bytes, openedBy: nil) == .lines(lines), "lines come back as others")
    precondition(
      Segment.read(Array(bytes.dropLast()), openedBy: nil) != .lines(lines),
      "a file that is not whole is taken")
  }

  /// What Google and Firebase answer, and their tokens as they are kept.
  private func signIn(_ input: [UInt8]) {
    _ = ClientSecret.read(input)
    if let object = JSONObject(input), let grant = DeviceGrant(object) {
      precondition(grant.lifetime > 0 && grant.interval > 0, "a code is asked for without rest")
    }
    guard let secret = Secret(input) else { return }
    for token in [IDToken(google: secret), IDToken(firebase: secret)] {
      precondition(token.map { IDToken.isSubject($0.subject) } ?? true, "a token names nobody")
    }
    _ = GoogleTokens(secret)
    if let tokens = FirebaseTokens(secret) {
      for now in [0, Int64.max, tokens.lifetime.start, tokens.lifetime.end] {
        _ = tokens.isUsable(at: now, insteadOf: nil)
      }
    }
  }
}
