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

  /// What others can get at.
  public let exposures: [Exposure]
  /// Whether the log could be read.
  public let isLogReadable: Bool
  /// Whether the signing key could be read.
  public let isKeyUsable: Bool

  /// Collects what is known of the data.
  public init(exposures: [Exposure] = [], isLogReadable: Bool = true, isKeyUsable: Bool = true) {
    self.exposures = exposures
    self.isLogReadable = isLogReadable
    self.isKeyUsable = isKeyUsable
  }
}
