import RedoTestSupport
import Testing

@testable import RedoTerminal

@Suite struct InputDecoderTests {
  @Test(arguments: [
    ("a", "a"), ("é", "é"), ("漢", "漢"), ("\u{3}", "<C-c>"), ("\u{0}", "<C-Space>"),
    ("\r", "<Enter>"), ("\t", "<Tab>"), ("\u{7F}", "<Backspace>"), ("\u{1F}", "<C-_>"),
    ("\u{1B}[A", "<Up>"), ("\u{1B}OA", "<Up>"), ("\u{1B}[1;5C", "<C-Right>"),
    ("\u{1B}[1;3D", "<A-Left>"), ("\u{1B}[Z", "<S-Tab>"), ("\u{1B}[3~", "<Delete>"),
    ("\u{1B}[5;2~", "<S-PageUp>"), ("\u{1B}[H", "<Home>"), ("\u{1B}[4~", "<End>"),
    ("\u{1B}OP", "<F1>"), ("\u{1B}[15~", "<F5>"), ("\u{1B}[24;6~", "<C-S-F12>"),
    ("\u{1B}[[C", "<F3>"), ("\u{1B}x", "<A-x>"), ("\u{1B}é", "<A-é>"), ("\u{1B}\r", "<A-Enter>"),
    ("\u{1B}[27;5;9~", "<C-Tab>"), ("\u{1B}[97;5u", "<C-a>"), ("\u{1B}[13;2u", "<S-Enter>"),
    ("\u{1B}OM", "<Enter>"), ("\u{1B}Oq", "1"),
    ("\u{1B}O2P", "<S-F1>"), ("\u{1B}O10S", "<S-F4>"), ("\u{1B}O5A", "<C-Up>"),
  ])
  func `bytes are keys, however they are cut`(bytes: String, expected: String) {
    #expect(events(bytes) == keys(expected))
    var decoder = InputDecoder()
    var found: [InputEvent] = []
    for (index, byte) in bytes.utf8.enumerated() {
      decoder.feed([byte], at: index)
      while let event = decoder.next() { found.append(event) }
    }
    #expect(found == keys(expected))
    #expect(!decoder.isWaiting)
  }

