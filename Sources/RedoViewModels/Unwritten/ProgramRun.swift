/// A program that runs, or ran, on this machine, told from any other.
public struct ProgramRun: Hashable, Comparable, Sendable {
  /// The number of its process, which another one may have later.
  public let process: Int64
  /// When it was started, in the system's own count.
  public let start: Int64

  /// Names a run.
  public init(process: Int64, start: Int64) {
    self.process = process
    self.start = start
  }

  /// By when it was started.
  public static func < (left: ProgramRun, right: ProgramRun) -> Bool {
    (left.start, left.process) < (right.start, right.process)
  }
}
