/// A field of the form, in the order in which it shows them.
///
/// The raw values stand in the file of what is unwritten.
public enum FormField: String, CaseIterable, Hashable, Sendable {
  /// The title with its tags and people.
  case title
  /// The description, which has several lines.
  case description
  /// When the task is due.
  case due
  /// How urgent it is.
  case priority
  /// How large it is.
  case points
  /// How often it comes back.
  case repeats

  /// What the form calls it.
  public var label: String {
    switch self {
    case .title: "Title"
    case .description: "Description"
    case .due: "Due"
    case .priority: "Priority"
    case .points: "Points"
    case .repeats: "Repeat"
    }
  }

  /// What may be written in it, shown while it is empty; whole in the 30 columns of a wide form.
  public var example: String {
    switch self {
    case .title: "Pay rent #home @ana"
    case .description: "what else to know; - [ ] starts a step"
    case .due: "fri 9am, in 3 days, someday"
    case .priority: "1 to 5, 5 is urgent"
    case .points: "1, 2, 3, 5, 8"
    case .repeats: "2 weeks, 30 days fixed, never"
    }
  }

  /// As much of the example as so many columns hold without a half of anything; on fewer than its
  /// beginning takes, that.
  public func example(in columns: Int) -> String {
    var text: String = example
    while text.utf8.count > columns, let end = text.lastIndex(where: { ",;".contains($0) }) {
      text = String(text[..<end])
    }
    return text
  }

  /// The field so many places on, round the end.
  func advanced(by steps: Int) -> FormField {
    Self.allCases.element(steps, after: self)
  }
}
