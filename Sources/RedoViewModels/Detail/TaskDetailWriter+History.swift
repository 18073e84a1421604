internal import RedoIntents
internal import RedoProtocol
internal import RedoTasks
internal import RedoTerminal

extension TaskDetailWriter {
  /// How many changes are shown, the latest ones.
  private static let mostChanges = 40

  /// The task's changes, the latest first: what, when, by whom.
  mutating func writeHistory() {
    addHeading("HISTORY", "\(task.nodes.count)")
    let graph = projection.graph
    let several = Set(task.nodes.map { graph.nodes[Int(graph.order[$0])].author }).count > 1
    for place in task.nodes.reversed().prefix(Self.mostChanges) {
      writeChange(Int(graph.order[place]), namingAuthor: several)
    }
    let rest = task.nodes.count - Self.mostChanges
    if rest > 0 { add([DetailSpan("… and \(rest) before", .secondary)]) }
  }

  private mutating func writeChange(_ index: Int, namingAuthor: Bool) {
    let graph = projection.graph
    let node = graph.nodes[index]
    let isUsed = graph.isLive(index)
    let (sign, role): (DetailSign, Role) =
      !graph.isSound(index)
      ? (.refused, .error) : graph.isHead(index) ? (.head, .neonBright) : (.change, .borderFocus)
    var spans = [
      DetailSpan(sign, role),
      DetailSpan(
        " " + ChangeWords(of: projection, friendly).text(node.change),
        isUsed ? .text : .secondary),
      DetailSpan(" · " + friendly.age(node.wall), .secondary),
    ]
    if namingAuthor { spans.append(DetailSpan(" · " + name(of: graph.author(of: index)), .person)) }
    if !graph.isSound(index) { spans.append(DetailSpan(" · not valid, not used", .error)) }
    add(spans, indent: 2)
  }

  /// Who someone is, as shortly as tells people and devices apart.
  private func name(of author: Author) -> String {
    let person = author.name ?? String(author.userID.prefix(8))
    return author.deviceName.map { person + " on " + $0 } ?? person
  }
}
