internal import RedoIntents
internal import RedoProtocol
internal import RedoTasks

/// One task as text: a field a line.
struct TaskPage {
  private let picture: TaskPicture
  private let world: World

  init(_ picture: TaskPicture, in world: World) {
    self.picture = picture
    self.world = world
  }

  /// The fields that have something to say.
  var fields: [OutputField] {
    let (state, projection) = (picture.state, world.tasks)
    var fields = [
      OutputField("id", state.id.description), OutputField("title", picture.title.shown),
      OutputField("labels", picture.labels(in: world.output)), OutputField("state", stateWords),
      OutputField("due", picture.deadline.map(moment) ?? ""),
      OutputField("priority", "\(state.priority)"), OutputField("points", "\(state.storyPoints)"),
      OutputField("repeats", picture.repeats + (picture.rhythm?.origin ?? "")),
      OutputField("private", state.isPrivate ? "yes" : ""),
      OutputField("rank", rankWords), OutputField("created", moment(state.created)),
      OutputField("updated", moment(state.updated)),
      OutputField(
        "heads", state.headCount > 1 ? "\(state.headCount), merged by the next change" : ""),
      OutputField("left out", leftOutWords),
    ]
    fields += picture.handovers(in: world).map { OutputField("changed hands", $0) }
    return fields.filter { !$0.value.isEmpty } + paragraphs(projection.description(of: state))
      + state.todos.map { todo(projection.todos[$0], isCurrent: $0 == state.currentTodo) }
  }

  private var stateWords: String {
    picture.group.word + (picture.state.isDraft && picture.state.isArchived ? ", draft" : "")
  }

  /// How many changes are left out that were made on a second CREATE, and what shows them.
  private var leftOutWords: String {
    let count = picture.leftOutCount(in: world)
    guard count > 0 else { return "" }
    return "\(Quantity.text(count, "change")), since the task was created twice; "
      + "redo log \(ShortIDs.text(of: picture.state.id)) shows \(count == 1 ? "it" : "them")"
  }

  /// The rank and the factors other than 1 that it is the product of.
  private var rankWords: String {
    let rank = world.formula.rank(
      of: picture.state, deadline: picture.deadline, at: world.dates.now, in: world.dates.zone)
    let factors = rank.factors.filter { $0.value != 1 }.map {
      "\(Self.rounded($0.value)) \($0.name)"
    }
    return Self.rounded(rank.value)
      + (factors.isEmpty ? "" : " = " + factors.joined(separator: " × "))
  }

  private func paragraphs(_ description: String) -> [OutputField] {
    guard !description.isEmpty else { return [] }
    let lines = description.split(omittingEmptySubsequences: false) { $0.isNewline }
    return lines.enumerated().map { OutputField($0 == 0 ? "description" : "", String($1)) }
  }

  private func todo(_ todo: TodoState, isCurrent: Bool) -> OutputField {
    let notes = world.tasks.notes(of: todo).map { "; " + $0 } ?? ""
    if let completed = todo.completed {
      return OutputField(
        "done", "\(moment(completed)), was due \(moment(todo.deadline))\(notes)")
    }
    return OutputField(isCurrent ? "todo" : "orphan", "due \(moment(todo.deadline))\(notes)")
  }

  /// A moment in full on a terminal, else as other programs read it.
  private func moment(_ instant: Instant) -> String {
    world.output.isTerminal ? FriendlyDate(in: world.dates).full(instant) : instant.wallText
  }

  /// A number to two places, without zeros at its end.
  private static func rounded(_ number: Double) -> String {
    CanonicalNumber.text(of: (number * 100).rounded() / 100) ?? ""
  }
}
