import RedoCrypto
import RedoProtocol
import RedoTestSupport
import Testing

/// Strings that break other programs, signed, written as a line, read and verified.
@Suite(.enabled(if: Vectors.arePresent, Vectors.absence))
struct StringRoundTripTests {
  /// Each as title, description and notes of nodes that are written one after another.
  private func expectSame(_ texts: [String]) throws {
    let device = TestDevice()
    let sha256 = SHA256()
    let taskID = try #require(JudgedLines([TaskSketch().create()]).graph.tasks.first).taskID
    var bytes: [UInt8] = []
    for text in texts {
      let fields = TaskFields(title: text, description: text)
      let draft = NodeDraft(
        change: .create(fields), taskID: taskID, parents: [], lamport: 1,
        wall: Instant(milliseconds: 0), author: device.author)
      bytes += draft.signed(by: device.key, with: sha256).line + [0x0A]
    }
    let log = ChangeLog(LogBytes(bytes))
    #expect(log.faults.isEmpty)
    try #require(log.nodes.count == texts.count)
    for (index, text) in texts.enumerated() {
      guard case .create(let fields)? = log.bytes.change(log.nodes[index].change) else {
        Issue.record("no CREATE for \(text.debugDescription)")
        continue
      }
      // By bytes: equal strings may be spelled otherwise.
      #expect(fields.title.map { Array($0.utf8) } == Array(text.utf8), "\(text.debugDescription)")
      #expect(fields.description.map { Array($0.utf8) } == Array(text.utf8))
    }
    // Read again without the line ends' help: what was written is what is canonical.
    let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    #expect(lines.count == texts.count + 1)
  }

  @Test func `naughty and hostile strings come out as they went in`() throws {
    try expectSame(ForeignStrings().texts.filter { !$0.isEmpty })
  }

  @Test func `big strings come out as they went in, up to the limit of a payload`() throws {
    let pieces = [
      "a", "\u{0}", "\"\\", "é", "e\u{301}", "漢", "🎉", "\u{FFFF}", "\u{2028}", "\u{7F}",
    ]
    for piece in pieces {
      // A control takes six bytes in a line; title and description share the payload.
      let spelled = piece == "\u{0}" ? 6 : piece.utf8.count * 2
      try expectSame([String(repeating: piece, count: 500_000 / spelled)])
    }
  }
}
