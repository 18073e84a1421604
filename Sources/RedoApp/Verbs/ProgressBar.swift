internal import Glibc

/// How far a long command is, on the last row of the terminal, on standard error.
///
/// Nothing of it stays, and a command that is done soon shows none.
final class ProgressBar {
  private let name: String
  private var isShown = false
  private var last = Monotonic.milliseconds

  /// How long a command may take before a bar shows, and between two pictures of it, in milliseconds.
  private static let interval: Int64 = 150
  private static let columns = 24

  /// A bar for what is done; nil where standard error is no terminal.
  init?(_ name: String, term: String) {
    guard Self.isWelcome(on: term) else { return nil }
    self.name = name
  }

  /// Whether a stream, or else standard error, is a terminal on which a row can be written again.
  static func isWelcome(on term: String, at descriptor: Int32 = STDERR_FILENO) -> Bool {
    isatty(descriptor) == 1 && !SystemEnvironment.isPlain(term)
  }

  /// Shows how many of how many are done, unless it has just done so.
  func show(_ count: Int, of total: Int) {
    let now = Monotonic.milliseconds
    guard now - last >= Self.interval else { return }
    last = now
    isShown = true
    StandardStreams.writeError("\r" + Self.picture(of: name, count, of: total) + "\u{1B}[K")
  }

  /// Leaves the row as it was.
  func end() {
    if isShown { StandardStreams.writeError("\r\u{1B}[K") }
    isShown = false
  }

  /// The bar as text: `importing [=========>      ]  58 %`.
  static func picture(of name: String, _ count: Int, of total: Int) -> String {
    let percent = String(Int(share(count, of: total) * 100))
    let room = String(repeating: " ", count: 3 - percent.utf8.count)
    return "\(name) \(bar(count, of: total)) \(room)\(percent) %"
  }

  /// The bar alone, in plain signs: `[=========>      ]`.
  static func bar(_ count: Int, of total: Int) -> String {
    let filled = Int(share(count, of: total) * Double(columns))
    return "[" + String(repeating: "=", count: filled) + (filled < columns ? ">" : "")
      + String(repeating: " ", count: max(0, columns - filled - 1)) + "]"
  }

  private static func share(_ count: Int, of total: Int) -> Double {
    total > 0 ? min(1, max(0, Double(count) / Double(total))) : 0
  }
}
