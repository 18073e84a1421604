import Foundation
import Testing

/// A real loopback proxy before the emulator, on which things go wrong: `proxy.py`.
final class FaultyProxy {
  /// Where it listens.
  let port: Int
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()

  /// Stands before a port; `rate` of a hundred requests go wrong, the same ones for one seed.
  init(before target: Int, seed: UInt64, rate: Int) throws {
    let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("proxy.py").path
    process.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
    process.arguments = [script, "\(target)", "\(seed)", "\(rate)"]
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    port = try #require(Int(line.trimmingCharacters(in: .whitespacesAndNewlines)))
  }

  deinit {
    if process.isRunning { process.terminate() }
  }

  /// Ends it; how often it did what.
  func end() throws -> [String: Int] {
    try input.fileHandleForWriting.close()
    let text = String(
      decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    var counts: [String: Int] = [:]
    for line in text.split(separator: "\n") {
      guard let blank = line.lastIndex(of: " ") else { continue }
      counts[String(line[..<blank])] = Int(line[line.index(after: blank)...])
    }
    return counts
  }
}
