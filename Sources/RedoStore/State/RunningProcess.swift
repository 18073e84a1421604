internal import Glibc

/// A process of this machine, told from a later one with its number by when it was started.
public struct RunningProcess: Hashable, Sendable {
  /// Its number.
  public let number: Int64
  /// When it was started, in ticks since the machine was; 0 where the system does not say.
  public let start: Int64

  /// Names a process, of which there may be none any more.
  public init(number: Int64, start: Int64) {
    self.number = number
    self.start = start
  }

  /// This one.
  public static var own: RunningProcess {
    let number = Int64(getpid())
    return RunningProcess(number: number, start: start(of: number) ?? 0)
  }

  /// Whether it runs.
  public var isRunning: Bool {
    if let start = Self.start(of: number) { return start == self.start }
    // Without a table of processes a signal that is none asks for it.
    guard let process = pid_t(exactly: number), process > 0, start == 0 else { return false }
    return kill(process, 0) == 0 || errno == EPERM
  }

  /// When a process was started, as the 22nd field of `/proc/N/stat` says; nil where there is none.
  private static func start(of number: Int64) -> Int64? {
    let path = FilePath("/proc/\(number)/stat")
    guard
      let bytes = try? FileDescriptor(opening: path, flags: O_RDONLY).bytes(from: 0, limit: 4_096)
    else { return nil }
    // The name of the program, in parentheses, may hold anything.
    let fields = String(decoding: bytes, as: UTF8.self).split(separator: ")").last?
      .split(separator: " ")
    guard let fields, fields.count > 19 else { return nil }
    return Int64(fields[19])
  }
}
