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

extension CommandOutput {
  /// What a verb about remotes says of what it came to, or why it failed.
  init<Outcome>(
    _ result: Result<Outcome, RemoteFailure>, in style: OutputStyle,
    saying output: (Outcome) -> CommandOutput
  ) {
    switch result {
    case .failure(let failure):
      self = .failure(failure.message, exitCode: failure.exitCode, in: style)
    case .success(let outcome): self = output(outcome)
    }
  }
}
