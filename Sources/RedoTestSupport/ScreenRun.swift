public import Foundation
public import Testing

/// The full screen in a terminal of its own, and what it leaves behind when it ends.
public final class ScreenRun {
  /// The terminal.
  public let tmux: Tmux
  private let program: Program
  private let modes: String
  private let pidPath: String

  /// Opens the screen; `wrapper` stands before the program's path, `arguments` behind it.
  public init(
    _ program: Program, columns: Int = 100, rows: Int = 30, under wrapper: String = "",
    with settings: String = "LC_ALL=C.UTF-8", arguments: String = ""
  ) throws {
    self.program = program
    tmux = try Tmux(columns: columns, rows: rows)
    modes = tmux.record.path + ".modes"
    pidPath = tmux.record.path + ".pid"
    let variables = program.environment.map { "\($0)='\($1)'" }.joined(separator: " ")
    try tmux.type("set -m; stty -g > \(modes); export \(variables) \(settings); clear")
    // The shell's own id becomes the program's: it runs in its place.
    let words = "sh -c 'echo $$ > \(pidPath); exec \(wrapper) \(Program.path) \(arguments)'"
    try tmux.type("\(words); echo \"status=$?.\"")
  }

  deinit {
    for path in [modes, pidPath, modes + ".after"] {
      try? FileManager.default.removeItem(atPath: path)
    }
  }

  /// The program's process, once the shell has said it.
  public func process() throws -> pid_t {
    var process: pid_t?
    let isSaid = Patience.lasts {
      let text = (try? String(contentsOfFile: pidPath, encoding: .utf8)) ?? ""
      if text.hasSuffix("\n") { process = pid_t(text.dropLast()) }
      return process != nil
    }
    guard isSaid, let process else { throw Tmux.Absent(what: "the program's process id") }
    return process
  }

  /// Leaves by the key for it and checks that all is as it was.
  public func quit() throws {
    // Where the machine is busy, the two may arrive as one key, Alt-q, which does nothing.
    for pause: UInt32 in [100_000, 500_000, 900_000] {
      try tmux.press("Escape")
      usleep(pause)
      try tmux.press("q")
      let hasLeft = try Patience.lasts(.seconds(3)) { try tmux.screen().contains("status=0.") }
      if hasLeft { break }
    }
    try expectLeft(status: 0)
  }

  /// The program ended with this status, its terminal as it was found, no process left.
  public func expectLeft(status: Int32, _ comment: Comment = "") throws {
    try tmux.wait(for: "status=\(status).")
    try expectTerminalRestored(comment)
    let process = try process()
    #expect(kill(process, 0) != 0, "the process is still there; \(comment)")
  }

  /// The terminal's modes are those from before, the alternate screen is off.
  public func expectTerminalRestored(_ comment: Comment = "") throws {
    #expect(try tmux.property("alternate_on") == "0", comment)
    #expect(try tmux.property("mouse_any_flag") == "0", comment)
    #expect(try tmux.property("cursor_flag") == "1", comment)
    // A key to leave that came after the program had left stands in the shell's line.
    try tmux.press("C-u")
    try tmux.type("stty -g > \(modes).after; echo \"compared\"-")
    try tmux.wait(for: "compared-")
    let before = try String(contentsOfFile: modes, encoding: .utf8)
    let after = try String(contentsOfFile: modes + ".after", encoding: .utf8)
    #expect(before == after, comment)
  }
}
