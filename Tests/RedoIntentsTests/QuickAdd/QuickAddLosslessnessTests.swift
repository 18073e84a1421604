import RedoIntents
import RedoTasks
import RedoTestSupport
import Testing

@Suite struct `Nothing typed is lost` {
  private static let pieces = [
    "a", "é", "e\u{301}", "家", "👩‍👩‍👧", "\u{202E}", "\0", "\u{1B}[2J", "\n", "\r\n", "\"", "\"", "\\",
    "\\", "/", "//", " // ", "#", "@", "!", "~", "~3", "p5", "p9", "tomorrow", "next", "friday",
    "every", "2", "weeks", "in", "3d", "9am", "14:30", "at", "noon", "24", "dec", "24.12.", "end",
    "of", "month", "before", "1st", "and",
    "2026-12-24", "night", "evening",
    "eod", "12", "three", "pm", "the", "day", "no", "later", "than", "latest", "half", "an", "hour",
    "couple", "from", "now", "until", "on",
    "by", "someday", "daily", "#home", "@ana", "#once", ",", ".", ";", "due", "-1", "99999999999",
  ]

  private func line(_ generator: inout SeededGenerator) -> String {
    var line = ""
    for _ in 0..<Int.random(in: 0...14, using: &generator) {
      if Int.random(in: 0..<12, using: &generator) == 0 {
        let scalar = Unicode.Scalar(UInt32.random(in: 0...0x10FFFF, using: &generator))
        scalar.map { line.unicodeScalars.append($0) }
      } else {
        line += Self.pieces.randomElement(using: &generator) ?? ""
      }
      line += ["", " ", " ", "\t", "  "].randomElement(using: &generator) ?? ""
    }
    return line
  }

  /// The bytes of a text that are neither spaces nor tabs, and how often each stands there.
  private func counts(_ bytes: some Sequence<UInt8>) -> [UInt8: Int] {
    bytes.reduce(into: [:]) { counts, byte in
      if byte != 32, byte != 9 { counts[byte, default: 0] += 1 }
    }
  }

  /// Whether the title has exactly the bytes outside of chips, and the description those behind `//`.
  ///
  /// Labels are chips whose words stay in the title.
  private func keepsAll(_ parsed: QuickAdd) -> Bool {
    let bytes = Array(parsed.line.utf8)
    var outside = Array(repeating: true, count: bytes.count)
    var description: [UInt8] = []
    for chip in parsed.chips {
      switch chip.kind {
      case .tag, .person: continue
      case .literal:
        outside[chip.range.lowerBound] = false
        guard bytes[chip.range.lowerBound] == 0x22 else { continue }
        bytes[chip.range].lastIndex(of: 0x22).map { outside[$0] = false }
      case .description:
        description = Array(bytes[chip.range].dropFirst(2))
        chip.range.forEach { outside[$0] = false }
      default: chip.range.forEach { outside[$0] = false }
      }
    }
    let expected = counts(zip(bytes, outside).filter(\.1).map(\.0))
    let title = counts(parsed.draft.title.utf8)
    let backslash = UInt8(ascii: "\\")
    return counts(description) == counts((parsed.draft.description ?? "").utf8)
      && title.filter { $0.key != backslash } == expected.filter { $0.key != backslash }
      // A label that is to be read as text gets a backslash more.
      && title[backslash, default: 0] >= expected[backslash, default: 0]
  }

  @Test func `every character of 20,000 random lines is in the title, the description or a chip`()
    throws
  {
    var generator = SeededGenerator.fromEnvironment(default: 20_261_120)
    for _ in 0..<20_000 {
      let line = line(&generator)
      let parsed = QuickAdd(line, in: .at())
      try #require(keepsAll(parsed), "seed \(generator.seed): \(line.debugDescription)")
    }
  }

  @Test func `chips stand in order, apart, on whole words, and name themselves apart`() throws {
    var generator = SeededGenerator.fromEnvironment(default: 31)
    for _ in 0..<5000 {
      let line = line(&generator)
      let bytes = Array(line.utf8)
      let chips = QuickAdd(line, in: .at()).chips
      var end = 0
      for chip in chips {
        let range = chip.range
        let isWhole =
          (range.lowerBound == 0 || [32, 9].contains(bytes[range.lowerBound - 1]))
          && (range.upperBound == bytes.count || [32, 9].contains(bytes[range.upperBound]))
        try #require(
          range.lowerBound >= end && !range.isEmpty && isWhole,
          "seed \(generator.seed): \(line.debugDescription)")
        end = range.upperBound
      }
      try #require(Set(chips.map(\.id)).count == chips.count, "seed \(generator.seed)")
    }
  }

  @Test func `with every chip dismissed, the title shows every word of the line`() throws {
    var generator = SeededGenerator.fromEnvironment(default: 8)
    for _ in 0..<5000 {
      let line = line(&generator)
      var dismissed: Set<Chip.ID> = []
      var parsed = QuickAdd(line, in: .at())
      // Each pass dismisses at least one part of the line more.
      while !parsed.chips.isEmpty {
        dismissed.formUnion(parsed.chips.map(\.id))
        parsed = QuickAdd(line, in: .at(), dismissed: dismissed)
      }
      let words = line.utf8.split { $0 == 32 || $0 == 9 }.map { String(Substring($0)) }
      let title = TitleText(parsed.draft.title)
      let comment = "seed \(generator.seed): \(line.debugDescription)"
      try #require(title.shown == words.joined(separator: " "), "\(comment)")
    }
  }

  @Test func `a stored title typed again with its labels gives the same labels`() throws {
    var generator = SeededGenerator.fromEnvironment(default: 15)
    for _ in 0..<5000 {
      let line = line(&generator)
      let parsed = QuickAdd(line, in: .at())
      guard !parsed.draft.title.isEmpty else { continue }
      let title = TitleText(parsed.draft.title)
      let chips = parsed.chips.filter { $0.kind == .tag || $0.kind == .person }
      let names = Set(title.tags.map { "#" + $0 } + title.people.map { "@" + $0 })
      let shownOnce = title.isOnce ? names.union(["#once"]) : names
      try #require(
        Set(chips.map(\.text)) == shownOnce, "seed \(generator.seed): \(line.debugDescription)")
    }
  }

  @Test(arguments: [
    "at ", "\"a ", "in 3 ", "every ", "next ", "\" ", "#a ", "\\\\", "// ", "p5 ", "9",
    "9pm at night in 2 weeks 3 days ", "9pm at night in 2 weeks time ", "12 noon ",
    "no later than ", "the day before ", "an hour from now ",
  ])
  func `long hostile lines are read in linear time`(piece: String) {
    let growth = Growth(from: 5_000, to: 40_000, within: 16, slack: 0.05) { count in
      let line = String(repeating: piece, count: count / piece.utf8.count)
      return ThreadTime.seconds { _ = QuickAdd(line, in: .at()) }
    }
    #expect(growth.isBounded, "\(growth)")
  }
}
