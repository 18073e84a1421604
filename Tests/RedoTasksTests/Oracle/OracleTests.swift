import Foundation
import RedoTestSupport
import Testing

/// This project and a second reader, written from PROTOCOL.md alone, agree on random logs.
@Suite(.enabled(if: Oracle.isPresent, Oracle.absence))
struct OracleTests {
  /// Six logs, or as many as `REDO_ORACLE_LOGS` says, from `REDO_SEED` on.
  static let seeds: [UInt64] = {
    let count = ProcessInfo.processInfo.environment["REDO_ORACLE_LOGS"].flatMap { UInt64($0) } ?? 6
    let first = SeededGenerator.fromEnvironment(default: 1).seed
    return (0..<count).map { first &+ $0 }
  }()

  @Test(arguments: seeds)
  func `both readers give every line of a generated log the same verdict, and the same tasks`(
    seed: UInt64
  ) throws {
    try compare(Oracle.log(seed: seed, count: 200), "generate.py --seed \(seed) --count 200")
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func `both readers read the random logs of the other tests alike`(seed: UInt64) throws {
    let lines = RandomLog(count: 150, faultRate: 0.2, seed: seed).lines
    try compare(lines.flatMap { $0 + [0x0A] }, "random log of seed \(seed)")
  }

  private func compare(_ bytes: [UInt8], _ name: Comment) throws {
    let own = try OwnReading(bytes)
    let other = try Oracle.reading(of: bytes)
    let verify = try #require(other["verify"] as? [String: Any])
    #expect(own.report == Self.report(verify), name)
    #expect(own.soundLines == verify["ok"] as? Int, name)
    #expect(own.hasTornTail == verify["tornTail"] as? Bool, name)
    var tasks: [String: String] = [:]
    for task in other["tasks"] as? [[String: Any]] ?? [] {
      tasks[task["id"] as? String ?? ""] = try OwnReading.json(task)
    }
    #expect(!tasks.isEmpty, name)
    #expect(own.tasks == tasks, name)
  }

  private static func report(_ verify: [String: Any]) -> [String] {
    var lines: [(Int, String)] = []
    for (list, text) in [("rejected", ""), ("pruned", "pruned by "), ("held", "held for ")] {
      for entry in verify[list] as? [[String: Any]] ?? [] {
        let line = entry["line"] as? Int ?? 0
        let id = entry["id"] as? String ?? "null"
        let reason = ["code", "cause", "missing"].compactMap { entry[$0] as? String }.joined()
        lines.append((line, "\(line) \(id) \(text)\(reason)"))
      }
    }
    return lines.sorted { $0.0 < $1.0 }.map(\.1)
  }
}
