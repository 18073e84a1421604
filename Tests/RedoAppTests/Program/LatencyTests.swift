import Foundation
import RedoTestSupport
import Testing

/// What a prompt and a Tab wait for, of the release build where that is there.
@Suite(
  .waits, .serialized,
  .enabled(if: Program.release != nil, "build the release: swift build -c release"))
struct LatencyTests {
  private let folder = Program()

  init() throws {
    let lines = (0..<1_000).map { "Call the office \($0) #home in \($0 % 30) days ~2" }
    _ = try folder.run(["add", "-"], input: lines.joined(separator: "\n"))
  }

  /// The least processor time of some runs in milliseconds, of more where none is within a bound:
  /// the others hold what neighbours on the machine cost.
  private func least(_ words: [String], within bound: Double) throws -> Double {
    let program = try #require(Program.release)
    var least = Double.infinity
    for run in 0..<60 where run < 15 || least > bound {
      let child = try Spawn.start([program] + words, environment: folder.environment)
      var status: Int32 = 0
      var usage = rusage()
      while wait4(child, &status, 0, &usage) < 0 && errno == EINTR {}
      #expect(status == 0)
      let seconds = Double(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec)
      let parts = Double(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec)
      least = min(least, seconds * 1000 + parts / 1000)
    }
    return least
  }

  @Test(arguments: ["tmux", "waybar", "prompt", "plain"])
  func `a widget takes 10 ms at most of a thousand tasks`(bar: String) throws {
    #expect(try least(["widget", bar], within: 10) <= 10)
  }

  @Test(arguments: [["done", ""], ["list", "#h"], ["sno"], ["show", "1"]])
  func `a Tab takes 20 ms at most of a thousand tasks`(words: [String]) throws {
    #expect(try least(["completions", "bash", "--"] + words, within: 20) <= 20)
  }
}
