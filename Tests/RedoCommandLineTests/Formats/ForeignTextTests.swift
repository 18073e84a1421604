import RedoCommandLine
import RedoProtocol
import RedoViewModels
import Testing

/// What is no UTF-8 text is not guessed at.
struct ForeignTextTests {
  @Test(arguments: ["a.csv", "a.txt", "a.md", "a.ics", "a.json"])
  func `text that is not UTF-8 is refused whole, with the line and the way on`(file: String) throws
  {
    let desk = try Desk()
    desk.files[file] = Array("title\nCaf".utf8) + [0xE9, 0x0A]
    for line in ["import \(file)", "import --yes \(file)"] {
      let output = desk.run(line)
      #expect(output.exitCode == 1)
      #expect(output.standardOutput.isEmpty)
      #expect(output.complaint.hasPrefix("redo: line 2 is not UTF-8 text; "))
      #expect(output.complaint.contains("`iconv -f WINDOWS-1252 -t UTF-8`"))
      #expect(output.complaint.split(separator: "\n").count == 1)
    }
    #expect(desk.writes == 0)
  }

  @Test(arguments: [true, false])
  func `UTF-16 makes no tasks full of nothing`(hasMark: Bool) throws {
    let desk = try Desk()
    let text = "title\nBuy milk\n".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    desk.files["a.csv"] = (hasMark ? [0xFF, 0xFE] : []) + text
    let output = desk.run("import --yes a.csv")
    #expect(output.exitCode == 1 && desk.writes == 0)
    #expect(output.complaint.contains("line 1 "))
    #expect(output.complaint.contains("`iconv -f UTF-16 -t UTF-8`"))
  }

  @Test(arguments: [[0xFF, 0xFE, 0, 0, 0x61, 0, 0, 0], [0, 0, 0xFE, 0xFF, 0, 0, 0, 0x61]])
  func `UTF-32 is not taken for UTF-16, which would make NULs of it`(bytes: [UInt8]) throws {
    let desk = try Desk()
    desk.files["a.txt"] = bytes
    let output = desk.run("import --yes a.txt")
    #expect(output.exitCode == 1 && desk.writes == 0)
    #expect(output.complaint.contains("`iconv -f UTF-32 -t UTF-8`"), "\(output.complaint)")
  }

  @Test(arguments: [
    ("a.csv", "title\nCafé\n"), ("a.txt", "Café\n"), ("a.md", "- [ ] Café\n"),
    ("a.ics", "BEGIN:VTODO\nSUMMARY:Café\nEND:VTODO\n"),
    ("a.json", #"[{"uuid":"3b2f6c1e-0d3a-4c41-9d5b-1f2e3d4c5b6a","description":"Café"}]"#),
  ])
  func `a byte order mark in front of UTF-8 is no trouble`(file: String, text: String) throws {
    let desk = try Desk()
    desk.files[file] = [0xEF, 0xBB, 0xBF] + Array(text.utf8)
    let output = desk.run("import --yes \(file)")
    #expect(output.exitCode == 0, "\(output.complaint)")
    #expect(
      try desk.run("list --all --json").objects().map { $0["title"] as? String } == ["Café"])
  }

  @Test(arguments: [
    ("a.csv", "title,due\rCafé,2026-12-24\rMilk,\r"),
    ("a.csv", "title;due\rCafé;\rMilk;2026-12-24"),
    ("a.csv", "title,description\rCafé,\"a\nb\"\rMilk,"), ("a.txt", "Café\rMilk\r"),
    ("a.md", "# Notes\r- [ ] Café\r- [ ] Milk\r"),
    ("a.ics", "BEGIN:VTODO\rSUMMARY:Café\rEND:VTODO\rBEGIN:VTODO\rSUMMARY:Milk\rEND:VTODO\r"),
  ])
  func `lines that end by carriage returns alone are lines`(file: String, text: String) throws {
    let desk = try Desk()
    desk.files[file] = Array(text.utf8)
    let output = desk.run("import --yes \(file)")
    #expect(output.exitCode == 0 && output.complaint.isEmpty, "\(output.complaint)")
    let titles = try desk.run("list --all --json --sort title").objects()
      .map { $0["title"] as? String }
    #expect(titles == ["Café", "Milk"], "\(output.text)")
  }

