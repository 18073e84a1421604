public import RedoProtocol

/// What a repair of the change log did.
public struct LogRepair: Hashable, Sendable {
  /// The lines that were moved, by their numbers in the old log.
  public let moved: [LineFault]
  /// The file that they were appended to.
  public let quarantine: FilePath
  /// The log as it was before.
  public let backup: FilePath
}
