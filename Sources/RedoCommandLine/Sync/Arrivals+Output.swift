internal import RedoProtocol
internal import RedoTasks
internal import RedoViewModels

extension Arrivals {
  /// How many tasks of a kind have a line each; the others are counted.
  private static let lineLimit = 5

  /// What happened to tasks, a sentence each that names the next step.
  var lines: [String] {
    ArrivalKind.allCases.flatMap { kind in
      let tasks = self[kind]
      var lines = tasks.prefix(Self.lineLimit).map { task in
        kind.words(of: title(of: task, as: kind)) + "; "
          + Self.nextStep(kind, ShortIDs.text(of: task.id))
      }
      if tasks.count > Self.lineLimit { lines.append("and \(tasks.count - Self.lineLimit) more") }
      return lines
    }
  }

  private static func nextStep(_ kind: ArrivalKind, _ id: String) -> String {
    switch kind {
    case .apart: "redo merge \(id) joins the branches"
    case .back: "redo delete \(id) deletes it again"
    case .changedByStranger: "redo log \(id) shows what and by whom"
    case .changedHands: "redo show \(id) says by whom"
    case .deletedByStranger:
      "redo log \(id) shows by whom; 5 in the full screen shows the deletion, and U there takes it "
        + "back"
    case .kept: "redo delete \(id) deletes it"
    case .leftOut: "redo log \(id) shows it, to be done again"
    }
  }

  /// Writes a member for each kind: the ids of the tasks to which it happened.
  static func write(_ arrivals: Arrivals?, to writer: inout CanonicalWriter) {
    for kind in ArrivalKind.allCases {
      writer.key(kind.member)
      writer.beginArray()
      for task in arrivals?[kind] ?? [] { writer.value(task.id.description) }
      writer.endArray()
    }
  }
}

extension ArrivalKind {
  /// What it is called in JSON; in the order of the alphabet, as canonical JSON wants it.
  fileprivate var member: StaticString {
    switch self {
    case .apart: "apart"
    case .back: "back"
    case .changedByStranger: "changedByStranger"
    case .changedHands: "changedHands"
    case .deletedByStranger: "deletedByStranger"
    case .kept: "kept"
    case .leftOut: "leftOut"
    }
  }
}
