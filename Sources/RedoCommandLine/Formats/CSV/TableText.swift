/// A text of rows and fields, some of them in quotes (RFC 4180).
///
/// Between the fields stand commas, or the semicolons and tabs of spreadsheets whose comma parts
/// decimals: whichever of them the heading has the most of.
struct TableText {
  /// The rows, each with the line on which it starts.
  private(set) var rows: [(line: Int, fields: [String])] = []
  /// The line of the quote that is never closed, and so reaches to the end; nil where all are.
  private(set) var openQuote: Int?

  /// Reads a text.
  init(_ bytes: [UInt8]) {
    let (separator, endsByReturns) = Self.heading(of: bytes)
    var fields: [String] = []
    var field: [UInt8] = []
    var (isQuoted, line, start) = (false, 1, 1)
    var rest = bytes[...]
    while let byte = rest.popFirst() {
      if byte == 0x0A { line += 1 }
      switch byte {
      case 0x22 where isQuoted && rest.first == 0x22:
        field.append(0x22)
        rest = rest.dropFirst()
      case 0x22 where isQuoted || field.isEmpty:
        isQuoted.toggle()
        openQuote = isQuoted ? line : nil
      case separator where !isQuoted:
        fields.append(String(decoding: field, as: UTF8.self))
        field = []
      case 0x0A where !isQuoted, 0x0D where !isQuoted && endsByReturns:
        if byte == 0x0D { line += 1 }
        rows.append((start, fields + [Self.text(field)]))
        (fields, field, start) = ([], [], line)
      // The lines of a field end as those of the file do; only their feeds are part of the text.
      case 0x0D where isQuoted && rest.first == 0x0A: break
      default: field.append(byte)
      }
    }
    if !field.isEmpty || !fields.isEmpty { rows.append((start, fields + [Self.text(field)])) }
  }

  /// What stands between the fields of the first row, and whether rows end as on old Macs, by carriage
  /// returns alone, so that feeds are but the lines of a field.
  private static func heading(of bytes: [UInt8]) -> (separator: UInt8, endsByReturns: Bool) {
    var counts: [UInt8: Int] = [:]
    var (isQuoted, endsByReturns) = (false, false)
    for (place, byte) in bytes.enumerated() {
      if byte == 0x22 { isQuoted.toggle() }
      if byte == 0x0A, !isQuoted { break }
      if byte == 0x0D, !isQuoted {
        // Before a feed it is a part of that, also where a program has doubled it.
        let next = bytes[(place + 1)...].first
        endsByReturns = next != 0x0A && next != 0x0D
        break
      }
      if !isQuoted { counts[byte, default: 0] += 1 }
    }
    let comma = UInt8(ascii: ",")
    let separator = [UInt8(ascii: ";"), UInt8(ascii: "\t")].reduce(comma) { best, other in
      counts[other, default: 0] > counts[best, default: 0] ? other : best
    }
    return (separator, endsByReturns)
  }

  /// The last field of a row, without the carriage return of its end.
  private static func text(_ field: [UInt8]) -> String {
    String(decoding: field.last == 0x0D ? field.dropLast() : field[...], as: UTF8.self)
  }

  /// A row as it is written.
  static func written(_ fields: [String]) -> String {
    fields.map { quoted(FileText.visible($0)) }.joined(separator: ",") + "\r\n"
  }

  // Byte by byte: a mark that combines with a sign would hide it from who looks at characters.
  private static func quoted(_ field: String) -> String {
    let field = startsAsFormula(field) ? " " + field : field
    guard field.utf8.contains(where: { [0x22, 0x2C, 0x0A, 0x0D, 0x20].contains($0) }) else {
      return field
    }
    let doubled = field.utf8.flatMap { $0 == 0x22 ? [$0, $0] : [$0] }
    return "\"" + String(decoding: doubled, as: UTF8.self) + "\""
  }

  /// Whether a field would be a formula to a spreadsheet, were there no blank before its sign.
  private static func startsAsFormula(_ field: String) -> Bool {
    field.utf8.first { $0 != 0x20 }.map { "=+-@".utf8.contains($0) } == true
  }

  /// The text of a field, without the one blank that keeps it from being a formula.
  static func unguarded(_ field: String) -> String {
    guard field.utf8.first == 0x20, startsAsFormula(field) else { return field }
    return String(decoding: field.utf8.dropFirst(), as: UTF8.self)
  }
}
