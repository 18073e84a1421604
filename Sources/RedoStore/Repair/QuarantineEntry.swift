internal import RedoCrypto
internal import RedoProtocol

/// What the quarantine says of one line that a repair took out of the log.
///
/// Of a line that is longer than any node's, and of one with as many NULs in a row as a page of the
/// disk that was never written, it only says what tells it in the copy of the log, where it is whole.
struct QuarantineEntry {
  /// So many NULs in a row are nothing that anybody wrote.
  static let nulLimit = 4_096
  /// How many bytes are shown of a line that is not repeated whole.
  static let headLength = 64

  /// The line.
  let line: LogSorting.BrokenLine
  /// When it was taken out.
  let time: Instant
  /// The name of the copy of the log as it was.
  let backup: String

  /// A JSON object and a line feed; `log` holds the line.
  func text(from log: LogBytes) -> [UInt8] {
    var writer = CanonicalWriter()
    writer.beginObject()
    log.withSpan { log in
      let bytes = log.extracting(line.range)
      if Self.isTooLong(bytes) {
        describe(bytes, to: &writer)
      } else {
        repeatWhole(bytes, to: &writer)
      }
    }
    writer.write("time", time.wallText)
    writer.write("torn", line.isTorn)
    writer.endObject()
    return writer.bytes + [UInt8(ascii: "\n")]
  }

  private static func isTooLong(_ bytes: Span<UInt8>) -> Bool {
    if bytes.count > JSONTape.lengthLimit { return true }
    var start = 0
    while let first = bytes.offset(of: 0, from: start) {
      start = first
      while start < bytes.count, bytes[start] == 0 { start += 1 }
      if start - first >= nulLimit { return true }
    }
    return false
  }

  private func describe(_ bytes: Span<UInt8>, to writer: inout CanonicalWriter) {
    let start = bytes.extracting(0..<min(bytes.count, Self.headLength))
    let head = start.withUnsafeBytes { Hex.text(of: $0) }
    writer.write("backup", backup)
    writer.write("code", line.fault.violation.rawValue)
    writer.write("head", head)
    writer.write("length", Int64(bytes.count))
    writer.write("line", Int64(line.fault.line))
    writer.write("offset", Int64(line.range.lowerBound))
    writer.write("sha256", Hex.text(of: SHA256().digest(of: bytes).bytes))
  }

  private func repeatWhole(_ bytes: Span<UInt8>, to writer: inout CanonicalWriter) {
    let text = bytes.withUnsafeBytes { String(validating: $0, as: UTF8.self) }
    let hex: String? = text == nil ? bytes.withUnsafeBytes { Hex.text(of: $0) } : nil
    writer.write("code", line.fault.violation.rawValue)
    writer.write("hex", hex)
    writer.write("line", Int64(line.fault.line))
    writer.write("text", text)
  }
}
