internal import Foundation
internal import Testing

/// A Python script of the tests that listens on this machine: it prints its port, runs until its
/// standard input ends, and may say then what it saw.
public final class ScriptServer {
  /// Where it listens.
  public let port: Int
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()

  /// Starts a script that lies beside a source file, `#filePath` of whoever asks.
  public init(_ script: String, _ arguments: [String], beside source: String) throws {
    let path = URL(fileURLWithPath: source).deletingLastPathComponent()
      .appendingPathComponent(script).path
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", path] + arguments
    process.environment = ProcessInfo.processInfo.environment
      .merging(["PYTHONDONTWRITEBYTECODE": "1"]) { $1 }
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    port = try #require(Int(line.trimmingCharacters(in: .whitespacesAndNewlines)))
  }

  deinit {
    _ = try? end()
  }

  /// Ends it; what it printed behind its port, which is nothing the second time.
  @discardableResult
  public func end() throws -> String {
    guard process.isRunning else { return "" }
    try input.fileHandleForWriting.close()
    let text = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: text, as: UTF8.self)
  }
}