  @Test func `a key that comes is the one that was pressed`() {
    for byte in UInt8(0)..<0x80 where byte != 0x1B {
      for text in ["", "\u{1B}"].map({ $0 + String(Unicode.Scalar(byte)) }) {
        for case .key(let key) in events(text) { #expect(key.received == key, "\(key)") }
      }
    }
    for key in [Key(.up, .shift), Key(.enter, .shift), .backtab, .character("É"), .control("-")] {
      #expect(key.received == key)
    }
  }

  @Test func `a lone escape byte is the key once nothing follows`() {
    var decoder = InputDecoder()
    decoder.feed([0x1B], at: 0)
    expectNext(of: &decoder, nil)
    #expect(decoder.isWaiting)
    decoder.flush()
    expectNext(of: &decoder, .key(.escape))
    #expect(!decoder.isWaiting)
    decoder.feed(Array("\u{1B}[".utf8), at: 1)
    expectNext(of: &decoder, nil)
    decoder.flush()
    expectNext(of: &decoder, .key(.character("[", .alt)))
    // Nothing is left of it that a long silence could drop.
    decoder.feed(Array("k".utf8), at: 6_000)
    expectNext(of: &decoder, .key(.character("k")))
  }

  @Test(arguments: ["\u{1B}P2\u{1B}", "\u{1B}P2", "\u{1B}[200", "\u{1B}]11;rgb", "\u{1B}O2"])
  func `a key that comes long after something that was cut is that key`(cut: String) {
    for isTaken in [false, true] {
      var decoder = InputDecoder()
      decoder.feed(Array(cut.utf8), at: 0)
      expectNext(of: &decoder, nil)
      if isTaken { decoder.flush() }
      while decoder.next() != nil {}
      decoder.feed(Array("k".utf8), at: 6_000)
      expectNext(of: &decoder, .key(.character("k")))
    }
  }

  @Test func `the rest of a letter may come late, and a key in its place is that key`() {
    var decoder = InputDecoder()
    decoder.feed([0xC3], at: 0)
    expectNext(of: &decoder, nil)
    #expect(!decoder.isWaiting)
    decoder.flush()
    expectNext(of: &decoder, nil)
    decoder.feed([0xA9, 0xE6, 0x97], at: 90)
    expectNext(of: &decoder, .key(.character("é")))
    expectNext(of: &decoder, nil)
    decoder.feed([0x1B], at: 200)
    expectNext(of: &decoder, nil)
    #expect(decoder.isWaiting)
    decoder.flush()
    expectNext(of: &decoder, .key(.escape))
    expectNext(of: &decoder, nil)
  }

  @Test(arguments: [
    "\u{1B}[1;5C", "\u{1B}O5A", "\u{1B}[?2026;2$y", "\u{1B}[<0;30;5M", "\u{1B}[200~Dy\u{1B}[201~",
    "\u{1B}]11;rgb:00/00/00\u{7}",
  ])
  func `the rest of a sequence may come late, and after a long silence a key is a key`(
    sequence: String
  ) {
    let bytes = Array((sequence + "k").utf8)
    for cut in 3..<bytes.count {
      var decoder = InputDecoder()
      decoder.feed(bytes[..<cut], at: 10_000)
      var found: [InputEvent] = []
      while let event = decoder.next() { found.append(event) }
      let isWhole = cut == bytes.count - 1
      #expect(!decoder.isWaiting)
      decoder.flush()
      expectNext(of: &decoder, nil)
      var later = decoder
      decoder.feed(bytes[cut...], at: 14_000)
      while let event = decoder.next() { found.append(event) }
      #expect(found == events(sequence + "k"))
      guard !isWhole, !sequence.contains("~") else { continue }
      later.feed(Array("k".utf8), at: 16_000)
      expectNext(of: &later, .key(.character("k")))
    }
  }

  @Test(arguments: [
    "\u{1B}[12;40R", "\u{1B}[?1;2c", "\u{1B}]11;rgb:00/00/00\u{7}", "\u{1B}]11;x\u{1B}\\",
    "\u{1B}P1$r0m\u{1B}\\", "\u{1B}[>0;276;0c", "\u{1B}[999999999999999999999;1~", "\u{1B}[201~",
    "\u{1B}[<0;0;0M", "\u{1B}[<1;2M", "\u{85}", "\u{1B}[+3~", "\u{1B}[<0;+5;5M",
  ])
  func `answers and nonsense are skipped and type nothing`(bytes: String) {
    #expect(events(bytes + "k") == keys("k"))
  }

  @Test(arguments: [
    ("\u{1B}]52;c;", "cDy", "\u{7}"), ("\u{1B}]52;c;", "cDy", "\u{1B}\\"), ("\u{1B}[?", "38;", "c"),
  ])
  func `an answer of any length types nothing, however late its pieces come`(
    start: String, middle: String, end: String
  ) {
    let answer = start + String(repeating: middle, count: 3_000) + end
    let bytes = Array((answer + "k").utf8)
    #expect(events(answer + "k") == keys("k"))
    for length in [100, 4_096] {
      var decoder = InputDecoder()
      var found: [InputEvent] = []
      for start in stride(from: 0, to: bytes.count, by: length) {
        decoder.feed(bytes[start..<min(start + length, bytes.count)], at: start)
        while let event = decoder.next() { found.append(event) }
        #expect(!decoder.isWaiting)
        decoder.flush()
        expectNext(of: &decoder, nil)
      }
      #expect(found == keys("k"))
    }
  }

  @Test(arguments: ["]", "P", "_", "^"])
  func `a key with Alt that another one follows at once begins no answer`(sign: String) {
    #expect(events("\u{1B}\(sign)jk") == keys("<A-\(sign)>jk"))
  }

  @Test func `an answer without an end is given up, at once for another sequence`() {
    let long = "\u{1B}[" + String(repeating: "1;", count: 40)
    for unended in ["\u{1B}]52;c;cDy", long] {
      #expect(events(unended + "\u{1B}[Ak") == keys("<Up>k"))
    }
    var decoder = InputDecoder()
    decoder.feed(Array("\u{1B}]52;c;cDy\u{1B}".utf8), at: 0)
    expectNext(of: &decoder, nil)
    #expect(decoder.isWaiting)
    decoder.flush()
    expectNext(of: &decoder, .key(.escape))
    decoder.feed(Array("\u{1B}]52;c;cDy".utf8), at: 1)
    decoder.feed(Array("c".utf8), at: 4_000)
    expectNext(of: &decoder, nil)
    decoder.feed(Array("k".utf8), at: 9_500)
    expectNext(of: &decoder, .key(.character("k")))
  }

  @Test func `bytes that are no UTF-8 type nothing`() {
    var decoder = InputDecoder()
    decoder.feed([0xFF, 0x80, 0xC0, 0xAF, 0xE2, 0x28, 0xED, 0xA0, 0x80, 0x6B], at: 0)
    var found: [InputEvent] = []
    while let event = decoder.next() { found.append(event) }
    #expect(found == keys("(k"))
  }

  @Test(arguments: [
    "\u{1B}[<0;300;5m", "\u{1B}[<34;300;5M", "\u{1B}[<35;300;5M", "\u{1B}[<66;300;5M",
    "\u{1B}[M#!!", "\u{1B}[M@!!",
  ])
  func `what the mouse does besides pressing and scrolling is skipped`(bytes: String) {
    #expect(events(bytes + "k") == keys("k"))
  }

  @Test func `the mouse presses, scrolls and presses twice`() {
    let at = Point(row: 4, column: 299)
    #expect(events("\u{1B}[<0;300;5M") == [.mouse(MouseEvent(.press(.left), at: at))])
    #expect(events("\u{1B}[<2;300;5M") == [.mouse(MouseEvent(.press(.right), at: at))])
    #expect(events("\u{1B}[<64;300;5M") == [.mouse(MouseEvent(.scroll(-1), at: at))])
    #expect(
      events("\u{1B}[<81;300;5M")
        == [.mouse(MouseEvent(.scroll(1), at: at, modifiers: .control))])
    #expect(
      events("\u{1B}[M !!") == [.mouse(MouseEvent(.press(.left), at: .zero))])
    var decoder = InputDecoder()
    var found: [MouseEvent.Action] = []
    for instant in [0, 300, 600, 2000] {
      decoder.feed(Array("\u{1B}[<0;3;3M".utf8), at: instant)
      while case .mouse(let event) = decoder.next() { found.append(event.action) }
    }
    #expect(found == [.press(.left), .doublePress(.left), .press(.left), .press(.left)])
  }

  @Test func `a paste is text, whatever it holds, and ends at its end`() {
    #expect(
      events("\u{1B}[200~one\r\ntwo\rthree\u{1B}[A\u{3}\u{1B}[201~x")
        == [.paste("one\ntwo\nthree\u{1B}[A\u{3}")] + keys("x"))
  }

  @Test func `a paste in pieces is one paste`() {
    var decoder = InputDecoder()
    var found: [InputEvent] = []
    for byte in "\u{1B}[200~a\u{1B}b\u{1B}[20c\u{1B}[201~".utf8 {
      decoder.feed([byte], at: 0)
      while let event = decoder.next() { found.append(event) }
    }
    #expect(found == [.paste("a\u{1B}b\u{1B}[20c")])
  }

  @Test func `an endless paste is cut and a paste without an end is given up`() {
    var decoder = InputDecoder()
    decoder.feed(Array("\u{1B}[200~".utf8), at: 0)
    expectNext(of: &decoder, nil)
    for _ in 0..<40 {
      decoder.feed(Array(repeating: 0x61, count: 65_536), at: 1)
      expectNext(of: &decoder, nil)
    }
    decoder.feed(Array("z".utf8), at: 9_000)
    guard case .paste(let text) = decoder.next() else {
      Issue.record("no paste")
      return
    }
    #expect(text.utf8.count == InputDecoder.longestPaste)
    expectNext(of: &decoder, .key(.character("z")))
  }

  @Test func `the focus comes and goes, and synchronized updates are noted`() {
    #expect(events("\u{1B}[I\u{1B}[O") == [.focus(true), .focus(false)])
    var decoder = InputDecoder()
    decoder.feed(Array("\u{1B}[?2026;2$y".utf8), at: 0)
    expectNext(of: &decoder, nil)
    #expect(decoder.hasSynchronizedUpdates)
    decoder.feed(Array("\u{1B}[?2026;0$y".utf8), at: 0)
    expectNext(of: &decoder, nil)
    #expect(!decoder.hasSynchronizedUpdates)
  }

  @Test func `the terminal's own sequences go first`() {
    var decoder = InputDecoder(sequences: [
      (Array("\u{1B}[25~".utf8), Key(.function(11))), ([0x08], .backspace), ([], .enter),
    ])
    decoder.feed(Array("\u{1B}[25~\u{8}".utf8), at: 0)
    expectNext(of: &decoder, .key(Key(.function(11))))
    expectNext(of: &decoder, .key(.backspace))
  }

  @Test func `random bytes are digested and never typed as controls`() {
    var generator = SeededGenerator.fromEnvironment(default: 7)
    let pieces = [
      "\u{1B}[", "\u{1B}", "<0;1;", "200~", "\u{1B}[201~", ";", "M", "\u{1B}]", "9", "O",
    ]
    for round in 0..<3_000 {
      var decoder = InputDecoder()
      for _ in 0..<8 {
        let isPiece = Bool.random(using: &generator)
        let bytes =
          isPiece
          ? Array((pieces.randomElement(using: &generator) ?? "").utf8)
          : (0..<3).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
        decoder.feed(bytes, at: round)
        while let event = decoder.next() {
          if case .key(let key) = event, case .character(let character) = key.code {
            let isControl = character.unicodeScalars.contains {
              $0.properties.generalCategory == .control
            }
            #expect(!isControl, "seed \(generator.seed), round \(round)")
          }
        }
      }
      decoder.flush()
      while decoder.next() != nil {}
    }
  }

  private func expectNext(
    of decoder: inout InputDecoder, _ expected: InputEvent?,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let event = decoder.next()
    #expect(event == expected, sourceLocation: sourceLocation)
  }

  private func events(_ bytes: String) -> [InputEvent] {
    var decoder = InputDecoder()
    decoder.feed(Array(bytes.utf8), at: 0)
    var found: [InputEvent] = []
    while let event = decoder.next() { found.append(event) }
    return found
  }

  private func keys(_ text: String) -> [InputEvent] {
    let keys = try? KeyNotation.keys(in: text)
    return (keys ?? []).map { .key($0) }
  }
}
