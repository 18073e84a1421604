/// Whether the data can be used, and who besides the user can get at it.
public struct StorageInfo: Hashable, Sendable {
  /// The data folder, or a file in it, that others can read or change.
  public struct Exposure: Hashable, Sendable {
    /// Where it is, as a shell understands it, without the names of folders that are the user's own.
    public let place: String
    /// Its permission bits in octal digits.
    public let mode: String
    /// The permission bits that it should have, in octal digits.
    public let wanted: String

    /// Describes what is exposed.
    public init(place: String, mode: String, wanted: String) {
      (self.place, self.mode, self.wanted) = (place, mode, wanted)
    }
  }

  /// A folder in which no file can be made, or filled.
  public struct Unwritable: Hashable, Sendable {
    /// What is kept in it.
    public enum Content: Hashable, Sendable {
      /// The log and the key, so that no change can be saved.
      case data
      /// What lies beside a log that can be written to all the same.
      case besideLog
      /// What is kept between runs.
      case state
    }

    /// Where it is, as a shell understands it.
    public let place: String
    /// What is kept in it.
    public let content: Content
    /// Whether that is since its disk is full.
    public let isFull: Bool

    /// Describes a folder.
    public init(place: String, content: Content, isFull: Bool = false) {
      (self.place, self.content, self.isFull) = (place, content, isFull)
    }
  }

  /// How it is with the signing key.
  public enum Key: Hashable, Sendable {
    /// It can be read.
    case usable
    /// There is none yet, and nothing that it could have signed.
    case notMade
    /// There is none beside a log that holds changes.
    case gone
    /// It is there and cannot be used.
    case unusable
  }

  /// What others can get at.
  public let exposures: [Exposure]
  /// Where the log is, as a shell understands it.
  public let logPlace: String
  /// What has the log's name in place of a file; nil where nothing has.
  public let logKind: String?
  /// Whether the log could be read.
  public let isLogReadable: Bool
  /// Whether it could be written to, where files can be made beside it.
  public let isLogWritable: Bool
  /// Whether the list of remotes could be read.
  public let areRemotesReadable: Bool
  /// Whether there is no list of remotes beside what is kept of some.
  public let isRemoteListLost: Bool
  /// How many lines of that list name no remote that this Redo reads.
  public let unreadRemotes: Int
  /// How it is with the signing key.
  public let key: Key
  /// The folders in which no file can be made, or filled.
  public let unwritable: [Unwritable]
  /// How many names the log has; with more than one nothing is appended to it.
  public let logNames: Int
  /// Files that may hold the key of a remote that is not in the list, as a shell understands them.
  public let leftKeys: [String]
  /// How many copies of the log a program that carries folders about kept apart.
  public let conflictCopies: Int
  /// What a shell finds these by.
  public let conflictPattern: String

  /// Collects what is known of the data.
  public init(
    exposures: [Exposure] = [], logPlace: String = "", logKind: String? = nil,
    isLogReadable: Bool = true, isLogWritable: Bool = true, areRemotesReadable: Bool = true,
    isRemoteListLost: Bool = false, unreadRemotes: Int = 0, key: Key = .usable,
    unwritable: [Unwritable] = [], logNames: Int = 1, leftKeys: [String] = [],
    conflictCopies: Int = 0, conflictPattern: String = ""
  ) {
    self.exposures = exposures
    self.logPlace = logPlace
    self.logKind = logKind
    self.isLogReadable = isLogReadable
    self.isLogWritable = isLogWritable
    self.areRemotesReadable = areRemotesReadable
    self.isRemoteListLost = isRemoteListLost
    self.unreadRemotes = unreadRemotes
    self.key = key
    self.unwritable = unwritable
    self.logNames = logNames
    self.leftKeys = leftKeys
    self.conflictCopies = conflictCopies
    self.conflictPattern = conflictPattern
  }
}
