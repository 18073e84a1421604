/// How a process ended, as `waitpid` tells it.
nonisolated enum WaitStatus: Equatable {
  /// By itself, with this code.
  case exited(Int32)
  /// By a signal.
  case signalled(Int32)

  /// Reads the status of a process that has ended.
  init(_ status: Int32) {
    let signal = status & 0x7F
    self = signal == 0 ? .exited(status >> 8 & 0xFF) : .signalled(signal)
  }

  /// Whether it is a shell that says that there is no such program, or none that can be run.
  var lacksProgram: Bool { self == .exited(126) || self == .exited(127) }
}
