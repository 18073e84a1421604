internal import RedoCrypto
internal import RedoIntents
internal import RedoProtocol

/// Turns a plan into signed lines of the log.
struct PlanSigner {
  let author: Author
  let key: SigningKey
  let sha256: SHA256
  let wall: Instant
  /// Is told how many of how many nodes are signed, now and then; nil where nobody looks.
  var progress: ((Int, Int) -> Void)?

  /// How many nodes are signed before they are read back.
  private static let step = 500

  /// The plan's lines, each ended by a line feed; every one is read back and verified first.
  func lines(of plan: IntentPlan) throws(IntentError) -> [UInt8] {
    var lines: [UInt8] = []
    var checked = (bytes: 0, nodes: 0)
    var written: [(id: NodeID, lamport: Int64)] = []
    for node in plan.nodes {
      let parents = node.parents.map { parent in
        switch parent {
        case .logged(let id, let lamport): (id: id, lamport: lamport)
        case .planned(let place): written[place]
        }
      }
      let draft = NodeDraft(
        change: node.change, taskID: node.taskID, parents: parents.map(\.id),
        lamport: (parents.map(\.lamport).max() ?? 0) + 1, wall: wall, author: author)
      let (id, line) = draft.signed(by: key, with: sha256)
      written.append((id, draft.lamport))
      lines += line
      lines.append(UInt8(ascii: "\n"))
      guard written.count.isMultiple(of: Self.step) else { continue }
      try check(lines[checked.bytes...], of: plan.nodes[checked.nodes...])
      checked = (lines.count, written.count)
      progress?(written.count, plan.nodes.count)
    }
    try check(lines[checked.bytes...], of: plan.nodes[checked.nodes...])
    return lines
  }

  /// Reads the lines of nodes back as if they came from somebody else; they are the first of these.
  private func check(
    _ lines: ArraySlice<UInt8>, of nodes: ArraySlice<PlannedNode>
  ) throws(IntentError) {
    guard let fault = ChangeLog(LogBytes(Array(lines))).faults.first else { return }
    // A MERGE says what the branches said, so that nothing but its length can be wrong.
    if nodes.dropFirst(fault.line - 1).first?.change.action == .merge { throw .tooLongToJoin }
    throw .refused(reason: fault.violation.explanation)
  }
}
