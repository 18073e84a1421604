/// Which tasks a triage goes through.
public enum TriageSource: Hashable, Sendable {
  /// Those that were marked.
  case marked
  /// Those that a filter line leaves in the list.
  case filter(String)
  /// Those that are overdue, and those without a date.
  case overdueAndDrafts

  /// The tasks in a few words.
  public var words: String {
    switch self {
    case .marked: "marked"
    case .filter(let line): "/" + line
    case .overdueAndDrafts: "overdue and no date"
    }
  }
}
