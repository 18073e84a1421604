internal import RedoIntents
internal import RedoProtocol
internal import RedoTasks
internal import RedoTerminal

extension CardWriter {
  /// Of so many changes of one deed it is shown what they did.
  private static let mostChanges = 12

  /// A change whole, and with it those that its row stands for: what, when, by whom, what it is
  /// worth, and what it did.
  mutating func writeChange(_ index: Int) {
    let node = graph.nodes[index]
    add([
      DetailSpan(node.action.name.description, .neonBright, .bold),
      DetailSpan("  " + words.deed(of: index)),
    ])
    add([DetailSpan(TaskNames(of: projection).title(of: graph.taskID(of: index)), .secondary)])
    lines.append(DetailLine())
    add("when", friendly.stamp(node.wall) + " · " + friendly.age(node.wall))
    writeAuthor(graph.author(of: index))
    writeVerdict(index)
    addHeading("EFFECT")
    writeEffects(of: index)
    addHeading("NODE")
    add("id", node.id.description, .cyan)
    let parents = graph.parentIDs(of: index)
    if parents.isEmpty { add("parents", "none: the task starts here", .secondary) }
    for (place, parent) in parents.enumerated() {
      add(place == 0 ? "parents" : "", parent.description, .cyan)
    }
    add("task", graph.taskID(of: index).description)
    add("clock", "Lamport \(node.lamport) · \(node.wall.wallText)")
  }

  private mutating func writeAuthor(_ author: Author) {
    let email = author.email.map { " <" + $0.prefix(100) + ">" } ?? ""
    let person = AuthorWords.person(author, to: device) + email
    add("who", [DetailSpan(person, AuthorWords.role(of: author, to: device))])
    add("user", author.userID)
    // Who uses it stands above: of a device without a name its id is all there is to say.
    let name =
      device.isSameDevice(as: author)
      ? AuthorWords.namedDevice(author, to: device) : AuthorWords.device(author)
    let isID = author.deviceID.hasPrefix(name)
    add("device", isID ? author.deviceID : name + " · " + author.deviceID)
  }

  private mutating func writeVerdict(_ index: Int) {
    let standing = NodeStanding(of: index, in: projection)
    let role: Role = standing.isUsed ? .success : standing.role
    add(
      "verdict",
      [DetailSpan(standing.isUsed ? .done : standing.sign, role), DetailSpan(" " + standing.words)])
    if graph.unsigned(among: [graph.nodes[index].id]).isEmpty {
      add(
        "signature",
        [DetailSpan(.done, .success), DetailSpan(" verified under the author's key")])
    } else {
      add(
        "signature",
        [
          DetailSpan(.held, .warning),
          DetailSpan(" none: nothing proves who wrote it, and it is never synced"),
        ])
    }
  }

  /// What the changes did that the row of a change stands for, each below its node's id.
  private mutating func writeEffects(of index: Int) {
    let changes = changesFolded(into: index)
    guard changes.count > 1 else {
      let told = words.changesTold(of: index)
      if told > 1 {
        add([DetailSpan("one of \(told) nodes that did this together", .secondary)])
      }
      writeEffect(of: index)
      return
    }
    add([DetailSpan("\(changes.count) nodes that did this together", .secondary)])
    for change in changes.prefix(Self.mostChanges) {
      let node = graph.nodes[change]
      lines.append(DetailLine())
      add(node.action.name.description, node.id.description, .cyan)
      writeEffect(of: change)
    }
    let rest = changes.count - Self.mostChanges
    if rest > 0 { add([DetailSpan("… and \(rest) more", .secondary)]) }
  }

  /// The changes of the deed that a change stands for, without MERGEs, which have rows of their
  /// own; another change alone.
  private func changesFolded(into index: Int) -> [Int] {
    let deed = graph.deed(of: index)
    guard graph.lead(of: deed) == index else { return [index] }
    return deed.filter { $0 == index || graph.nodes[$0].action != .merge }
  }

  private mutating func writeEffect(of index: Int) {
    let effect = ChangeEffect(of: index, in: projection)
    switch effect.standing {
    case .unused:
      add([DetailSpan("none, since the change is not used", .secondary)])
      return
    case .buried where effect.steps.isEmpty || graph.nodes[index].action == .delete: break
    case .buried where projection.isCarriedOver(index):
      add([DetailSpan("on its own branch, and carried over to another:", .secondary)])
    case .buried: add([DetailSpan("on its own branch, which counts no more:", .secondary)])
    case .counts: break
    }
    guard !effect.steps.isEmpty else {
      let isDeletion = graph.nodes[index].action == .delete
      add([
        DetailSpan(
          isDeletion ? "deletes the branch below it" : "no field changed its value", .secondary)
      ])
      return
    }
    let isFirst = graph.nodes[index].action == .create
    for step in effect.steps { write(step, showingBefore: !isFirst) }
  }
}
