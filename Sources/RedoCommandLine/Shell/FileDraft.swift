/// A file to be written where the user asked for it.
public struct FileDraft: Hashable, Sendable {
  /// Its path, as the user gave it or as it follows from the environment.
  public let path: String
  /// What it is to hold.
  public let bytes: [UInt8]
  /// Whether the folders above it are made where they are not there.
  public let makesFolder: Bool
}
