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
  ///
  /// - Parameters:
  ///   - typed: The name, with what stands behind its full stop.
  ///   - comparison: The sign between the name and the value.
  ///   - value: What stands behind the sign.
  ///   - isTurned: Whether the sign says that something differs.
  ///   - mark: The mark before the word that turns it round; nil where there is none.
  init?(
    _ typed: String, _ comparison: Comparison, _ value: String, isTurned: Bool, mark: Character?
  ) {
    let parts = typed.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let (name, modifier) = (String(parts[0]), parts.count > 1 ? String(parts[1]) : "")
    let asksWhether = modifier == "none" || modifier == "any"
    guard
      comparison != .equal || !value.isEmpty || asksWhether || Self.emptyNames.contains(name)
    else { return nil }
    if let reason = Self.absence(name) ?? (asksWhether ? Self.absence(ofAny: name) : nil) {
      (instead, self.reason) = (nil, reason)
      return
    }
    let comparing = Self.comparing(parts.last ?? "", comparison)
    func told(_ sign: String) -> String? {
      if asksWhether { return Self.presence(name, modifier == "none", sign) }
      return Self.compared(name, comparing, value).map { sign + $0 }
        ?? Self.label(name, value, sign) ?? Self.state(name, value, sign)
        ?? Self.other(name, value, sign)
    }
    let isOpposite = isTurned || Self.opposites.contains(modifier)
    guard let plain = told(""), let turned = told("!") else { return nil }
    let opposite = mark == nil ? turned : plain
    instead = isOpposite ? opposite : FilterSlip.marked(plain, with: mark)
  }

  /// The modifiers that ask for what does not hold.
  private static let opposites: Set<String> = ["not", "isnt", "hasnt", "noword"]
  /// The names that mean something there without a value, and hardly stand so in texts.
  private static let emptyNames: Set<String> = [
    "project", "proj", "tag", "tags", "assignee", "recur",
  ]

  /// A date or a number that is compared.
  private static func compared(_ name: String, _ sign: String, _ value: String) -> String? {
    let (field, example, remark) =
      switch name {
      case "due", "deadline", "dueDate", "before", "after", "date", "when": ("due", "7d", "")
      case "scheduled", "wait", "until", "start": ("due", "7d", ", the only date to come")
      case "entry": ("created", "7d", "")
      case "modified": ("updated", "7d", "")
      case "end", "completed": ("done", "7d", "")
      case "storyPoints", "storypoints", "pts", "estimate": ("points", "2", "")
      default: ("", "", "")
      }
    guard !field.isEmpty else { return nil }
    return field + sign + (value.isEmpty ? example : quoted(value)) + remark
  }

  /// A value as it is typed: in quotes where it holds blanks.
  private static func quoted(_ value: String) -> String {
    value.utf8.contains(where: \.isASCIIBlank) ? "\"\(value)\"" : value
  }

  private static func label(_ name: String, _ value: String, _ sign: String) -> String? {
    switch name {
    case "assignee", "assigned", "person", "people":
      sign + (TitleLabel(.person, name: value)?.text ?? "@ and the name, as in \(sign)@ana")
    default:
      tagNames.contains(name)
        ? sign + (TitleLabel(.tag, name: value)?.text ?? "# and the name, as in \(sign)#home") : nil
    }
  }

  private static let tagNames: Set<String> = [
    "project", "proj", "tag", "tags", "label", "labels", "list", "context", "section",
  ]

  private static func state(_ name: String, _ value: String, _ sign: String) -> String? {
    switch (name, value) {
    case ("status", _), ("state", _): "\(sign)is:done, \(sign)is:archived or \(sign)is:draft"
    case ("has", "due"), ("has", "deadline"), ("has", "date"): presence("due", false, sign)
    case ("no", "due"), ("no", "deadline"), ("no", "date"): presence("due", true, sign)
    default: repeatNames.contains(name) ? sign + "recurring" : nil
    }
  }

  private static let repeatNames: Set<String> = [
    "recur", "repeat", "frequency", "frequencyDays", "repeatDays", "every",
  ]

  private static func other(_ name: String, _ value: String, _ sign: String) -> String? {
    switch name {
    case "pri", "prio", "priority":
      "\(sign)p and a number from 1 to 5, as in \(sign)p5 or \(sign)p>=4"
    case "title", "desc", "description":
      value.isEmpty
        ? "the words alone"
        : "\(sign)\(quoted(value)), which is looked for in title and description"
    case "uuid": "\(sign)id:" + (value.isEmpty ? "3f9a" : value)
    case "not": FilterSlip.unmarked(value).map { (sign.isEmpty ? "!" : "") + quoted($0) }
    default: nil
    }
  }

  /// What asks whether there is a date or a repeat, or that there is none; nil for other names.
  private static func presence(_ name: String, _ isNone: Bool, _ sign: String) -> String? {
    func term(_ term: String, holds: Bool) -> String { holds == sign.isEmpty ? term : "!" + term }
    return switch name {
    case "due", "deadline", "dueDate", "date", "when", "scheduled", "wait", "until", "start":
      term("due:none", holds: isNone)
    case "done", "end", "completed": term("is:done", holds: !isNone)
    default: repeatNames.contains(name) ? term("recurring", holds: !isNone) : nil
    }
  }

  /// Why nothing asks whether there is such a thing; nil where something does.
  private static func absence(ofAny name: String) -> String? {
    switch name {
    case "assignee", "assigned", "person", "people": "no term asks for people without a name"
    case "pri", "prio", "priority", "p", "points", "created", "entry", "updated", "modified":
      "every task has one"
    default: tagNames.contains(name) ? "no term asks for tags without a name" : nil
    }
  }

  private static func absence(_ name: String) -> String? {
    switch name {
    case "limit": "only redo list has --limit N"
    case "depends": "no task depends on others"
    case "preset": "only the full screen has presets, behind F"
    case "private": "no term asks what is private"
    default: nil
    }
  }

  /// How a modifier, or a name that is one, compares; as the sign behind it does where it is neither.
  private static func comparing(_ modifier: Substring, _ comparison: Comparison) -> String {
    switch modifier {
    case "before", "below", "under": "<"
    case "by": "<="
    case "after", "above", "over": ">"
    default: comparison == .same ? ":" : comparison.rawValue
    }
  }
}
