internal import RedoIntents
internal import RedoProtocol
internal import RedoTasks
internal import RedoTerminal

extension CardWriter {
  /// A change whole: what, when, by whom, what it is worth, and what it did.
  mutating func writeChange(_ index: Int) {
    let node = graph.nodes[index]
    add([
      DetailSpan(node.action.name.description, .neonBright, .bold),
      DetailSpan("  " + words.text(of: index)),
    ])
    add([DetailSpan(TaskNames(of: projection).title(of: graph.taskID(of: index)), .secondary)])
    lines.append(DetailLine())
    add("when", friendly.stamp(node.wall) + " · " + friendly.age(node.wall))
    writeAuthor(graph.author(of: index))
    writeVerdict(index)
    addHeading("EFFECT")
    let told = words.changesTold(of: index)
    if told > 1 {
      add([DetailSpan("one of \(told) changes that did this together", .secondary)])
    }
    writeEffect(of: index)
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
    add("who", [DetailSpan(AuthorWords.person(author) + email, .person)])
    add("user", author.userID)
    let device = AuthorWords.device(author)
    add("device", device == author.deviceID ? device : device + " · " + author.deviceID)
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
          DetailSpan(" none: nothing proves who wrote it, and it never leaves the device"),
        ])
    }
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
