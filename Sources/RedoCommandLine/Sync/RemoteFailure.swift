/// Why something about a remote could not be done.
public struct RemoteFailure: Error, Hashable, Sendable {
  /// What is wrong and what to do next, without a full stop.
  public let message: String
  /// 1 failed · 2 wrong use · 3 the remote failed.
  public let exitCode: Int32

  /// Creates a failure.
  public init(message: String, exitCode: Int32) {
    self.message = message
    self.exitCode = exitCode
  }
}
