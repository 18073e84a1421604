/// What a command leaves behind for whoever called it.
public struct CommandOutput: Hashable, Sendable {
  /// The bytes for standard output.
  public var standardOutput: [UInt8]
  /// Whether those are JSON, which has a way of its own to say in ASCII what a terminal lacks.
  public var isJSON = false
  /// The bytes for standard error: nothing, or lines that start with `redo: `.
  public var standardError: [UInt8] = []
  /// 0 done · 1 it failed or found something · 2 wrong use · 3 the remote failed.
  public var exitCode: Int32

  /// Creates an output that complains of nothing.
  init(standardOutput: [UInt8] = [], exitCode: Int32 = 0) {
    self.standardOutput = standardOutput
    self.exitCode = exitCode
  }

  /// A success that prints lines, each given without its line feed.
  init(lines: [String]) {
    self.init(standardOutput: lines.flatMap { Array($0.utf8) + [0x0A] })
  }

  /// A failure that prints one line, with nothing in it that acts on a terminal.
  public init(_ error: UsageError, in style: OutputStyle) {
    self = .failure(error.message, exitCode: error.exitCode, in: style)
  }

  /// The failure of something outside this room, in a sentence of its own.
  public static func failure(
    _ message: String, exitCode: Int32 = 1, in style: OutputStyle
  ) -> CommandOutput {
    var output = CommandOutput(exitCode: exitCode)
    output.complain(message, in: style)
    return output
  }

  /// Adds a line for standard error, with nothing in it that acts on a terminal.
  public mutating func complain(_ message: String, in style: OutputStyle) {
    standardError += Array("redo: \(style.measure.sanitized(message))\n".utf8)
  }
}
