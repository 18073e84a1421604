import Foundation
import RedoTestSupport

/// One run of the program with one of its calls failed.
struct FaultRun {
  let outcome: Spawn.Outcome
  /// The trace's line of the call that failed; nil where the run made fewer calls.
  let hit: String?

  /// Runs a verb, failing the `ordinal`-th call of a kind that it makes after its start.
  ///
  /// The loader's own calls, which come before the program's first, are let through: they are
  /// counted in a run without faults. `wrapper` stands before the program's path.
  init(
    _ words: [String], of program: Program, failing fault: Fault, at ordinal: Int,
    under wrapper: [String] = []
  ) throws {
    let trace = program.folder.path + ".trace"
    defer { try? FileManager.default.removeItem(atPath: trace) }
    let before = try Self.loaderCalls.get()[fault.call] ?? 0
    outcome = try program.run(
      words,
      under: [
        "/usr/bin/strace", "-f", "-o", trace, "-e", "trace=\(fault.call)", "-e",
        fault.injection(at: before + ordinal),
      ] + wrapper)
    let lines = try String(contentsOfFile: trace, encoding: .utf8).split(separator: "\n")
    switch fault.outcome {
    case .error: hit = lines.first { $0.hasSuffix("(INJECTED)") }.map(String.init)
    case .kill:
      hit = lines.contains { $0.contains("+++ killed by SIGKILL") } ? String(lines[0]) : nil
    }
  }

  /// Whether the failed call was meant for the user's eyes: standard output or standard error.
  var failedToSpeak: Bool {
    hit?.contains("write(1,") == true || hit?.contains("write(2,") == true
  }

  /// How often each kind of call is made before the program's own first one.
  private static let loaderCalls = Result { try countLoaderCalls() }

  private static func countLoaderCalls() throws -> [String: Int] {
    let program = Program()
    let trace = program.folder.path + ".trace"
    defer { try? FileManager.default.removeItem(atPath: trace) }
    try program.run(["version"], under: ["/usr/bin/strace", "-f", "-o", trace])
    let lines = try String(contentsOfFile: trace, encoding: .utf8).split(separator: "\n")
    var counts: [String: Int] = [:]
    // The program's first act is to ignore the signal of the file size limit.
    for line in lines.prefix(while: { !$0.contains("rt_sigaction(SIGXFSZ") }) {
      let call = line.drop { $0.isNumber || $0 == " " }.prefix { $0 != "(" }
      counts[String(call), default: 0] += 1
    }
    return counts
  }
}
