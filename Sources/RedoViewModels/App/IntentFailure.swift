public import RedoIntents

/// Why an intent was not written, in a sentence that names the next step.
public struct IntentFailure: Error, Hashable, Sendable {
  /// The sentence.
  public let message: String
  /// Whether the log has to be read again before anything is written.
  public let needsReload: Bool
  /// What it is that could not be planned; nil for what else went wrong.
  private let cause: IntentError?

  /// What is typed has no words for a title.
  static let noTitle = IntentFailure(message: "a task needs a title: type what is to be done")

  /// A failure in its own words, such as a store's.
  public init(message: String, needsReload: Bool = false) {
    self.message = message
    self.needsReload = needsReload
    cause = nil
  }

  /// An intent that could not be planned.
  public init(_ error: IntentError) {
    message = error.message
    needsReload = false
    cause = error
  }

  /// The sentence for a screen, where keys do what verbs do in a shell.
  func text(_ keys: any KeyNames, in context: KeyContext) -> String {
    switch cause {
    case .changedSince(let title):
      let key =
        keys.label(of: .editInForm, in: context) ?? keys.label(of: .editTitle, in: context)
        ?? keys.name(of: .editInForm, in: .list)
      return "“\(title)” was changed since by someone else; \(key) on it changes it by hand"
    case .deletedSince(let title):
      let activity = keys.name(of: .showActivity, in: .list)
      let takeBack = keys.name(of: .takeBackChange, in: .activity)
      return "“\(title)” was deleted since by someone else; \(activity) shows the deletion, "
        + "\(takeBack) takes it back"
    case .unknownTask:
      let activity = keys.name(of: .showActivity, in: .list)
      return "the task was deleted meanwhile; \(activity) shows by whom"
    case .dateStays:
      return "a date that one side gave stays; settle first, then "
        + "\(keys.name(of: .setDue, in: .list)) and none take it away"
    case .tooLongToJoin:
      return "what devices made of the task apart is too long to be joined; "
        + "\(keys.name(of: .settle, in: .list)) chooses one version of it"
    default: return message
    }
  }
}
