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
  public internal(set) var log: Log = .none
  /// Whether ``World/identity`` is asked for.
  public internal(set) var identity = false
  /// Whether ``World/standardInput`` is asked for: all of it, to its end.
  public internal(set) var standardInput = false
  /// The file whose bytes ``World/file`` holds: one that the user named, `-` for standard input.
  public internal(set) var file: String?
  /// Whether ``World/remotes`` is asked for.
  public internal(set) var remotes = false
  /// Whether the response may ask for intents, which need the key and the log's lock.
  public internal(set) var writing = false

  /// Whether ``World/reminded`` and ``World/toldElsewhere`` are asked for.
  public internal(set) var reminders = false
  /// Whether ``SettingsInfo/warnings`` tell of keys, presets and the theme too, as screens do.
  public internal(set) var config = false
  /// Whether they hold no word of the config and no path, as what is shown to others must not.
  public internal(set) var isDiscreet = false
  /// Whether a log that is judged and found sound counts as verified from then on.
  public internal(set) var vouching = false
  /// Whether what is wrong with the log is told, as to all but status bars and shells that complete.
  public internal(set) var tellsFaults = true
  /// Whether ``World/storage`` is asked for; what cannot be read is told there, and stops nothing.
  public internal(set) var storage = false
  /// Whether the folders of the data and the config have to be known.
  public internal(set) var folders = true

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
