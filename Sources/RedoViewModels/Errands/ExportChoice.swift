internal import RedoIntents
public import RedoProtocol

/// Which tasks an export is of.
public enum ExportChoice: Hashable, Sendable {
  /// Every task, done and archived ones too.
  case everything
  /// The tasks that a filter finds, by its line.
  case found(String)
  /// The tasks that are marked, in the order of the list.
  case marked([TaskID])

  /// What it is called within a sentence.
  public var name: String {
    switch self {
    case .everything: "everything"
    case .found(let filter): "what “\(filter)” finds"
    case .marked(let ids): Quantity.text(ids.count, "marked task")
    }
  }

  /// The tasks of it, as part of a sentence.
  var tasks: String {
    switch self {
    case .everything: "every task"
    case .found(let filter): "the tasks of “\(filter)”"
    case .marked(let ids): ids.count == 1 ? "the marked task" : "the \(ids.count) marked tasks"
    }
  }
}
