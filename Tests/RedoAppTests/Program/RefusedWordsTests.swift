import Foundation
import RedoTestSupport
import Testing

/// What the program says where it cannot read a word, write one, or ask for one.
struct RefusedWordsTests {
  private let program = Program()

  @Test func `an argument that is not UTF-8 is refused and changes nothing`() throws {
    let outcome = try program.shell("$redo add \"$(printf 'bad \\xff utf8')\"")
    #expect(outcome.status == 2)
    #expect(outcome.error.contains("argument 2 is not UTF-8"))
    #expect(program.logBytes.isEmpty)
  }

  @Test func `what could not be written says whether anything was done`() throws {
    try program.run("add", "Pay rent")
    for words in ["version", "export", "list"] {
      let outcome = try program.shell("$redo \(words) > /dev/full")
      #expect(outcome.status == 1)
      #expect(outcome.error.contains("Nothing was changed, and what was written is not whole"))
    }
    let added = try program.shell("$redo add Call Ana > /dev/full")
    #expect(added.error.contains("Look with redo list at what was done"))
  }
}
