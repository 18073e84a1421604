internal import RedoTasks
internal import RedoTerminal

/// The tags and people in use, for completing one that is being typed.
struct LabelCompletion {
  private let projection: Projection?

  init(of projection: Projection?) {
    self.projection = projection
  }

  /// The line with the label before its cursor completed; as it is where none fits.
  func completed(_ field: TextField) -> TextField {
    guard
      let word = field.textBeforeCursor.split(
        separator: " ", omittingEmptySubsequences: false
      ).last,
      let sign = word.first, sign == "#" || sign == "@",
      let label = best(startingWith: word.dropFirst().lowercased(), isTag: sign == "#")
    else { return field }
    var field = field
    field.replace(last: word.count, with: "\(sign)\(label) ")
    return field
  }

  /// The label that most tasks carry among those that start so.
  private func best(startingWith start: String, isTag: Bool) -> String? {
    guard let projection else { return nil }
    var counts: [String: Int] = [:]
    for task in projection.tasks where !task.isArchived {
      let title = projection.title(of: task)
      for name in isTag ? title.tags : title.people where name.lowercased().hasPrefix(start) {
        counts[name, default: 0] += 1
      }
    }
    return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
  }
}
