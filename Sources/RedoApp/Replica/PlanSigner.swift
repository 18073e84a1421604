internal import RedoCrypto
internal import RedoIntents
internal import RedoProtocol

/// Turns a plan into signed lines of the log.
struct PlanSigner {
  let author: Author
  let key: SigningKey
  let sha256: SHA256
  let wall: Instant

  /// The plan's lines, each ended by a line feed; every one is read back and verified first.
  func lines(of plan: IntentPlan) throws(IntentError) -> [UInt8] {
    var lines: [UInt8] = []
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
    }
    if let fault = ChangeLog(LogBytes(lines)).faults.first {
      throw .refused(reason: fault.violation.explanation)
    }
    return lines
  }
}
