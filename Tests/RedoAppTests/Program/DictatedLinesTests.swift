import Foundation
import RedoTestSupport
import Testing

/// A description that comes line by line, by hand or all at once.
@Suite(.waits) struct DictatedLinesTests {
  private let program = Program()

  init() throws {
    try program.run("add", "First")
  }

  private var unwritten: String {
    let file = program.folder.appendingPathComponent("unwritten")
    return (try? String(contentsOf: file, encoding: .utf8)) ?? ""
  }

  @Test func `lines that come at once are all kept where no dot ends them`() throws {
    let lines = (1...3_000).map { "Line \($0) of what is known" }
    let input = (["A", "1 Paint the wall", "2"] + lines).joined(separator: "\n") + "\n"
    #expect(try program.run("--linear", input: input).status == 0)
    #expect(unwritten.contains("Paint the wall") && unwritten.contains("Line 1 of what is known"))
    #expect(unwritten.contains("Line 3000 of what is known"))
    // The form comes back with them.
    #expect(try program.run("--linear", input: "A\nwrite\n").output.contains("Added"))
    let descriptions = try program.tasks().compactMap { $0["description"] as? String }
    #expect(descriptions.contains(lines.joined(separator: "\n")))
  }

  @Test func `a line that somebody typed is on the disk before the next one comes`() throws {
    let script = """
      { printf 'A\\n1 Paint the wall\\n2\\nTwo coats.\\n'; sleep 3; \
      cp "$1" "$1.before"; printf 'Dry it.\\n'; } | "$0" --linear
      """
    let file = program.folder.appendingPathComponent("unwritten").path
    let outcome = try Spawn.capture(
      ["/bin/bash", "-c", script, Program.path, file], environment: program.environment)
    #expect(outcome.status == 0, "\(outcome)")
    let before = try String(contentsOfFile: file + ".before", encoding: .utf8)
    #expect(before.contains("Two coats.") && !before.contains("Dry it."))
    #expect(unwritten.contains("Two coats.\\nDry it."))
  }
}
