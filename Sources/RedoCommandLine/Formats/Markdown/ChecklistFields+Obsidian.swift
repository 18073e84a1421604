internal import RedoIntents
internal import RedoProtocol

/// What the fields of Obsidian's Tasks plugin say, beside the words that this program writes.
extension ChecklistFields {
  /// What is of no priority lies in the middle of five, and of the six there the upper two become one.
  private static let priorities = ["highest": 5, "high": 5, "medium": 4, "low": 2, "lowest": 1]

  /// Takes a field; of what is told twice the first counts.
  mutating func take(_ field: ObsidianField, in dates: DateContext) {
    let text = field.value[...]
    switch field.name {
    case .due:
      if let due = ForeignDate.instant(field.value, in: dates) { put(\.due, to: due, "due", text) }
    case .done:
      if let end = ForeignDate.instant(field.value, in: dates) { put(\.end, to: end, "done", text) }
    case .scheduled, .start:
      let name = field.name == .start ? "start" : "scheduled"
      starts.append(field.value)
      extras.append((name, field.value))
    case .created: put(\.created, to: field.value, "created", text)
    case .cancelled: extras.append(("cancelled", field.value))
    case .priority:
      if priority == nil { isHighest = field.value == "highest" }
      put(\.priority, to: Self.priorities[field.value] ?? 3, "priority", text)
    case .repeat: put(\.rule, to: field.value, "repeat", text)
    case .id: extras.append(("id", field.value))
    case .dependsOn: extras.append(("depends on", field.value))
    case .onCompletion: extras.append(("on completion", field.value))
    }
  }

  /// The last of the days from which it is meant to be done; nil where none is told.
  func start(in dates: DateContext) -> Instant? {
    starts.compactMap { ForeignDate.instant($0, in: dates) }.max()
  }
}
