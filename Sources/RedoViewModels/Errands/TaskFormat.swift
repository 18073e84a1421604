/// A form in which tasks are written for other programs, or read from them.
public enum TaskFormat: String, CaseIterable, Sendable {
  /// The tasks as `list --json` prints them; for reading by other programs alone.
  case json
  /// The changes themselves, a node a line: the one form that loses nothing.
  case jsonl
  /// What Taskwarrior exports and imports.
  case taskwarrior
  /// A todo.txt file.
  case todotxt
  /// An iCalendar of to-dos.
  case ics
  /// A table with a heading.
  case csv
  /// Checklists.
  case markdown

  /// The format that a file's name speaks of; nil where it speaks of none.
  public init?(ofFileAt path: String) {
    let name = path.split(separator: "/").last.map { $0.lowercased() } ?? ""
    let ending = name.split(separator: ".", omittingEmptySubsequences: false).dropFirst().last
    switch ending {
    case "jsonl": self = .jsonl
    case "json", "data": self = .taskwarrior
    case "txt": self = .todotxt
    case "ics", "ical": self = .ics
    case "csv": self = .csv
    case "md", "markdown": self = .markdown
    default: return nil
    }
  }

  /// What it is called in a sentence.
  public var name: String {
    switch self {
    case .json: "JSON"
    case .jsonl: "change log"
    case .taskwarrior: "Taskwarrior JSON"
    case .todotxt: "todo.txt"
    case .ics: "iCalendar"
    case .csv: "CSV"
    case .markdown: "Markdown"
    }
  }

  /// What a file's name may end in, for who typed none of them.
  public static let endings = "end the name in .jsonl, .json, .txt, .ics, .csv or .md"
}
