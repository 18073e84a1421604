/// The heading of a table: which column holds what.
struct TableHeading {
  /// The columns' names in lowercase, as this program calls them; one that comes again is numbered.
  let names: [String]
  /// Whether it is the template that Todoist writes.
  let isTodoist: Bool
  /// Whether it is the backup that TickTick writes.
  let isTickTick: Bool

  /// What Todoist calls the columns that this program knows by other names.
  private static let todoist = ["content": "title", "date": "due"]
  /// What every backup of TickTick has; a table of one's own may well have some of them.
  private static let tickTick: Set = ["listname", "title", "content", "duedate", "status"]

  /// Reads a heading; nil where no column is a title.
  init?(_ fields: [String]) {
    let read = fields.map { $0.lowercased().filter { !$0.isWhitespace } }
    isTodoist = read.contains("type") && read.contains("content") && !read.contains("title")
    isTickTick = Self.tickTick.isSubset(of: read)
    names = Self.numbered(isTodoist ? read.map { Self.todoist[$0] ?? $0 } : read)
    guard names.contains("title") else { return nil }
  }

  private static func numbered(_ names: [String]) -> [String] {
    var counts: [String: Int] = [:]
    return names.map { name in
      counts[name, default: 0] += 1
      return counts[name] == 1 ? name : "\(name) \(counts[name] ?? 0)"
    }
  }

  /// A row's fields by the names of their columns; nil where it has more of them than the heading.
  ///
  /// Those that are missing at its end are empty.
  func values(of fields: [String]) -> [String: String]? {
    guard fields.dropFirst(names.count).allSatisfy({ $0.allSatisfy(\.isWhitespace) }) else {
      return nil
    }
    var values: [String: String] = [:]
    for (name, field) in zip(names, fields) { values[name] = field }
    return values
  }
}
