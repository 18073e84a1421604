import Foundation
import RedoProtocol
import RedoTestSupport
import Testing

/// The compiled program in a real terminal, worked as a person works it.
@Suite(.waits, .serialized, .enabled(if: Tmux.isPresent, "tmux is not installed"))
struct ScreenStoryTests {
  @Test(arguments: [(120, 40), (80, 24)])
  func `a day's work is there again after a restart`(columns: Int, rows: Int) throws {
    let program = Program()
    let tmux = try Tmux(columns: columns, rows: rows)
    try tmux.show(program)
    try tmux.wait(for: "Press a")

    try add("Stretch every day today 10pm #body", in: tmux)
    try add("Review draft tomorrow 6pm p4 @ana", in: tmux)
    try add("Pay rent tomorrow 9am p5 every month ~2 #home // landlord's new account", in: tmux)

    try tmux.press("c")
    try tmux.wait(for: "Completed “Pay rent”")
    try tmux.select("Review draft")
    try tmux.press("s")
    try tmux.wait(for: "Snooze “Review draft”")
    try tmux.press("w", "Enter")
    try tmux.wait(for: "Snoozed “Review draft”")

    try tmux.press("u")
    try tmux.wait(for: "Undone: snoozed “Review draft”")
    try tmux.press("u")
    try tmux.wait(for: "Undone: completed “Pay rent”")
    try tmux.press("C-r")
    try tmux.wait(for: "Redone: completed “Pay rent”")

    try tmux.press("/")
    try tmux.type("stret")
    let found = try tmux.wait(for: "1/1")
    #expect(found.contains("Stretch") && !found.contains("Pay rent"))
    try tmux.press("Escape")
    try tmux.wait(for: "/3")
    let before = try Self.quietList(tmux)

    try leave(tmux)
    try tmux.show(program)
    try tmux.wait(for: "/3")
    // Rain falls at the start, and on a busy machine its drops stand still for a while.
    var after: [String] = []
    let isThere = try Patience.lasts {
      after = Self.list(try tmux.screen())
      return after == before
    }
    #expect(isThere, "\(after) is not \(before)")
    #expect(before.count >= 6)

    let tasks = try program.tasks()
    #expect(
      Set(tasks.compactMap { $0["title"] as? String }) == ["Stretch", "Review draft", "Pay rent"])
    let rent = try #require(tasks.first { $0["title"] as? String == "Pay rent" })
    #expect(rent["deadline"] as? String == "2026-12-20T14:05:00.000Z")
    #expect((rent["todos"] as? [Any])?.count == 2)
    #expect(try program.run("verify").status == 0)
  }

  @Test func `a line counts from when it was typed, not from when the screen last changed`() throws
  {
    let program = Program(now: nil)
    let tmux = try Tmux(columns: 80, rows: 24)
    try tmux.show(program)
    try tmux.wait(for: "Press a")
    // Long enough that the moment of the last frame would be told from that of the line.
    usleep(3_000_000)
    let typed = Date().timeIntervalSince1970
    try tmux.type("aCall Ana in 2 minutes")
    try tmux.wait(for: "Added “Call Ana”")
    let text = try #require(try program.tasks().first?["deadline"] as? String)
    let deadline = try #require(Instant(rfc3339: text))
    #expect(deadline.milliseconds >= Int64((typed + 119) * 1000))
    try leave(tmux)
  }

  @Test func `undo and redo go on after a restart`() throws {
    let program = Program()
    let tmux = try Tmux(columns: 100, rows: 24)
    try tmux.show(program)
    try tmux.wait(for: "Press a")
    try add("Water the plants every week", in: tmux)
    try tmux.press("c")
    try tmux.wait(for: "Completed “Water the plants”")
    try leave(tmux)
    #expect(try program.run("undo").output.contains("Undone"))
    #expect((try program.tasks().first?["todos"] as? [Any])?.count == 1)
    try tmux.show(program)
    try tmux.wait(for: "Water the plants")
    try tmux.press("C-r")
    try tmux.wait(for: "Redone")
    #expect((try program.tasks().first?["todos"] as? [Any])?.count == 2)
    try tmux.press("u")
    try tmux.wait(for: "Undone")
    try tmux.press("u")
    try tmux.wait(for: "Undone: added “Water the plants”")
    #expect(try program.tasks().isEmpty)
  }

  @Test func `what another process appends shows within a second, unasked`() throws {
    let program = Program(now: nil)
    let tmux = try Tmux(columns: 100, rows: 24)
    try tmux.show(program)
    try tmux.wait(for: "Press a")
    var times: [Duration] = []
    for number in 1...5 {
      try program.run("add", "From outside \(number)")
      let start = ContinuousClock.now
      try tmux.wait(for: "From outside \(number)")
      times.append(ContinuousClock.now - start)
    }
    // A busy machine lengthens some of them, not most.
    let median = times.sorted()[times.count / 2]
    #expect(median < .seconds(1), "\(times)")
  }

  @Test(arguments: ["", "truecolor"])
  func `a key that moves on sends some hundred bytes, not thousands`(colorTerm: String) throws {
    let program = Program(adding: ["COLORTERM": colorTerm])
    let notes = [
      "ask Ben for the key before noon", "see https://example.org/doc/",
      "he said the roof can wait, not the stairs", "by post, not by mail",
    ]
    let lines = (0..<60).map {
      "Write to landlord \($0) #home @ana p\($0 % 5 + 1) 3.\($0 % 9 + 2). ~\($0 % 8)"
        + " // \($0): \(notes[$0 % 4])\($0 * 37)\n"
    }
    try program.run("add", "-", input: lines.joined())
    let tmux = try Tmux(columns: 120, rows: 40)
    try tmux.show(program)
    try tmux.wait(for: "/60")
    // The rain of the start is over.
    sleep(4)
    let before = try tmux.bytesSent().utf8.count
    let keys = 20
    for _ in 0..<keys {
      try tmux.press("j")
      usleep(60_000)
    }
    try tmux.wait(for: "21/60")
    let sent = try tmux.bytesSent().utf8.count - before
    print("bytes sent for a key, of \(keys), COLORTERM=\(colorTerm): \(sent / keys)")
    #expect(sent / keys < 1_000)
  }

  /// Quits and waits until the shell's own screen is back.
  private func leave(_ tmux: Tmux) throws {
    try tmux.press("q")
    #expect(try Patience.lasts { try tmux.property("alternate_on") == "0" })
  }

  private func add(_ line: String, in tmux: Tmux) throws {
    try tmux.press("a")
    try tmux.wait(for: "Add a task")
    try tmux.type(line)
    try tmux.wait(for: "✓ Added")
  }

  /// The rows of the list once nothing moves in them: a drop of the rain crosses one for a moment.
  private static func quietList(_ tmux: Tmux) throws -> [String] {
    var rows = list(try tmux.screen())
    let isQuiet = try Patience.lasts(lookingEvery: 200) {
      let before = rows
      rows = list(try tmux.screen())
      return rows == before
    }
    #expect(isQuiet)
    return rows
  }

  /// The rows of the list pane that hold anything, without the mark of the selection.
  private static func list(_ screen: String) -> [String] {
    screen.split(separator: "\n").dropFirst().compactMap { row in
      guard row.first == "│" else { return nil }
      let text = row.dropFirst().prefix { $0 != "│" }.map { $0 == "▸" ? " " : $0 }
      return text.allSatisfy { $0 == " " } ? nil : String(text)
    }
  }

  @Test func `text pasted without brackets is read as fast as it comes, and none of it is lost`()
    throws
  {
    let program = Program()
    let tmux = try Tmux(columns: 100, rows: 24)
    try tmux.show(program)
    try tmux.wait(for: "Press a")
    try tmux.press("a")
    try tmux.wait(for: "Enter ok")
    let words = (0..<1_500).map { "word\($0)" }.joined(separator: " ").prefix(9_990)
    let start = ContinuousClock.now
    // As a terminal without bracketed paste sends it: so many keys.
    for part in stride(from: 0, to: words.count, by: 3_000) {
      try tmux.send(words.dropFirst(part).prefix(3_000))
    }
    try tmux.press("Enter")
    try tmux.wait(for: "Added")
    #expect(ContinuousClock.now - start < .seconds(20))
    #expect(try program.tasks().compactMap { $0["title"] as? String } == [String(words)])
  }

}
