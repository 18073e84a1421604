internal import RedoProtocol
internal import RedoTasks

/// A term as users of other programs type it, or by the name that JSON has for a field:
/// `status:pending`, `due.before:2026-12-31`, `title:rent`, `storyPoints>2`, `has:due`.
struct ForeignTerm {
  /// What is written here instead; nil where there is nothing like it.
  let instead: String?
  /// Why there is nothing like it.
  private(set) var reason = ""

  /// Reads a name with its modifier, a sign and a value; nil for a name that means nothing there
  /// either.
  init?(_ typed: String, _ comparison: Comparison, _ value: String) {
    let parts = typed.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    if let reason = Self.absence(name) {
      (instead, self.reason) = (nil, reason)
      return
    }
    guard
      let instead = Self.compared(name, Self.sign(parts.last ?? "", comparison), value)
        ?? Self.label(name, value) ?? Self.state(name, value) ?? Self.other(name, value)
    else { return nil }
    self.instead = instead
  }

  /// A date or a number that is compared.
  private static func compared(_ name: String, _ sign: String, _ value: String) -> String? {
    let (field, example, remark) =
      switch name {
      case "due", "deadline", "dueDate", "before", "after": ("due", "7d", "")
      case "scheduled", "wait", "until": ("due", "7d", ", the only date to come")
      case "entry": ("created", "7d", "")
      case "modified": ("updated", "7d", "")
      case "end", "completed": ("done", "7d", "")
      case "storyPoints", "storypoints", "pts", "estimate": ("points", "2", "")
      default: ("", "", "")
      }
    guard !field.isEmpty else { return nil }
    let isPhrase = value.utf8.contains(where: \.isASCIIBlank)
    return field + sign + (value.isEmpty ? example : isPhrase ? "\"\(value)\"" : value) + remark
  }

  private static func label(_ name: String, _ value: String) -> String? {
    switch name {
    case "project", "proj", "tag", "tags", "label", "labels", "list", "context":
      TitleLabel(.tag, name: value)?.text ?? "# and the name, as in #home"
    case "assignee", "person", "people":
      TitleLabel(.person, name: value)?.text ?? "@ and the name, as in @ana"
    default: nil
    }
  }

  private static func state(_ name: String, _ value: String) -> String? {
    switch (name, value) {
    case ("status", _), ("state", _): "is:done, is:archived or is:draft"
    case ("has", "due"), ("has", "deadline"), ("has", "date"): "!due:none"
    case ("no", "due"), ("no", "deadline"), ("no", "date"): "due:none"
    case ("recur", _), ("repeat", _), ("frequency", _), ("frequencyDays", _), ("repeatDays", _):
      "recurring"
    default: nil
    }
  }

  private static func other(_ name: String, _ value: String) -> String? {
    switch name {
    case "pri", "prio", "priority": "p and a number from 1 to 5, as in p5 or p>=4"
    case "title", "desc", "description":
      value.isEmpty ? "the words alone" : "\(value), which is looked for in title and description"
    case "uuid": "id:" + (value.isEmpty ? "3f9a" : value)
    default: nil
    }
  }

  private static func absence(_ name: String) -> String? {
    switch name {
    case "limit": "only redo list has --limit N"
    case "depends": "no task depends on others"
    default: nil
    }
  }

  /// How a modifier, or a name that is one, compares; as the sign behind it does where it is neither.
  private static func sign(_ modifier: Substring, _ comparison: Comparison) -> String {
    switch modifier {
    case "before", "below", "under": "<"
    case "by": "<="
    case "after", "above", "over": ">"
    default: comparison == .same ? ":" : comparison.rawValue
    }
  }
}
