import Foundation
import RedoSync
import RedoTestSupport
import Testing

@testable import RedoApp

/// A long import says how far it is, to a person alone.
@Suite(.waits, .serialized) struct ImportProgressTests {
  private func file(_ count: Int, in program: Program) throws -> String {
    let path = program.folder.appendingPathComponent("tasks.txt").path
    try FileManager.default.createDirectory(
      at: program.folder, withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700])
    let lines = (0..<count).map { "(A) Call the office \($0) +home due:2026-12-0\(1 + $0 % 9)" }
    try Data(lines.joined(separator: "\n").utf8).write(to: URL(fileURLWithPath: path))
    return path
  }

  @Test func `the bar fills from left to right`() async {
    await MainActor.run {
      #expect(
        ProgressBar.picture(of: "writing", 0, of: 10) == "writing [>                       ]   0 %")
      #expect(
        ProgressBar.picture(of: "writing", 5, of: 10) == "writing [============>           ]  50 %")
      #expect(
        ProgressBar.picture(of: "writing", 10, of: 10)
          == "writing [========================] 100 %")
      #expect(ProgressBar.picture(of: "writing", 1, of: 0).hasSuffix("  0 %"))
      // A remote may take more than was to be sent.
      #expect(
        ProgressLine.words(SyncProgress(sent: 5, toSend: 3))
          == "[========================] 5 of 3 sent")
    }
  }

  @Test func `another program is shown none`() throws {
    let program = Program()
    let outcome = try program.run(
      "import", "--yes", "--format", "todotxt", try file(1_500, in: program))
    #expect(outcome.status == 0)
    #expect(outcome.error.isEmpty)
    #expect(try program.run("verify").status == 0)
  }

  @Test(.enabled(if: Tmux.isPresent, "tmux is not installed"))
  func `a person sees a bar, and it is gone when the import is done`() throws {
    let program = Program()
    let path = try file(5_000, in: program)
    try expectBar("writing", of: "import --yes --format todotxt \(path)", by: program)
  }

  @Test(.enabled(if: Tmux.isPresent, "tmux is not installed"))
  func `a person sees a bar while the changes of another device are checked, dry run or not`()
    throws
  {
    let (laptop, phone) = (Program(), Program())
    try laptop.run(
      "import", "--yes", "--format", "todotxt", try file(6_000, in: laptop))
    try expectBar("checking", of: "import \(laptop.log.path)", by: phone)
    #expect(phone.logBytes.isEmpty)
    try expectBar("checking", of: "import --yes \(laptop.log.path)", by: phone)
    #expect(try phone.lines().sorted() == laptop.lines().sorted())
    #expect(try phone.run("verify").status == 0)
  }

  private func expectBar(_ name: String, of command: String, by program: Program) throws {
    let tmux = try Tmux(columns: 90, rows: 12)
    let variables = program.environment.map { "\($0)='\($1)'" }.joined(separator: " ")
    try tmux.type(
      "clear; env TERM=xterm \(variables) \(Program.path) \(command); echo status=$?")
    try tmux.wait(for: "status=0")
    #expect(!(try tmux.screen().contains("\(name) [")))
    #expect(try tmux.waitsUntilSent { $0.contains("status=0") })
    let sent = try tmux.bytesSent()
    #expect(sent.contains("\r\(name) [") && sent.contains(" %\u{1B}[K"))
  }
}
