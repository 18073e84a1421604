internal import RedoIntents
internal import RedoProtocol
internal import RedoTasks
internal import RedoTerminal

/// What a change is worth to its task: what its sign, its colour and its words follow from.
enum NodeStanding: Hashable {
  /// It counts, and nothing builds on it.
  case head
  /// It counts.
  case counts
  /// It is sound, and its branch was taken back or left for another.
  case buried
  /// It is sound, its branch was left, and what it set was set again on the one that grew instead.
  case carried
  /// It is a deed of which a part was carried so, and the rest was set aside.
  case carriedInPart
  /// It is sound, and its task was deleted.
  case gone
  /// It deleted a branch.
  case deletion
  /// It breaks a rule.
  case rejected(Violation)
  /// It builds on one that does not count.
  case pruned(NodeID)
  /// It waits for one that has not arrived.
  case held(NodeID)

  init(of index: Int, in projection: Projection) {
    let graph = projection.graph
    switch graph.verdict(of: index) {
    case .rejected(let violation): self = .rejected(violation)
    case .pruned(let cause): self = .pruned(cause)
    case .held(let missing): self = .held(missing)
    case .sound:
      if graph.nodes[index].action == .delete {
        self = .deletion
      } else {
        self =
          graph.isHead(index)
          ? .head : graph.isLive(index) ? .counts : Self.dead(index, projection)
      }
    }
  }

  /// What the deed is worth that a change stands for: the latest of its branch where any part is; what
  /// another change is worth by itself.
  init(ofDeedLedBy index: Int, in projection: Projection) {
    let graph = projection.graph
    let deed = graph.deed(of: index)
    let own = NodeStanding(of: index, in: projection)
    guard graph.lead(of: deed) == index else {
      self = own
      return
    }
    // What joined branches for it, or ended them, set nothing of its own.
    let acts = deed.filter { ![.merge, .delete].contains(graph.nodes[$0].action) }
    let isInPart = own == .carried && !acts.allSatisfy(projection.isCarriedOver)
    self = deed.contains(where: graph.isHead) ? .head : isInPart ? .carriedInPart : own
  }

  private static func dead(_ index: Int, _ projection: Projection) -> NodeStanding {
    guard projection.task(of: projection.graph.task(of: index)) != nil else { return .gone }
    return projection.isCarriedOver(index) ? .carried : .buried
  }

  /// Whether the change is part of what the task is.
  var isUsed: Bool { self == .head || self == .counts }

  /// The sign in a history.
  var sign: DetailSign {
    switch self {
    case .head: .head
    case .counts: .change
    case .buried, .carried, .carriedInPart, .gone, .deletion: .buried
    case .rejected, .pruned: .refused
    case .held: .held
    }
  }

  /// The colour of the sign.
  var role: Role {
    switch self {
    case .head: .neonBright
    case .counts: .borderFocus
    case .buried, .carried, .carriedInPart, .gone, .deletion: .secondary
    case .rejected, .pruned: .error
    case .held: .warning
    }
  }

  /// What a row of the history adds to the change; nil where it counts like any other.
  var note: (text: String, role: Role)? {
    switch self {
    case .head, .counts, .deletion: nil
    case .buried: ("set aside", .secondary)
    case .carried: ("carried over", .secondary)
    case .carriedInPart: ("carried over in part", .secondary)
    case .gone: ("deleted", .secondary)
    case .rejected(let violation): (violation.rawValue, .error)
    case .pruned: ("pruned", .error)
    case .held: ("waits", .warning)
    }
  }

  /// What scripts read in the place of ``note``: words that stay as they are, however notes are worded.
  var code: String? {
    switch self {
    case .head, .counts, .deletion: nil
    case .buried, .carried, .carriedInPart, .gone: "dropped"
    case .rejected(let violation): violation.rawValue
    case .pruned: "pruned"
    case .held: "waits"
    }
  }

  /// The verdict as a sentence without a capital or a full stop.
  var words: String {
    switch self {
    case .head: "sound, and the latest of its branch"
    case .counts: "sound, part of the task"
    case .deletion: "sound; the branch that ends here is deleted"
    case .buried, .gone:
      "sound, but its branch was deleted or taken back: it counts no more"
    case .carried: "sound; its branch was left, and what it set was carried over to another"
    case .carriedInPart:
      "sound; its branch was left, and some of what it set was carried over to another"
    case .rejected(let violation):
      "\(violation.rawValue): \(violation.explanation); it is not used"
    case .pruned(let cause): "not used: it builds on \(cause), which does not count"
    case .held(let missing): "not used yet: it waits for \(missing)"
    }
  }
}
