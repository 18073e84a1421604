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

  /// What is said of a proposal that no version has, where there is no more to say.
  static let asItIs = "as it is"

  /// The field that the row settles.
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

  /// What is proposed where no version has it, as what each side did to a title, together.
  ///
  /// It is a choice like the versions, behind the last of them; nil where a version is proposed.
  var joined: VersionChoice? {
    options.contains { $0.choice == proposal } ? nil : proposal
  }

  /// The places of all there is to choose, from the left as keys go through them: what comes of
  /// several sides stands behind the first.
  var places: [Int] {
    guard joined != nil else { return Array(options.indices) }
    var places = Array(options.indices)
    places.insert(options.count, at: min(1, places.count))
    return places
  }

  /// Whether a place may be chosen: a date that another branch gave stays, since nothing that joins
  /// branches takes a todo away.
  func canTake(_ place: Int) -> Bool {
    guard isOpen else { return false }
    guard options.indices.contains(place) else { return place == options.count && joined != nil }
    guard !options[place].isBarred else { return false }
    if case .todo(.deadline, _) = field { return options[place].choice.value != .unset }
    return true
  }

  /// What choosing a place adds to the person's choices; nil for what is proposed without one,
  /// which then stays what the versions come to.
  func choice(at place: Int) -> VersionChoice? {
    options.indices.contains(place) ? options[place].choice : nil
  }

  /// The place of a choice; nil for a value of one's own.
  func place(of choice: VersionChoice) -> Int? {
    options.firstIndex { $0.choice == choice } ?? (choice == joined ? options.count : nil)
  }

  /// What is to be said about the row where something is chosen: why a proposal is what it is that
  /// no version has, only as long as it holds.
  func note(on choice: VersionChoice) -> String? {
    joined == nil || joined == choice ? note : nil
  }
}
