import Foundation

/// A tmux server of a test's own, with a shell in it that runs the probe.
final class Tmux {
  private let socket = "redo-test-\(UUID().uuidString.prefix(8))"
  /// What was sent to the terminal so far.
  let record: URL

  static let isPresent = FileManager.default.isExecutableFile(atPath: "/usr/bin/tmux")

  /// The probe that was built along with these tests.
  static let probe =
    Bundle.main.executableURL?.deletingLastPathComponent()
    .appendingPathComponent("TerminalProbe").path ?? "TerminalProbe"

  init(columns: Int = 70, rows: Int = 20) throws {
    record = FileManager.default.temporaryDirectory.appendingPathComponent("\(socket).bytes")
    try run(
      [
        "new-session", "-d", "-x", "\(columns)", "-y", "\(rows)",
        "env -u NO_COLOR -u COLORTERM PS1='$ ' sh",
      ])
    try run(["pipe-pane", "cat > \(record.path)"])
  }

  deinit {
    _ = try? run(["kill-server"])
    try? FileManager.default.removeItem(at: record)
  }

  /// Types a line into the shell.
  func type(_ line: String) throws {
    try run(["send-keys", "-l", line])
    try run(["send-keys", "Enter"])
  }

  /// Presses keys by tmux's names.
  func press(_ keys: String...) throws {
    try run(["send-keys"] + keys)
  }

  /// Sends bytes to the program as they are.
  func send(hex: String) throws {
    try run(["send-keys", "-H"] + hex.split(separator: " ").map(String.init))
  }

  func resize(columns: Int, rows: Int) throws {
    try run(["resize-window", "-x", "\(columns)", "-y", "\(rows)"])
  }

  /// What the screen shows.
  func screen() throws -> String {
    try run(["capture-pane", "-p"])
  }

  /// Closes the terminal under the program.
  func close() throws {
    try run(["kill-server"])
  }

  /// A property of the pane, as tmux knows it.
  func property(_ name: String) throws -> String {
    try run(["display-message", "-p", "#{\(name)}"]).trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Everything that was sent to the terminal.
  func bytesSent() throws -> String {
    String(decoding: try Data(contentsOf: record), as: UTF8.self)
  }

  /// Waits until the screen shows a text, at most five seconds; what it shows then.
  @discardableResult
  func wait(for text: String) throws -> String {
    var shown = ""
    for _ in 0..<100 {
      shown = try screen()
      if shown.contains(text) { return shown }
      usleep(50_000)
    }
    throw Missing(text: text, screen: shown)
  }

  /// What was waited for in vain.
  struct Missing: Error, CustomStringConvertible {
    let text: String
    let screen: String
    var description: String { "“\(text)” did not show on:\n\(screen)" }
  }

  /// Runs a command of tmux; what it printed.
  ///
  /// Spawned by hand: a server that the command starts lives on and would keep open whatever tells
  /// `Process` of the end.
  @discardableResult
  private func run(_ arguments: [String]) throws -> String {
    let answer = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(socket)-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: answer) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, answer.path, O_WRONLY | O_CREAT, 0o600)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    let words = ["tmux", "-L", socket, "-f", "/dev/null", "-u"] + arguments
    var pointers = words.map { strdup($0) } + [nil]
    defer { pointers.forEach { free($0) } }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // Threads of tests block signals, and what they start would inherit that.
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    var child = pid_t()
    let failure = posix_spawn(
      &child, "/usr/bin/tmux", &actions, &attributes, &pointers, environ)
    guard failure == 0 else { throw POSIXError(POSIXErrorCode(rawValue: failure) ?? .EIO) }
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0 && errno == EINTR {}
    return String(decoding: try Data(contentsOf: answer), as: UTF8.self)
  }
}
