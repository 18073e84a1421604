/// What the shell must have ready before an invocation responds.
///
/// Reading the log is most of what a short command costs, so that one that needs none says so.
public struct Needs: Hashable, Sendable {
  /// Which change log is to be read.
  public enum Log: Hashable, Sendable {
    /// None.
    case none
    /// This device's own, replayed: ``World/projection``.
    case replayed
    /// This device's own, judged line by line: ``World/verification``.
    case judged
    /// The log in a file that the user named, judged line by line: ``World/verification``.
    case judgedFile(String)
  }

  /// The log to read.
  public let log: Log
  /// Whether ``World/identity`` is asked for.
  public let identity: Bool
  /// Whether ``World/standardInput`` is asked for: all of it, to its end.
  public let standardInput: Bool
  /// The file whose bytes ``World/file`` holds: one that the user named, `-` for standard input.
  public let file: String?
  /// Whether ``World/remotes`` is asked for.
  public let remotes: Bool
  /// Whether the response may ask for intents, which need the key and the log's lock.
  public let writing: Bool

  /// Whether ``World/reminded`` and ``World/toldElsewhere`` are asked for.
  public let reminders: Bool
  /// Whether ``World/installation`` is asked for.
  public let installation: Bool
  /// Whether ``World/picture`` is asked for.
  public let picture: Bool
  /// Whether ``SettingsInfo/warnings`` tell of keys, presets and the theme too, as screens do.
  public let config: Bool

  init(
    log: Log = .none, identity: Bool = false, standardInput: Bool = false,
    file: String? = nil, remotes: Bool = false, writing: Bool = false, reminders: Bool = false,
    installation: Bool = false, picture: Bool = false, config: Bool = false
  ) {
    self.config = config
    self.picture = picture
    self.reminders = reminders
    self.installation = installation
    self.log = log
    self.identity = identity
    self.standardInput = standardInput
    self.file = file
    self.remotes = remotes
    self.writing = writing
  }

  /// Nothing at all.
  static let nothing = Needs()
  /// The tasks, to look at.
  static let tasks = Needs(log: .replayed)
  /// The tasks, to change them.
  static let tasksToChange = Needs(log: .replayed, writing: true)
}
