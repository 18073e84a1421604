internal import RedoTasks

/// A term as users of other programs type it: `status:pending`, `due.before:2026-12-31`, `title:rent`.
struct ForeignTerm {
  /// What is written here instead.
  let instead: String

  /// Reads a name with its modifier and a value; nil for a name that means nothing there either.
  init?(_ typed: String, _ value: String) {
    let parts = typed.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let sign = Self.sign(of: parts.count > 1 ? String(parts[1]) : "")
    func compared(_ name: String) -> String { name + sign + (value.isEmpty ? "7d" : value) }
    switch parts[0] {
    case "status", "state": instead = "is:done, is:archived or is:draft"
    case "project", "proj", "tag", "tags", "label", "labels", "list", "context":
      instead = TitleLabel(.tag, name: value)?.text ?? "# and the name, as in #home"
    case "pri", "prio", "priority": instead = "p and a number from 1 to 5, as in p5 or p>=4"
    case "due": instead = compared("due")
    case "scheduled", "wait", "until": instead = compared("due") + ", the only date to come"
    case "entry": instead = compared("created")
    case "modified": instead = compared("updated")
    case "end", "completed": instead = compared("done")
    case "title", "desc", "description":
      instead =
        value.isEmpty ? "the words alone" : "\(value), which is looked for in title and description"
    case "assignee", "person":
      instead = TitleLabel(.person, name: value)?.text ?? "@ and the name, as in @ana"
    case "uuid": instead = "id:" + (value.isEmpty ? "3f9a" : value)
    case "limit": instead = "no term: redo list has --limit N"
    case "recur": instead = "recurring"
    case "depends": instead = "words of the title, as no task depends on others"
    default: return nil
    }
  }

  private static func sign(of modifier: String) -> String {
    switch modifier {
    case "before", "below", "under": "<"
    case "by": "<="
    case "after", "above", "over": ">"
    default: ":"
    }
  }
}
