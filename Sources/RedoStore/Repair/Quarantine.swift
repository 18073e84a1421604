internal import Glibc
internal import RedoProtocol

/// The file `quarantine.jsonl`, mode 0600: lines that a repair took out of the log, only appended to.
///
/// Each is a JSON object with its `code`, its `line` number in the log as it was, the `time` of the
/// repair, whether it was `torn`, and its bytes: as `text`, or as `hex` where they are no UTF-8; or
/// where they are found in the copy of the log (``QuarantineEntry``).
enum Quarantine {
  /// The file's name in the data directory.
  static let name = "quarantine.jsonl"

  /// Entries are gathered up to so many bytes before they are written.
  private static let pieceLength = 1 << 20

  /// Appends entries for lines of `log` and waits until they are on the disk; what fails is taken
  /// back.
  ///
  /// Returns how long the file was before, in bytes.
  static func append(
    _ entries: some Sequence<QuarantineEntry>, from log: LogBytes,
    in folder: borrowing FileDescriptor
  ) throws(StoreError) -> Int {
    let file = try openOrCreate(in: folder)
    let status = try file.status()
    try status.requireFileNobodyElseWrites(file.path)
    guard status.links <= 1 else { throw .hardLinked(file.path, links: status.links) }
    let last = try file.bytes(from: max(0, status.size - 1), limit: 1)
    let isWhole = last.isEmpty || last == [UInt8(ascii: "\n")]
    var pending = isWhole ? [] : [UInt8(ascii: "\n")]
    do throws(StoreError) {
      for entry in entries {
        pending += entry.text(from: log)
        guard pending.count >= pieceLength else { continue }
        try file.write(pending)
        pending.removeAll(keepingCapacity: true)
      }
      try file.write(pending)
      try file.flushAll()
    } catch {
      try? file.truncate(to: status.size)
      throw error
    }
    return status.size
  }

  /// Takes back what was appended to a file of so many bytes, nil where nothing was; whether it is
  /// gone from the disk.
  static func takeBack(to length: Int?, in folder: borrowing FileDescriptor) -> Bool {
    guard let length else { return true }
    do throws(StoreError) {
      guard let file = try folder.opening(name, flags: O_RDWR) else { return true }
      if try file.status().size > length { try file.truncate(to: length) }
      try file.flushAll()
      return true
    } catch {
      return false
    }
  }

  private static func openOrCreate(
    in folder: borrowing FileDescriptor
  ) throws(StoreError) -> FileDescriptor {
    let flags = O_RDWR | O_APPEND
    if let file = try folder.opening(name, flags: flags) { return file }
    if let file = try folder.creating(name, flags: flags) {
      // Its name outlives a power cut before the log's new name may.
      try folder.flushAll()
      return file
    }
    throw .failed(.create, folder.path.appending(name), code: EEXIST)
  }
}
