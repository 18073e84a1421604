internal import RedoTasks

/// One field with its versions.
struct SettlingRow: Hashable {
  /// One version.
  struct Option: Hashable {
    /// What choosing it says.
    let choice: VersionChoice
    /// What it shows.
    let value: ShownValue
    /// The change that made it, by its index in the graph; nil where that is not one change.
    let setter: Int?
    /// Whether nothing could choose it.
    var isBarred = false
  }

  /// The field.
  let field: StateField
  /// The versions, one for each column.
  let options: [Option]
  /// What holds unless the person chooses: the value that the task shows, or that it goes back to.
  let proposal: VersionChoice
  /// Whether the person has to be asked: more than one side set the field, or one took it back.
  let isDisputed: Bool
  /// Why the proposal is what it is, or cannot be changed; nil where there is nothing to say.
  let note: String?
  /// Whether another version may be chosen.
  let isOpen: Bool

  /// Whether a version may be chosen: a date that another branch gave stays, since nothing that joins
  /// branches takes a todo away.
  func canTake(_ option: Int) -> Bool {
    guard isOpen, options.indices.contains(option), !options[option].isBarred else { return false }
    if case .todo(.deadline, _) = field { return options[option].choice.value != .unset }
    return true
  }

  /// The column of a choice; nil for a value of one's own.
  func column(of choice: VersionChoice) -> Int? {
    options.firstIndex { $0.choice == choice }
  }
}
