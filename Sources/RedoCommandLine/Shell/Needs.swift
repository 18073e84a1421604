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
  /// Whether they hold no word of the config and no path, as what is shown to others must not.
  public let isDiscreet: Bool
  /// Whether a log that is judged and found sound counts as verified from then on.
  public let vouching: Bool
  /// Whether what is wrong with the log is told, as to all but status bars and shells that complete.
  public let tellsFaults: Bool
  /// Whether ``World/storage`` is asked for; what cannot be read is told there, and stops nothing.
  public let storage: Bool
  /// Whether the folders of the data and the config have to be known.
  public let folders: Bool

  init(
    log: Log = .none, identity: Bool = false, standardInput: Bool = false,
    file: String? = nil, remotes: Bool = false, writing: Bool = false, reminders: Bool = false,
    installation: Bool = false, picture: Bool = false, config: Bool = false,
    vouching: Bool = false, tellsFaults: Bool = true, storage: Bool = false,
    isDiscreet: Bool = false, folders: Bool = true
  ) {
    self.folders = folders
    self.isDiscreet = isDiscreet
    self.vouching = vouching
    self.tellsFaults = tellsFaults
    self.storage = storage
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

  /// Nothing of the log.
  static let nothing = Needs()
  /// Nothing at all: the answer is about the program alone.
  static let programAlone = Needs(folders: false)
  /// The tasks, to look at.
  static let tasks = Needs(log: .replayed)
  /// The tasks, for a place that has no room for anything else.
  static let tasksInSilence = Needs(log: .replayed, tellsFaults: false)
  /// The tasks, to change them.
  static let tasksToChange = Needs(log: .replayed, writing: true)
}
