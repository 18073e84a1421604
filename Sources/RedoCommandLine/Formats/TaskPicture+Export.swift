internal import RedoProtocol
internal import RedoTasks

/// What several formats say alike of a task.
extension TaskPicture {
  /// The todo that counts: the open one, else the one done last.
  func lastTodo(in world: World) -> TodoState? {
    if let current = world.tasks.currentTodo(of: state) { return current }
    return state.todos.map { world.tasks.todos[$0] }
      .max { ($0.completed ?? .earliest) < ($1.completed ?? .earliest) }
  }

  /// When it was done; nil while it is open, or a draft.
  func completed(in world: World) -> Instant? {
    state.currentTodo == nil ? lastTodo(in: world)?.completed : nil
  }

  /// Its labels as a format holds them that leaves it to them how a repeat is counted: the one that
  /// says so stands there twice where a word of the title is the same tag.
  var markedLabels: [TitleLabel] {
    guard let marker = rhythm?.marker, TitleText.markers(inside: line).contains(marker) else {
      return title.labelsInOrder
    }
    return title.labelsInOrder + [marker]
  }

  /// The tags among those labels.
  var markedTags: [String] { markedLabels.filter { $0.kind == .tag }.map(\.name) }

  /// Its description as the log holds it.
  func description(in world: World) -> String {
    world.tasks.description(of: state)
  }

  /// The shown title as one line.
  var line: String { title.shownLine }

  /// The words of the shown title, as a format of lines and words holds them.
  var words: [String] { title.shownWords }
}

extension TitleText {
  /// The shown title as one line.
  var shownLine: String { shown.split(whereSeparator: \.isNewline).joined(separator: " ") }

  /// The words of the shown title, a line break among what stands between them.
  var shownWords: [String] { TextLines.words(of: shownLine) }
}
