internal import RedoIntents
internal import RedoProtocol
internal import RedoTasks

/// The tasks of a file that make no new one, told apart by why.
struct KeptTasks {
  private let tasks: [ImportedTask]
  private let projection: Projection
  private let repeated: Int

  /// Sorts out the tasks of a file that are not among the new ones.
  init(of tasks: [ImportedTask], beside new: [ImportedTask], in projection: Projection) {
    var seen = Set(new.map(\.id))
    self.tasks = tasks.filter { seen.insert($0.id).inserted }
    self.projection = projection
    repeated = tasks.count - seen.count
  }

  /// How many names are told of tasks that differ.
  private static let mostNamed = 3

  /// What there is to say of them, and what to do about it in a shell or on the full screen.
  func lines(onScreen: Bool) -> [String] {
    let gone = tasks.count { projection[$0.id] == nil }
    let there = tasks.count - gone
    var lines = Self.line(there, "is there already", "are there already")
    lines += difference("done in the file and open here") { task, state in
      isDone(task) && !state.isDone && !isNextTime(of: state) || hasDone(task, openTimeOf: state)
    }
    lines += difference("open in the file and done here") { task, state in
      !isDone(task) && state.isDone
    }
    lines += difference("told otherwise in the file, which changes nothing here") { task, state in
      isOther(task, than: state)
    }
    lines += Self.line(
      gone, "was taken in before and deleted since", "were taken in before and deleted since")
    if gone > 0 { lines.append(Self.wayBack(onScreen: onScreen)) }
    return lines + Self.line(repeated, "stands in the file again", "stand in the file again")
  }

  /// How a task comes back that was taken in, and then undone or deleted.
  private static func wayBack(onScreen: Bool) -> String {
    if onScreen { return "5 shows the deletion, and U there takes it back" }
    return "`redo again` right after the undo, or `redo undo` right after the deletion, brings back"
      + " what was deleted; later 5 in the full screen shows the deletion, and U there takes it back"
  }

  /// The tasks whose state in the file is another one than here, by name.
  private func difference(
    _ words: String, _ isSuch: (_ inFile: ImportedTask, _ here: TaskState) -> Bool
  ) -> [String] {
    let names = tasks.compactMap { task -> String? in
      guard !task.isArchived, let state = projection[task.id], !state.isArchived,
        isSuch(task, state)
      else { return nil }
      return "“" + projection.title(of: state).shown + "”"
    }
    guard !names.isEmpty else { return [] }
    let told = names.prefix(Self.mostNamed) + (names.count > Self.mostNamed ? ["…"] : [])
    return [
      "\(names.count) of them \(names.count == 1 ? "is" : "are") \(words): "
        + told.joined(separator: ", ")
    ]
  }

  /// Whether the file says something of a task that is not so here; what it leaves out it does not say.
  private func isOther(_ task: ImportedTask, than state: TaskState) -> Bool {
    let (said, title) = (TitleText(task.fields.title ?? ""), projection.title(of: state))
    if said.shown != title.shown { return true }
    if !Set(said.labelTexts).isSubset(of: title.labelTexts) { return true }
    let fields = task.fields
    let priority = fields.priority.map { Int($0) }
    return isDueOtherwise(task, than: state)
      || Self.isOther(fields.description, than: projection.description(of: state))
      || Self.isOther(priority, than: state.priority)
      || Self.isOther(fields.storyPoints, than: state.storyPoints)
      || Self.isOther(fields.frequencyDays, than: state.frequencyDays)
  }

  private static func isOther<Value: Equatable>(_ said: Value?, than here: Value?) -> Bool {
    said != nil && said != here
  }

  /// Whether a task is open in the file and here, and due at another second; what repeats goes on here.
  private func isDueOtherwise(_ task: ImportedTask, than state: TaskState) -> Bool {
    guard task.fields.frequencyDays == nil, !state.isDone, let time = task.occurrences.last,
      time.completed == nil
    else { return false }
    return projection.currentTodo(of: state).map { Self.second($0.deadline) }
      != Self.second(time.deadline)
  }

  /// Whether all of a task is done in the file.
  private func isDone(_ task: ImportedTask) -> Bool { task.occurrences.last?.completed != nil }

  /// Whether the file says that the time is done which is open here: it may have a later one open.
  ///
  /// Times are told apart by the second that they are due in, which is what files tell.
  private func hasDone(_ task: ImportedTask, openTimeOf state: TaskState) -> Bool {
    guard let open = projection.currentTodo(of: state).map({ Self.second($0.deadline) }) else {
      return false
    }
    let isDoneHere = state.todos.contains { place in
      let todo = projection.todos[place]
      return todo.completed != nil && Self.second(todo.deadline) == open
    }
    return !isDoneHere
      && task.occurrences.contains { $0.completed != nil && Self.second($0.deadline) == open }
  }

  private static func second(_ moment: Instant) -> Int64 { moment.milliseconds / 1000 }

  /// Whether a task is open because it came back after it was done.
  private func isNextTime(of task: TaskState) -> Bool {
    task.todos.contains { projection.todos[$0].completed != nil }
  }

  private static func line(_ count: Int, _ one: String, _ many: String) -> [String] {
    count > 0 ? ["\(ImportPreview.counted(count)) \(count == 1 ? one : many)"] : []
  }
}
