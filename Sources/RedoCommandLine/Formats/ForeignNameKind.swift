/// A kind of names that a file gives as it likes, for what this program has no place of its own.
enum ForeignNameKind: CaseIterable {
  /// A property of a to-do in a calendar.
  case property
  /// A column of a table.
  case column
  /// What stands before the colon of a word in a todo.txt, and what a line or a to-do says again.
  case key
  /// A zone of its times that nobody knows.
  case zone

  /// What becomes of what is called so, as a clause: `X-COLOR is left out`.
  ///
  /// Of a name that somebody made long the first 40 characters are told.
  func loss(of name: String) -> String {
    let name = name.prefix(40)
    return switch self {
    case .property: "\(name) is left out"
    case .column: "the column \(name) is kept as text"
    case .key: "\(name): is kept as text"
    case .zone: "times of the unknown zone \(name) are taken as your own zone's"
    }
  }

  /// What becomes of so many that are not named, 1 or more, as a clause.
  func loss(ofOthers count: Int) -> String {
    switch self {
    case .property:
      count == 1 ? "1 other property is left out" : "\(count) other properties are left out"
    case .column:
      count == 1 ? "1 other column is kept as text" : "\(count) other columns are kept as text"
    case .key: count == 1 ? "1 other key is kept as text" : "\(count) other keys are kept as text"
    case .zone:
      "times of \(count) other unknown \(count == 1 ? "zone" : "zones") are taken as your own zone's"
    }
  }
}
