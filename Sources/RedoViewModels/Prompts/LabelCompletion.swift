internal import RedoTasks
internal import RedoTerminal

/// The tags and people in use, for completing one that is being typed.
struct LabelCompletion {
  private let projection: Projection?
  private let isOfFilter: Bool

  /// Completes the labels of a line; in a filter they stand behind bars and signs as well.
  init(of projection: Projection?, inFilter isOfFilter: Bool = false) {
    self.projection = projection
    self.isOfFilter = isOfFilter
  }

  /// The line with the label before its cursor completed; as it is where none fits.
  func completed(_ field: TextField) -> TextField {
    let word = lastWord(of: field.textBeforeCursor)
    guard let sign = word.first, sign == "#" || sign == "@",
      let label = best(startingWith: word.dropFirst().lowercased(), isTag: sign == "#")
    else { return field }
    var field = field
    field.replace(last: word.count, with: "\(sign)\(label) ")
    return field
  }

  private func lastWord(of text: some StringProtocol) -> Substring {
    let isBreak: (Character) -> Bool = { $0 == " " || isOfFilter && $0 == "|" }
    let word = Substring(text.reversed().prefix { !isBreak($0) }.reversed())
    return isOfFilter && (word.first == "-" || word.first == "!") ? word.dropFirst() : word
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
