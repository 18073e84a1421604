public import RedoIntents

/// A question that waits for yes; anything else means no.
public struct Question: Hashable, Sendable {
  /// What yes does.
  public enum Subject: Hashable, Sendable {
    /// Deletes a task.
    case delete(TaskReference)
    /// Adds a task for each line that was pasted.
    case addLines([TaskDraft])
  }

  /// What yes does.
  public let subject: Subject

  /// Asks about something.
  public init(_ subject: Subject) {
    self.subject = subject
  }

  /// The intent that yes means.
  var intent: Intent {
    switch subject {
    case .delete(let task): .delete([task.id])
    case .addLines(let drafts): .add(drafts)
    }
  }

  /// What a no is answered with.
  var refusal: String {
    switch subject {
    case .delete(let task): "“\(task.title)” stays"
    case .addLines: "nothing was added"
    }
  }
}
