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
  /// Whether the log could be read.
  public let isLogReadable: Bool
  /// Whether the list of remotes could be read.
  public let areRemotesReadable: Bool
  /// How it is with the signing key.
  public let key: Key

  /// Collects what is known of the data.
  public init(
    exposures: [Exposure] = [], isLogReadable: Bool = true, areRemotesReadable: Bool = true,
    key: Key = .usable
  ) {
    self.exposures = exposures
    self.isLogReadable = isLogReadable
    self.areRemotesReadable = areRemotesReadable
    self.key = key
  }
}
