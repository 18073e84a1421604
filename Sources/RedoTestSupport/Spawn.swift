public import Foundation

/// Programs started by hand: what they start in turn may live on, and would keep open whatever tells
/// Foundation's `Process` of the end, which takes 50 ms to notice it besides.
public enum Spawn {
  /// What a program came to.
  public struct Outcome: Sendable {
    /// The exit code; 128 and the signal's number where a signal ended it.
    public let status: Int32
    /// What it wrote to standard output.
    public let output: String
    /// What it wrote to standard error.
    public let error: String
  }

  /// What hangs is killed after so long; where the long numbers are asked for, hours are no hang.
  public static let limit = Machine.isLong ? Duration.seconds(86_400) : Patience.limit * 5

  /// Runs a program to its end and gives back all that it said.
  ///
  /// The first word is its path; `environment` goes on top of the test's own.
  public static func capture(
    _ words: [String], environment: [String: String] = [:], input: String = ""
  ) throws -> Outcome {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("spawn-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let paths = ["in", "out", "err"].map { folder.appendingPathComponent($0).path }
    try Data(input.utf8).write(to: URL(fileURLWithPath: paths[0]))
    let status = try run(
      words, environment: environment, input: paths[0], output: paths[1], error: paths[2])
    func text(_ path: String) -> String {
      String(decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self)
    }
    return Outcome(status: status, output: text(paths[1]), error: text(paths[2]))
  }

  /// Runs a program to its end, its streams redirected to files; its exit code.
  public static func run(
    _ words: [String], environment: [String: String] = [:], input: String = "/dev/null",
    output: String = "/dev/null", error: String = "/dev/null"
  ) throws -> Int32 {
    let child = try start(
      words, environment: environment, input: input, output: output, error: error)
    return wait(for: child)
  }

  /// Starts a program and returns its process id.
  public static func start(
    _ words: [String], environment: [String: String] = [:], input: String = "/dev/null",
    output: String = "/dev/null", error: String = "/dev/null"
  ) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, input, O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    posix_spawn_file_actions_addopen(&actions, 2, error, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // Threads of tests block signals, and libcurl ignores one for a while: what they start would
    // inherit that.
    var none = sigset_t()
    var all = sigset_t()
    sigemptyset(&none)
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    let variables = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    var arguments = words.map { strdup($0) } + [nil]
    var values = variables.map { strdup("\($0)=\($1)") } + [nil]
    defer { (arguments + values).forEach { free($0) } }
    var child = pid_t()
    let failure = posix_spawn(&child, words[0], &actions, &attributes, &arguments, &values)
    guard failure == 0 else { throw POSIXError(POSIXErrorCode(rawValue: failure) ?? .EIO) }
    return child
  }

  /// Waits for a program that was started; its exit code, 128 and more for a signal's.
  ///
  /// One that hangs is killed, so that its test fails by name and not the whole run by the clock.
  public static func wait(for child: pid_t, within limit: Duration = limit) -> Int32 {
    let killer = DispatchWorkItem { kill(child, SIGKILL) }
    let seconds = Int(limit.components.seconds)
    DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(seconds), execute: killer)
    defer { killer.cancel() }
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0 && errno == EINTR {}
    let signal = status & 0x7F
    return signal == 0 ? status >> 8 & 0xFF : 128 + signal
  }

  /// Puts a program there, written by another process: one that this process holds open for writing
  /// while a test beside this one starts something could not be run.
  public static func write(_ script: String, to path: String, mode: String = "755") throws {
    _ = try capture(
      ["/bin/sh", "-c", "cat > \"$0\" && chmod \"$1\" \"$0\"", path, mode], input: script)
  }

  /// The path of a program that was built along with the tests.
  public static func built(_ name: String) -> String {
    Bundle.main.executableURL?.deletingLastPathComponent().appendingPathComponent(name).path
      ?? name
  }
}