  @Test func `a carriage return within a field of a table whose rows end by feeds ends no row`()
    throws
  {
    let desk = try Desk()
    desk.files["a.csv"] = Array("title,due\nBuy\rmilk,2026-12-24\n".utf8)
    desk.run("import --yes a.csv")
    #expect(try desk.run("list --json").objects().map { $0["title"] as? String } == ["Buy milk"])
  }

  @Test func `a byte order mark in front of a change log is no trouble`() throws {
    let (desk, other) = (try Desk(), try Desk(2))
    desk.run("add Buy milk")
    other.files["a.jsonl"] = [0xEF, 0xBB, 0xBF] + desk.run("export").standardOutput
    let output = other.run("import --yes a.jsonl")
    #expect(output.complaint.isEmpty)
    #expect(try other.run("list --json").objects().count == 1)
    // Elsewhere it is a part of line 1, as the help says.
    #expect(other.run("verify a.jsonl").exitCode == 1)
    #expect(other.run("help import").text.contains("A byte order mark at its start"))
  }

  @Test(
    arguments: ["a.jsonl", "a.csv", "a.txt"],
    [
      ([0x1F, 0x8B, 0x08], "gzip; ", "gunzip <"),
      ([0xFD, 0x37, 0x7A, 0x58, 0x5A, 0x00], "xz; ", "unxz <"),
      ([0x28, 0xB5, 0x2F, 0xFD], "zstd; ", "unzstd <"),
      ([0x50, 0x4B, 0x03, 0x04], "zip, as spreadsheets are; save it as CSV, or ", "unzip -p"),
    ] as [(start: [UInt8], name: String, command: String)])
  func `a packed file is refused whole, with what unpacks it`(
    file: String, packing: (start: [UInt8], name: String, command: String)
  ) throws {
    let desk = try Desk()
    desk.files[file] = packing.start + [0x00, 0x0A, 0x7B, 0x00, 0x0A, 0xFF]
    for line in ["import \(file)", "import --yes \(file)"] {
      let output = desk.run(line)
      #expect(output.exitCode == 1 && output.standardOutput.isEmpty)
      let start = "redo: the file is packed with \(packing.name)unpack it first"
      #expect(output.complaint.hasPrefix(start), "\(output.complaint)")
      #expect(output.complaint.contains("`\(packing.command) FILE > NEW`"))
      #expect(output.complaint.split(separator: "\n").count == 1)
    }
    #expect(desk.writes == 0)
  }

  @Test func `a change log is refused whole where no line can be a change, else line by line`()
    throws
  {
    let (desk, other) = (try Desk(), try Desk(2))
    desk.run("add Buy milk")
    let broken: [UInt8] = [0x43, 0xE9, 0x0A]
    other.files["a.jsonl"] = broken + broken
    let refused = other.run("import --yes a.jsonl")
    #expect(refused.exitCode == 1 && other.writes == 0)
    #expect(refused.complaint.hasPrefix("redo: line 1 is not UTF-8 text; "))
    other.files["a.jsonl"] = broken + [0x00, 0x0A] + desk.run("export").standardOutput
    #expect(other.run("import --yes a.jsonl").complaint.contains("line 1 is left out"))
    #expect(try other.run("list --json").objects().count == 1)
  }

  @Test func `the full screen hears the same of text that is not UTF-8`() throws {
    let desk = try Desk()
    var world = World(
      dates: desk.dates, isInputTerminal: false, output: .plain, version: "1.2.3")
    world.projection = desk.projection
    let offer = try #require(ImportOffer(from: "a.txt", holding: [0x43, 0xE9, 0x0A], in: world))
    #expect(offer.count == 0)
    #expect(offer.remarks.count == 1)
    #expect(offer.remarks.first?.hasPrefix("line 1 is not UTF-8 text; ") == true)
  }
}
