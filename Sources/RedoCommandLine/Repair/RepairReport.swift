public import RedoProtocol

/// What a repair of the log moved, and where to.
public struct RepairReport: Hashable, Sendable {
  /// The lines that were moved, by their numbers in the old log; empty where none was broken.
  public let moved: [LineFault]
  /// Where they are now.
  public let quarantine: String
  /// The log as it was.
  public let backup: String
  /// The verdicts on what is left.
  public let rest: VerificationReport
  /// Whether the log counts as it is from now on, although it had changed since it was verified.
  public let acceptsOldPart: Bool

  /// Collects what a repair did.
  public init(
    moved: [LineFault], quarantine: String, backup: String, rest: VerificationReport,
    acceptsOldPart: Bool = false
  ) {
    self.moved = moved
    self.quarantine = quarantine
    self.backup = backup
    self.rest = rest
    self.acceptsOldPart = acceptsOldPart
  }
}
