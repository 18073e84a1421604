public import RedoProtocol

/// Notices to be shown together, each once.
public struct NoticeBatch: Hashable, Sendable {
  /// The notices, in the order of their moments.
  public let notices: [ReminderNotice]
  /// Up to when everything had been named; nil for a device that never named anything.
  public let previous: Instant?
  /// Up to when everything is named with them.
  public let moment: Instant
  /// How many seconds their buttons work; 0 for no buttons.
  public let patience: Int

  /// What became of one of them.
  public enum Ending: Hashable, Sendable {
    /// It was shown.
    case shown
    /// It was shown, and a button was pressed.
    case chosen(NoticeAction, at: Instant)
    /// It could not be shown, in a clause that says what would help.
    case failed(String)

    /// Whether nobody saw it.
    public var isFailure: Bool {
      if case .failed = self { true } else { false }
    }
  }

  /// What became of all of them.
  public enum Outcome: Hashable, Sendable {
    /// They were shown, or could not be; in the order of the notices.
    case shown([Ending])
    /// Another run of the program is showing them: nothing was done.
    case takenElsewhere
  }
}
