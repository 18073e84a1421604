public import Foundation

/// A tmux server of a test's own, with a shell in it: a real terminal for the real program.
public final class Tmux {
  private let socket = "redo-test-\(UUID().uuidString.prefix(8))"
  /// What was sent to the terminal so far.
  public let record: URL

  /// Whether tmux is installed.
  public static let isPresent = FileManager.default.isExecutableFile(atPath: "/usr/bin/tmux")

  /// Starts a server with a shell of so many columns and rows.
  public init(columns: Int = 70, rows: Int = 20) throws {
    record = FileManager.default.temporaryDirectory.appendingPathComponent("\(socket).bytes")
    try run(
      [
        "new-session", "-d", "-x", "\(columns)", "-y", "\(rows)",
        "env -u NO_COLOR -u COLORTERM PS1='$ ' sh",
      ])
    // There before the shell of the pipe is.
    try Data().write(to: record)
    try run(["pipe-pane", "cat > \(record.path)"])
  }

  deinit {
    _ = try? run(["kill-server"])
    try? FileManager.default.removeItem(at: record)
  }

  /// Types a line into the shell.
  public func type(_ line: String) throws {
    try run(["send-keys", "-l", line, ";", "send-keys", "Enter"])
  }

  /// Types text without an Enter, each character a key of its own.
  public func send(_ text: some StringProtocol) throws {
    try run(["send-keys", "-l", String(text)])
  }

  /// Presses keys by tmux's names.
  public func press(_ keys: String...) throws {
    try run(["send-keys"] + keys)
  }

  /// Sends bytes to the program as they are.
  public func send(hex: String) throws {
    try run(["send-keys", "-H"] + hex.split(separator: " ").map(String.init))
  }

  /// Gives the window another size.
  public func resize(columns: Int, rows: Int) throws {
    try run(["resize-window", "-x", "\(columns)", "-y", "\(rows)"])
  }

  /// What the screen shows.
  public func screen() throws -> String {
    try run(["capture-pane", "-p"])
  }

  /// What the screen shows, with the sequences that colour it.
  public func colouredScreen() throws -> String {
    try run(["capture-pane", "-e", "-p"])
  }

  /// Closes the terminal under the program.
  public func close() throws {
    try run(["kill-server"])
  }

  /// A property of the pane, as tmux knows it.
  public func property(_ name: String) throws -> String {
    try run(["display-message", "-p", "#{\(name)}"]).trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Lets programs put texts on its clipboard, which it does not by itself.
  public func openClipboard() throws {
    try run(["set-option", "-g", "set-clipboard", "on"])
  }

  /// What is on its clipboard.
  public func clipboard() throws -> String {
    try run(["show-buffer"])
  }

  /// Everything that was sent to the terminal.
  ///
  /// It is recorded a little later than the terminal shows it, so that it is looked at again until
  /// nothing more comes, or a second has passed since something moves all the time.
  public func bytesSent() throws -> String {
    var sent = try Data(contentsOf: record)
    _ = try Patience.lasts(.seconds(1), lookingEvery: 40) {
      let last = sent.count
      usleep(40_000)
      sent = try Data(contentsOf: record)
      return sent.count == last
    }
    return String(decoding: sent, as: UTF8.self)
  }

  /// Waits until what was sent to the terminal is as it should be; false where it never is.
  public func waitsUntilSent(_ isRight: (String) -> Bool) throws -> Bool {
    try Patience.lasts(lookingEvery: 50) { isRight(try bytesSent()) }
  }

  /// Waits until the screen shows a text; what it shows then.
  @discardableResult
  public func wait(for text: String) throws -> String {
    var shown = ""
    let isShown = try Patience.lasts(lookingEvery: 50) {
      shown = try screen()
      return shown.contains(text)
    }
    guard isShown else { throw Missing(text: text, screen: shown) }
    return shown
  }

  /// Moves to the row of a task of the list, from the top down.
  public func select(_ title: String) throws {
    for step in 0..<30 {
      let before = try selectedRows()
      // From the top again where the row was passed by.
      let isTop = step % 10 == 0
      try press(isTop ? "g" : "j")
      // What a key before this one does may show first.
      usleep(60_000)
      // A busy machine takes a while; where the top is selected already, nothing changes.
      _ = try Patience.lasts(isTop ? .milliseconds(300) : .seconds(2)) {
        try selectedRows() != before
      }
      guard try selectedRows().contains(where: { $0.contains(title) }) else { continue }
      usleep(60_000)
      if try selectedRows().contains(where: { $0.contains(title) }) { return }
    }
    throw Absent(what: "the selection of “\(title)”")
  }

  /// The rows with the mark of the selection.
  private func selectedRows() throws -> [Substring] {
    try screen().split(separator: "\n").filter { $0.contains("▸") }
  }

  /// What was waited for in vain.
  public struct Missing: Error, CustomStringConvertible {
    let text: String
    let screen: String
    /// The text and the screen that lacks it, in one line, as the summaries of runs hold no more.
    public var description: String {
      let rows = screen.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      return "“\(text)” did not show on: \(rows.joined(separator: " ⏎ "))"
    }
  }

  /// What did not come about in time.
  public struct Absent: Error, CustomStringConvertible {
    let what: String
    /// Names what is missing.
    public init(what: String) { self.what = what }
    /// A sentence.
    public var description: String { "\(what) did not come about" }
  }

  /// Runs a command of tmux; what it printed.
  @discardableResult
  private func run(_ arguments: [String]) throws -> String {
    let answer = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(socket)-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: answer) }
    _ = try Spawn.run(
      ["/usr/bin/tmux", "-L", socket, "-f", "/dev/null", "-u"] + arguments, output: answer.path)
    return String(decoding: try Data(contentsOf: answer), as: UTF8.self)
  }
}
