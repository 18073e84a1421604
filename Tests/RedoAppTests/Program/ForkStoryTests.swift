import Foundation
import RedoTestSupport
import Testing

/// Two devices that disagree, links and the mouse, in the compiled program.
@Suite(.waits, .serialized, .enabled(if: Tmux.isPresent, "tmux is not installed"))
struct ForkStoryTests {
  @Test func `what two devices changed apart is settled side by side, and undone`() throws {
    let (laptop, phone) = (Program(), Program())
    try laptop.run("add", "Renew passport p3 tomorrow")
    try phone.run("add", "Stretch")
    try append(laptop.logBytes, to: phone)
    let id = try #require(try laptop.tasks().first?["id"] as? String)
    try laptop.run("edit", id, "p5")
    try phone.run("edit", id, "p1")
    try append(phone.logBytes, to: laptop)

    let tmux = try Tmux(columns: 120, rows: 30)
    try tmux.show(laptop)
    try tmux.wait(for: "Renew passport")
    try tmux.select("Renew passport")
    try tmux.wait(for: "2 versions: press M to settle")
    try tmux.press("M")
    let shown = try tmux.wait(for: "Settle “Renew passport”")
    #expect(shown.contains("priority"))
    try tmux.press("H")
    try tmux.press("Enter")
    try tmux.wait(for: "Settled “Renew passport”")
    #expect(try priority(of: id, in: laptop) == 5)
    try tmux.press("u")
    try tmux.wait(for: "2 versions: press M to settle")
    try tmux.press("C-r")
    try tmux.wait(for: "Redone")
    #expect(try priority(of: id, in: laptop) == 5)
    #expect(try laptop.run("verify").status == 0)
  }

  @Test func `one old change is taken back from the history`() throws {
    let program = Program(now: nil)
    try program.run("add", "Water the plants p2")
    let id = try #require(try program.tasks().first?["id"] as? String)
    try program.run("edit", id, "p4")
    try program.run("edit", id, "~5")
    let tmux = try Tmux(columns: 120, rows: 30)
    try tmux.show(program)
    try tmux.wait(for: "HISTORY")
    try tmux.press("Enter")
    try tmux.press("j", "j")
    try tmux.press("U")
    try tmux.wait(for: "Take back “changed priority to 4”")
    try tmux.press("Enter")
    try tmux.wait(for: "Took back one change")
    #expect(try priority(of: id, in: program) == 2)
    #expect(try program.tasks().first?["storyPoints"] as? Int == 5)
  }

  @Test func `a web address is a link of the terminal, and a hostile one leaks nothing`() throws {
    let program = Program()
    try program.run("add", "Read https://example.org/a // see https://example.org/b?c=d, then rest")
    try program.run("add", "Evil https://evil.example/\u{1B}]52;c;aGk=\u{7}")
    let tmux = try Tmux(columns: 120, rows: 30)
    try tmux.show(program)
    try tmux.select("Read")
    try tmux.wait(for: "https://example.org/b?c=d")
    for link in ["https://example.org/a", "https://example.org/b?c=d", ""] {
      let isSent = try tmux.waitsUntilSent { $0.contains("\u{1B}]8;;\(link)\u{1B}\\") }
      #expect(isSent, "\(link)")
    }
    let sent = try tmux.bytesSent()
    #expect(!sent.contains("aGk=\u{7}") && !sent.contains("\u{1B}]52;c;aGk"))
    // The last frame is drawn right: the cursor is where ncurses left it.
    try tmux.press("j")
    try tmux.press("k")
    try tmux.select("Read")
    try tmux.wait(for: "https://example.org/b?c=d")
  }

  @Test func `the mouse goes from tab to row to hint`() throws {
    let program = Program()
    try program.run("add", "Stretch today 10pm")
    let tmux = try Tmux(columns: 120, rows: 30)
    try tmux.show(program)
    try tmux.wait(for: "Stretch")
    try click("3 Calendar", in: tmux)
    try tmux.wait(for: "November 2026")
    try click("4 Analytics", in: tmux)
    try tmux.wait(for: "Active")
    try click("1 Tasks", in: tmux)
    try tmux.wait(for: "Tasks · All")
    try click("c done", in: tmux)
    try tmux.wait(for: "Completed “Stretch”")
  }

  private func click(_ text: String, in tmux: Tmux) throws {
    let lines = try tmux.wait(for: text).split(separator: "\n", omittingEmptySubsequences: false)
    let row = try #require(lines.firstIndex { $0.contains(text) })
    let place = try #require(lines[row].range(of: text)).lowerBound
    let column = lines[row].distance(from: lines[row].startIndex, to: place) + 1
    for kind in ["M", "m"] {
      let bytes = Array("\u{1B}[<0;\(column + 1);\(row + 1)\(kind)".utf8)
      try tmux.send(hex: bytes.map { String($0, radix: 16) }.joined(separator: " "))
    }
  }

  /// Appends the lines that the program's log lacks, as a sync does.
  private func append(_ bytes: [UInt8], to program: Program) throws {
    let known = Set(program.logBytes.split(separator: 0x0A))
    let bytes = bytes.split(separator: 0x0A).filter { !known.contains($0) }.flatMap { $0 + [0x0A] }
    let handle = try FileHandle(forWritingTo: program.log)
    try handle.seekToEnd()
    try handle.write(contentsOf: bytes)
    try handle.close()
  }

  private func priority(of id: String, in program: Program) throws -> Int? {
    try program.tasks().first { $0["id"] as? String == id }?["priority"] as? Int
  }
}
