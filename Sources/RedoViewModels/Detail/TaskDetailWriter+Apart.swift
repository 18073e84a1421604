internal import RedoIntents
internal import RedoProtocol
internal import RedoTasks
internal import RedoTerminal

/// What devices did apart from each other.
extension TaskDetailWriter {
  /// How many devices are named where more are apart.
  private static let mostNamed = 4

  /// Branches that wait to be settled, those that a program settled, and CREATEs that lost.
  mutating func writeApart() {
    if task.headCount > 1 {
      writeBranches()
    } else if let merge = projection.unseenMerge(of: task) {
      writeUnseen(merge)
    }
    for rival in projection.rivalCreations(of: task) { write(rival) }
  }

  private mutating func writeBranches() {
    let comparison = BranchComparison(ofHeads: task, in: projection)
    let fields = names(of: comparison?.rows.filter(\.isDisputed) ?? [])
    let voices = comparison?.voices ?? projection.heads(of: task)
    let devices = voices.map { AuthorWords.device(projection.graph.author(of: $0), to: device) }
    var seen: Set<String> = []
    let names = devices.filter { seen.insert($0).inserted }
    let rest = names.count - Self.mostNamed
    let named =
      names.prefix(Self.mostNamed).joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
    let about =
      if !fields.isEmpty {
        "apart on \(fields)"
      } else if comparison?.rows.isEmpty ?? true {
        "they agree; the next change joins them"
      } else {
        "each changed something else; the next change joins them"
      }
    add(
      [
        DetailSpan(.fork, .purple),
        DetailSpan(
          " \(task.headCount) versions: \(keys.press(.settle, in: .detail)) to settle", .amber),
        DetailSpan(" · \(about) · \(named)", .secondary),
      ], indent: 2)
  }

  private mutating func writeUnseen(_ merge: Int) {
    guard let comparison = BranchComparison(ofMerge: merge, of: task, in: projection)
    else { return }
    let fields = names(of: comparison.rows.filter(\.isDisputed))
    add(
      [
        DetailSpan(.fork, .purple),
        DetailSpan(
          " \(comparison.tips.count) versions were joined: "
            + "\(keys.name(of: .settle, in: .detail)) shows them",
          .secondary),
        DetailSpan(" · apart on \(fields)", .secondary),
      ], indent: 2)
  }

  private func names(of rows: [BranchComparison.Row]) -> String {
    var seen: Set<String> = []
    return rows.map(\.field.name).filter { seen.insert($0).inserted }.joined(separator: ", ")
  }

  /// A second CREATE lost; where another key signed the one that counts, the task changed hands.
  private mutating func write(_ rival: RivalCreation) {
    let words =
      projection.handover(from: rival).map { " changed hands: " + $0 }
      ?? " created twice: the older one counts; \(rival.leftOutWords)"
    add([DetailSpan(.refused, .error), DetailSpan(words, .warning)], indent: 2)
  }
}
