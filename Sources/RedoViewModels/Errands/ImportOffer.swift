public import RedoIntents

/// What a file would bring: read and judged, and not written yet.
public struct ImportOffer: Hashable, Sendable {
  /// What would be written.
  public enum Content: Hashable, Sendable {
    /// Tasks of another program that the log does not name.
    case tasks([ImportedTask])
    /// Changes that the log does not hold: whole lines of it, and how many.
    case changes([UInt8], count: Int)
  }

  /// The path as it was typed.
  public let path: String
  /// What would be written.
  public let content: Content
  /// What of the file is there already, is lost or left out, a line each.
  public let remarks: [String]

  /// Collects what was found.
  public init(path: String, content: Content, remarks: [String]) {
    self.path = path
    self.content = content
    self.remarks = remarks
  }

  /// What is said behind changes that were written: devices signed them, and only those undo them.
  public static let lasting = ", which no undo takes back"

  /// How many tasks or lines of a log it would bring.
  public var count: Int {
    switch content {
    case .tasks(let tasks): tasks.count
    case .changes(_, let count): count
    }
  }

  /// How many of what: `3 tasks`, `5 lines of a log`.
  var amount: String {
    switch content {
    case .tasks: Quantity.text(count, "task")
    case .changes: Quantity.text(count, "line") + " of a log"
    }
  }
}
