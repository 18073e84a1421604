public import RedoIntents

/// A question that waits for yes; anything else means no.
public struct Question: Hashable, Sendable {
  /// What yes does.
  public enum Subject: Hashable, Sendable {
    /// Deletes tasks.
    case delete(Targets)
    /// Adds a task for each line that was pasted.
    case addLines([TaskDraft])
    /// Takes a filter preset of the user's away.
    case deletePreset(PresetName)
  }

  /// What yes does.
  public let subject: Subject

  /// Asks about something.
  public init(_ subject: Subject) {
    self.subject = subject
  }

  /// What a no is answered with.
  var refusal: String {
    switch subject {
    case .delete(let targets):
      "\(targets.name) \(targets.count == 1 ? "stays" : "stay")"
    case .addLines: "nothing was added"
    case .deletePreset(let name): "“\(name.text)” stays"
    }
  }
}
