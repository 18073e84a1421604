import RedoCommandLine
import RedoTestSupport
import Testing

/// Readers meet whatever a disk may hold: they come to an end, and what they make is sound.
struct HostileFileTests {
  static let seeds: [(file: String, text: String)] = [
    ("a.json", ImportTests.taskwarrior), ("a.txt", "(A) 2026-11-01 x +p @c due:2026-11-25 rec:+1w"),
    (
      "a.ics",
      "BEGIN:VTODO\r\nSUMMARY:a\\,b\r\nDUE;TZID=\"x:y\":20261201T080000\r\n c\r\nEND:VTODO\r\n"
    ),
    ("a.csv", "title,due,x\r\n\"a \"\"b\"\", c\",2026-12-01,\r\n"),
    ("a.md", "- [ ] a #b p4 due:2026-12-24\n  - [x] c\n\t* [X] d ~3 every:2w\n"),
    ("b.md", "- [-] a ⏫ 📅 2026-12-24 🔁 every week on Monday [due:: 2026-12-24] 🆔 a1 ⛔ b, c1 ^x\n"),
  ]

  @Test(arguments: seeds.map(\.file))
  func `broken and random files are read without harm`(file: String) throws {
    var generator = SeededGenerator.fromEnvironment(default: 20_261_121)
    let text = try #require(Self.seeds.first { $0.file == file }?.text)
    let good = Array(text.utf8)
    for round in 0..<120 {
      // What is no UTF-8 is refused whole: every other round breaks the form and not the text.
      let random: ClosedRange<UInt8> = round.isMultiple(of: 2) ? 0...255 : 1...127
      var bytes = good
      for _ in 0..<Int.random(in: 1...12, using: &generator) {
        let place = Int.random(in: 0..<max(1, bytes.count), using: &generator)
        switch Int.random(in: 0..<4, using: &generator) {
        case 0:
          bytes.insert(UInt8.random(in: random, using: &generator), at: min(place, bytes.count))
        case 1 where !bytes.isEmpty: bytes.remove(at: place)
        case 2: bytes.insert(contentsOf: good.prefix(place), at: min(place, bytes.count))
        default: if !bytes.isEmpty { bytes[place] = UInt8.random(in: random, using: &generator) }
        }
      }
      let desk = try Desk()
      desk.files[file] = bytes
      let context: Comment = "seed \(generator.seed), round \(round)"
      let output = desk.run("import --yes \(file)")
      #expect((0...1).contains(output.exitCode), context)
      #expect(!output.standardOutput.contains { $0 < 0x20 && $0 != 0x0A && $0 != 0x09 }, context)
      #expect(desk.run("verify").exitCode == 0, context)
    }
  }

  @Test func `numbers beyond all bounds are left out or read as none`() throws {
    let weeks = String(repeating: "999999999W", count: 16_000)
    let smallest = Int.min
    for (file, text) in [
      ("a.ics", "BEGIN:VTODO\nSUMMARY:a\nDTSTART:20261201T080000\nDURATION:P\(weeks)\nEND:VTODO\n"),
      ("a.csv", "TYPE,CONTENT,PRIORITY,INDENT\ntask,a,\(smallest),1\ntask,b,\(Int.max),1\n"),
      ("a.csv", "title,priority,points,repeat\na,\(smallest),\(smallest),\(Int.max)\n"),
      ("a.md", "- [ ] a every:9223372036854775807d ~9223372036854775807\n"),
      ("a.md", "- [ ] a 🔁 every 9223372036854775807 days 📅 9999-12-31\n"),
      ("a.md", "- [ ] a 🔁 every month on the 1st 📅 0000-01-01\n- [x] b ✅ 9999-12-31\n"),
      ("a.txt", "a rec:+9223372036854775807y due:99999-12-31\n"),
    ] {
      let desk = try Desk()
      desk.files[file] = Array(text.utf8)
      #expect((0...1).contains(desk.run("import --yes \(file)").exitCode))
      #expect(desk.run("verify").exitCode == 0)
    }
  }

  @Test func `depth, length and emptiness are no trouble`() throws {
    for (file, bytes) in [
      ("a.json", [UInt8](repeating: 0x5B, count: 100_000)), ("a.json", []),
      ("a.json", Array("{\"a\":".utf8)), ("a.txt", [UInt8](repeating: 0x61, count: 200_000)),
      ("a.ics", Array(String(repeating: "BEGIN:VTODO\n", count: 10_000).utf8)),
      ("a.csv", [UInt8](repeating: 0x22, count: 100_001)), ("a.csv", []),
      ("a.md", Array(String(repeating: " - [ ] x\n", count: 300).utf8)),
    ] {
      let desk = try Desk()
      desk.files[file] = bytes
      #expect((0...1).contains(desk.run("import --yes \(file)").exitCode))
      #expect(desk.run("verify").exitCode == 0)
    }
  }
}
