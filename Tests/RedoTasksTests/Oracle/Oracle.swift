import Foundation
import RedoTestSupport
import Testing

/// The second reader, written in Python from PROTOCOL.md alone, and its generator of logs.
enum Oracle {
  static let folder = Vectors.package.appendingPathComponent("Tests/Oracle")
  static let absence: Comment =
    "no second reader here: install python3 and the packages rfc8785 and PyNaCl to run this suite"

  /// Whether Python and the packages that it needs are on this machine.
  static let isPresent = (try? run(["-c", "import rfc8785, nacl"])) != nil

  struct Failure: Error {
    let status: Int32
  }

  /// Runs python3 and gives what it printed.
  @discardableResult
  static func run(_ arguments: [String]) throws -> Data {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3"] + arguments
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failure(status: process.terminationStatus) }
    return data
  }

  /// A log that the generator makes.
  static func log(seed: UInt64, count: Int) throws -> [UInt8] {
    let script = folder.appendingPathComponent("generate.py").path
    return Array(try run([script, "--seed", "\(seed)", "--count", "\(count)"]))
  }

  /// Random JSON values, two lines each: in some spelling, and in canonical form.
  static func canonicalForms(seed: UInt64, count: Int) throws -> [UInt8] {
    let script = folder.appendingPathComponent("canonical.py").path
    return Array(try run([script, "--seed", "\(seed)", "--count", "\(count)"]))
  }

  /// What the second reader makes of a log.
  static func reading(of bytes: [UInt8]) throws -> [String: Any] {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("redo-oracle-\(UUID().uuidString).jsonl")
    try Data(bytes).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let printed = try run([folder.appendingPathComponent("oracle.py").path, "all", file.path])
    return try #require(try JSONSerialization.jsonObject(with: printed) as? [String: Any])
  }
}
