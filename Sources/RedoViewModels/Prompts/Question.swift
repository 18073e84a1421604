public import RedoIntents

/// A question that waits for yes; anything else means no.
///
/// Enter says yes too, as it does everywhere, where nothing is taken away by it.
public struct Question: Hashable, Sendable {
  /// What yes does.
  public enum Subject: Hashable, Sendable {
    /// Deletes tasks.
    case delete(Targets)
    /// Adds a task for each line that was pasted, without those that name none.
    case addLines(PastedTasks)
    /// Takes a filter preset of the user's away.
    case deletePreset(PresetName)
    /// Writes what a file holds.
    case bring(ImportOffer)
    /// Forgets a remote; its name, where it is, and how many changes wait for it.
    case removeRemote(String, address: String, waiting: Int)
    /// Forgets who is signed in to a remote.
    case signOut(String, account: String)
  }

  /// What yes does.
  let subject: Subject

  /// Asks about something.
  init(_ subject: Subject) {
    self.subject = subject
  }

  /// Whether yes takes something away, so that only the key for yes says it.
  public var takesAway: Bool {
    switch subject {
    case .delete, .deletePreset, .removeRemote: true
    case .addLines, .bring, .signOut: false
    }
  }

  /// What a no is answered with.
  var refusal: Clause {
    switch subject {
    case .delete(let targets):
      "\(targets.name) \(targets.count == 1 ? "stays" : "stay")"
    case .addLines: "nothing was added"
    case .bring: "nothing was imported"
    case .deletePreset(let name): "\(quoting: name.text) stays"
    case .removeRemote(let name, _, _): "\(name) stays"
    case .signOut(let name, _): "still signed in to \(name)"
    }
  }
}
