import Foundation
import RedoTestSupport
import Testing

/// What the program says where it cannot read a word, write one, or ask for one.
@Suite(.waits) struct RefusedWordsTests {
  private let program = Program()

  @Test func `an argument that is not UTF-8 is refused and changes nothing`() throws {
    let outcome = try program.shell("$redo add \"$(printf 'bad \\xff utf8')\"")
    #expect(outcome.status == 2)
    #expect(outcome.error.contains("argument 2 is not UTF-8"))
    #expect(program.logBytes.isEmpty)
  }

  @Test func `a clock that cannot be read is wrong use, as every unreadable date is`() throws {
    for words in [["list"], ["add", "Pay rent"], ["--linear"]] {
      let outcome = try program.run(words, adding: ["REDO_NOW": "2026-11-20"])
      #expect(outcome.status == 2)
      #expect(outcome.error.contains("write it like 2026-11-20T14:05:00Z"))
    }
    #expect(program.logBytes.isEmpty)
  }

  @Test func `what could not be written says whether anything was done`() throws {
    try program.run("add", "Pay rent")
    // A reader who is gone ends a verb by a signal, unless that is ignored, as in systemd's services.
    let gone = "trap '' PIPE; exec 3> >(:); wait $!;"
    for words in ["version", "export", "list"] {
      for line in ["$redo \(words) > /dev/full", "\(gone) $redo \(words) >&3"] {
        let outcome = try program.shell(line)
        #expect(outcome.status == 1, "\(line)")
        #expect(outcome.error.contains("Nothing was changed, and what was written is not whole"))
      }
    }
    let added = try program.shell("$redo add Call Ana > /dev/full")
    #expect(added.error.contains("Look with `redo list` at what was done"))
    let talk = try program.shell("echo a Call Bob | $redo --linear > /dev/full")
    #expect(talk.status == 1)
    #expect(talk.error.contains("No more lines were read; look with `redo list`"))
    #expect(try program.titles() == ["Call Ana", "Pay rent"])
  }

  @Test func `a new passphrase that nobody can be asked for is called new`() throws {
    try program.run("identity")
    let sealing = try program.shell("setsid -w $redo identity --seal")
    #expect(sealing.status == 1)
    #expect(sealing.error.contains("needs a new passphrase"))
    #expect(sealing.error.contains("Set REDO_PASSPHRASE_FILE to"))
    let shared = program.folder.path + "-shared"
    let adding = try program.shell("setsid -w $redo remote add folder \(shared) --encrypt")
    #expect(adding.error.contains("\(shared) needs a new passphrase"))
    let pass = program.folder.appendingPathComponent("pass").path
    let change = try program.shell(
      """
      umask 077; printf secret > \(pass); export REDO_PASSPHRASE_FILE=\(pass)
      $redo identity --seal > /dev/null && setsid -w $redo identity --change
      """)
    #expect(change.error.contains("Set REDO_NEW_PASSPHRASE_FILE to"))
  }
}
