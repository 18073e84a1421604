internal import RedoTasks

/// What stays, in the words of a report.
extension [Leftover] {
  /// The end of a clause that may be about one task alone; nothing where nothing stays.
  func words(behind only: TaskReference?) -> Clause {
    let deleted = filter(\.isDeleted)
    let changed = filter { !$0.isDeleted }.wordsOfChanged(behind: only)
    guard let first = deleted.first else { return changed }
    return changed
      + (deleted.count == 1
        ? "; \(quoting: first.task.title) stays deleted by others"
        : "; \(deleted.count) tasks stay deleted by others")
  }

  private func wordsOfChanged(behind only: TaskReference?) -> Clause {
    let whole = filter(\.fields.isEmpty)
    let parts = filter { !$0.fields.isEmpty }
    var names: [Clause] = []
    var isOne = true
    if let first = whole.first {
      names.append(
        whole.count == 1 ? Clause(quoting: first.task.title) : "\(whole.count) tasks")
      isOne = whole.count == 1
    }
    if let first = parts.first {
      isOne = whole.isEmpty && parts.count == 1 && first.isOne
      names.append(
        parts.count > 1
          ? "fields of \(parts.count) \(whole.isEmpty ? "tasks" : "others")"
          : first.words(isKnown: whole.isEmpty && first.task.id == only?.id))
    }
    guard !names.isEmpty else { return "" }
    return
      "; \(names.joined(separator: " and ")) \(isOne ? "stays" : "stay"), changed since by others"
  }
}

extension Leftover {
  /// The most fields that are worth naming one by one.
  private static let mostNamed = 3

  private var names: [String] {
    let order: [StateField] = TaskField.allCases.map { .task($0) }
    let names = order.filter(fields.contains).map(\.noun)
    return fields.contains(where: \.isOfTodo) ? names + ["due date"] : names
  }

  /// Whether a verb about what stays has the singular.
  fileprivate var isOne: Bool {
    names.count == 1 && names != [StateField.task(.storyPoints).noun]
  }

  /// The fields that stay, of the task that was spoken of or of one to be named.
  fileprivate func words(isKnown: Bool) -> Clause {
    let names = names
    guard names.count <= Self.mostNamed else {
      return isKnown
        ? "\(names.count) fields of it" : "\(names.count) fields of \(quoting: task.title)"
    }
    return isKnown
      ? "its \(names.listed)" : "the \(names.listed) of \(quoting: task.title)"
  }
}

extension StateField {
  /// What the field is called behind an article.
  fileprivate var noun: String {
    switch self {
    case .task(.privacy): "privacy"
    case .task(.archived): "archiving"
    default: name
    }
  }
}
