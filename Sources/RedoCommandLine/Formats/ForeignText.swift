/// The bytes of another program's file, taken as text: UTF-8 alone, since guessing at letters would
/// destroy them.
struct ForeignText {
  /// The text, without the byte order mark that some programs put in front, its lines ended by feeds.
  let bytes: [UInt8]
  private let isFolded: Bool

  private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// How files begin that a program has packed, and what unpacks them.
  private static let packings: [(start: [UInt8], name: String, command: String)] = [
    ([0x1F, 0x8B], "gzip", "gunzip <"), ([0xFD, 0x37, 0x7A, 0x58, 0x5A, 0x00], "xz", "unxz <"),
    ([0x28, 0xB5, 0x2F, 0xFD], "zstd", "unzstd <"), ([0x50, 0x4B, 0x03, 0x04], "zip", "unzip -p"),
  ]

  /// Takes a file's bytes; those of a calendar have lines that are folded, maybe within a letter.
  init(_ bytes: [UInt8], isFolded: Bool = false) {
    self.isFolded = isFolded
    let text = bytes.starts(with: Self.mark) ? Array(bytes.dropFirst(3)) : bytes
    // Spreadsheets still offer what ended lines on old Macs: a carriage return alone.
    self.bytes = text.contains(0x0A) ? text : text.map { $0 == 0x0D ? 0x0A : $0 }
  }

  /// What is no text, and how to make it one; nil where all is well.
  var fault: String? {
    if let packing { return packing }
    // It may begin as UTF-16 does, and is none: read as that, it would be full of NULs.
    if bytes.starts(with: [0xFF, 0xFE, 0, 0]) || bytes.starts(with: [0, 0, 0xFE, 0xFF]) {
      return Self.advice("line 1 is UTF-32", from: "UTF-32")
    }
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      return Self.advice("line 1 is UTF-16", from: "UTF-16")
    }
    if let line = firstLine(where: { $0.contains(0) }) {
      return Self.advice("line \(line) holds NUL bytes, as UTF-16 does", from: "UTF-16")
    }
    // Most files are sound as a whole, and long ones are not cut into lines for that.
    guard String(validating: bytes, as: UTF8.self) == nil else { return nil }
    return firstBrokenLine.map { Self.advice("line \($0) is not UTF-8 text", from: "WINDOWS-1252") }
  }

  /// The number of the first line that is no UTF-8.
  private var firstBrokenLine: Int? {
    guard isFolded else { return firstLine { String(validating: $0, as: UTF8.self) == nil } }
    return FoldedLine.lines(of: bytes).lazy.compactMap { $0.brokenLine }.first
  }

  /// What is no change log, of which no line can be a change; nil for one that is judged line by line.
  var logFault: String? { packing ?? (hasObjects ? nil : fault) }

  /// What has packed the file, and how to unpack it; nil where nothing has.
  private var packing: String? {
    Self.packings.first { bytes.starts(with: $0.start) }.map {
      // So are the spreadsheets that most programs save.
      let way = $0.name == "zip" ? ", as spreadsheets are; save it as CSV, or " : "; "
      return "the file is packed with \($0.name)\(way)unpack it first, for example with "
        + "`\($0.command) FILE > NEW`, and nothing is imported until then"
    }
  }

  /// Whether a line begins as the JSON of a change does.
  private var hasObjects: Bool {
    bytes.indices.contains { place in
      bytes[place] == UInt8(ascii: "{") && (place == 0 || bytes[place - 1] == 0x0A)
    }
  }

  /// The number of the first such line, counted from 1.
  private func firstLine(where isSuch: (ArraySlice<UInt8>) -> Bool) -> Int? {
    bytes.split(separator: 0x0A, omittingEmptySubsequences: false).firstIndex(where: isSuch)
      .map { $0 + 1 }
  }

  private static func advice(_ fault: String, from encoding: String) -> String {
    "\(fault); convert the file first, for example with `iconv -f \(encoding) -t UTF-8`, and "
      + "nothing is imported until then"
  }
}
