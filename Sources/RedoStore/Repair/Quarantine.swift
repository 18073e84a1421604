internal import Glibc
internal import RedoProtocol

/// The file `quarantine.jsonl`, mode 0600: lines that a repair took out of the log, only appended to.
///
/// Each is a JSON object with its `code`, its `line` number in the log as it was, the `time` of the
/// repair, whether it was `torn`, and its bytes: as `text`, or as `hex` where they are no UTF-8.
public enum Quarantine {
  /// The file's name in the data directory.
  static let name = "quarantine.jsonl"

  /// One line of the quarantine, with its line feed.
  static func entry(
    of line: ArraySlice<UInt8>, _ fault: LineFault, isTorn: Bool, at time: Instant
  ) -> [UInt8] {
    var writer = CanonicalWriter()
    writer.beginObject()
    writer.key("code")
    writer.value(fault.violation.rawValue)
    let text = String(validating: line, as: UTF8.self)
    if text == nil {
      writer.key("hex")
      writer.value(Hex.text(of: Array(line)))
    }
    writer.key("line")
    writer.value(Int64(fault.line))
    if let text {
      writer.key("text")
      writer.value(text)
    }
    writer.key("time")
    writer.value(time.wallText)
    writer.key("torn")
    writer.value(isTorn)
    writer.endObject()
    return writer.bytes + [UInt8(ascii: "\n")]
  }

  /// Appends entries and waits until they are on the disk; what fails is taken back.
  static func append(
    _ entries: [UInt8], in folder: borrowing FileDescriptor, calls: SystemCalls
  ) throws(StoreError) {
    let file = try openOrCreate(in: folder, calls: calls)
    let status = try file.status()
    try status.requireFileNobodyElseWrites(file.path)
    guard status.links <= 1 else { throw .hardLinked(file.path, links: status.links) }
    let last = try file.bytes(from: max(0, status.size - 1), limit: 1)
    let isWhole = last.isEmpty || last == [UInt8(ascii: "\n")]
    let added = isWhole ? entries : [UInt8(ascii: "\n")] + entries
    do throws(StoreError) {
      try file.write(added)
      try file.flushAll()
    } catch {
      try? file.truncate(to: status.size)
      throw error
    }
  }

  private static func openOrCreate(
    in folder: borrowing FileDescriptor, calls: SystemCalls
  ) throws(StoreError) -> FileDescriptor {
    let flags = O_RDWR | O_APPEND
    if let file = try folder.opening(name, flags: flags, calls: calls) { return file }
    if let file = try folder.creating(name, flags: flags, calls: calls) {
      // Its name outlives a power cut before the log's new name may.
      try folder.flushAll()
      return file
    }
    throw .failed(.create, folder.path.appending(name), code: EEXIST)
  }
}
