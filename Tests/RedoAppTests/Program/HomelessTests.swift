import RedoTestSupport
import Testing

/// The compiled program where no variable tells of any folder.
struct HomelessTests {
  private let program = Program()

  private func run(_ words: String...) throws -> Spawn.Outcome {
    let names = ["HOME", "REDO_DATA_DIR", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME"]
    return try program.run(words, under: ["/usr/bin/env"] + names.flatMap { ["-u", $0] })
  }

  @Test func `what is about the program alone is answered`() throws {
    for words in ["version", "--version", "help", "--help", "man"] {
      let outcome = try run(words)
      #expect(outcome.status == 0 && !outcome.output.isEmpty && outcome.error.isEmpty, "\(words)")
      #expect(outcome.output == (try program.run(words).output))
    }
    #expect(try run("help", "add").output.contains("redo add TEXT"))
    #expect(try run("add", "--help").output.contains("redo add TEXT"))
    #expect(try run("completions", "bash").output.contains("complete "))
  }

  @Test func `all else says which variable is missing`() throws {
    let outcome = try run("list")
    #expect(outcome.status == 1 && outcome.error.contains("HOME"), "\(outcome)")
  }
}
