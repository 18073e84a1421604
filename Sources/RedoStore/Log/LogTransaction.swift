internal import Glibc
public import RedoProtocol

/// The change log while its exclusive lock is held: a look at what is there, then one append.
public struct LogTransaction: ~Copyable {
  private let folder: FileDescriptor
  private let file: FileDescriptor
  private var hasRead = false
  private var hasAppended = false

  /// What others did to the file since the owner last read it.
  public let change: LogChange
  /// The file's length in bytes.
  public private(set) var length: Int
  private(set) var lastSeen: FileFingerprint?
  private(set) var failedToFlush = false
  private(set) var mapping: LogMapping?

  init(
    folder: consuming FileDescriptor, file: consuming FileDescriptor, status: FileStatus,
    lastSeen: FileFingerprint?, mapping: LogMapping?
  ) {
    self.folder = folder
    self.file = file
    self.lastSeen = lastSeen
    self.mapping = mapping
    change = LogChange(from: lastSeen, to: status.fingerprint)
    length = status.size
  }

  /// The file itself, the transaction being over.
  consuming func finish() -> FileDescriptor {
    file
  }

  /// Whether the last line is whole; true of an empty log.
  func endsWithLineFeed() throws(StoreError) -> Bool {
    guard length > 0 else { return true }
    return try file.bytes(from: length - 1, limit: 1).last == UInt8(ascii: "\n")
  }

  /// The end of the log from the start of a line on, in at most `limit` bytes.
  ///
  /// Empty when even the last line is longer. A torn last line is part of it.
  public func lastLines(maxBytes limit: Int) throws(StoreError) -> [UInt8] {
    let start = max(0, length - max(0, limit))
    guard start > 0 else { return try file.bytes(from: 0, limit: length) }
    // One byte more tells whether the first line begins right there.
    let tail = try file.bytes(from: start - 1, limit: length - start + 1)
    guard let end = tail.firstIndex(of: UInt8(ascii: "\n")) else { return [] }
    return Array(tail[(end + 1)...])
  }

  /// The whole log as it is now, as `ChangeLogFile.read` gives it.
  public mutating func read() throws(StoreError) -> LogBytes {
    // Whoever ignores the lock may have written since: as many bytes are read as are taken for seen.
    let seen = try file.status().fingerprint
    let bytes = try file.logBytes(count: seen.size, of: seen, through: &mapping)
    length = seen.size
    lastSeen = seen
    hasRead = true
    return bytes
  }

  /// Appends whole lines, each ended by a line feed, and waits until they are on the disk.
  ///
  /// To be called at most once. A torn last line is ended first. On failure the log is cut back to
  /// its length before. Throws `.log(.changed)` for a log that was shortened, rewritten or replaced and
  /// has not been read in this transaction.
  public mutating func append(_ lines: [UInt8]) throws(StoreError) {
    precondition(!hasAppended, "a transaction appends once: gather its lines first")
    precondition(
      lines.isEmpty || lines.last == UInt8(ascii: "\n"), "lines end in a line feed when appended")
    guard hasRead || change.keepsWhatWasRead else { throw .log(.changed(file.path, change)) }
    guard !lines.isEmpty else { return }
    hasAppended = true
    let before = length
    // Whoever writes the first bytes sees to it that the file's name is on the disk before them.
    if before == 0 { try folder.flushAll() }
    let isWhole = try endsWithLineFeed()
    let fingerprint = try write(isWhole ? lines : [UInt8(ascii: "\n")] + lines, after: before)
    try flush()
    length = fingerprint.size
    remember(fingerprint)
  }

  /// Takes a change of one's own as seen, unless others' are still to be read.
  private mutating func remember(_ fingerprint: FileFingerprint) {
    if hasRead || change == .unchanged { lastSeen = fingerprint }
  }

  private mutating func write(
    _ bytes: [UInt8], after before: Int
  ) throws(StoreError) -> FileFingerprint {
    do throws(StoreError) {
      try file.write(bytes)
      let fingerprint = try file.status().fingerprint
      // A program that ignores the lock may have appended as well, but nothing may be missing.
      guard fingerprint.size >= before + bytes.count else {
        throw .failed(.write, file.path, code: EIO)
      }
      return fingerprint
    } catch {
      throw rolledBack(to: before, after: error)
    }
  }

  private mutating func rolledBack(to before: Int, after error: StoreError) -> StoreError {
    guard case .failed(_, let path, let code) = error else { return error }
    do throws(StoreError) {
      // Cutting to more than there is would fill up with NULs.
      if try file.status().size > before { try file.truncate(to: before) }
      remember(try file.status().fingerprint)
      return .log(.appendRolledBack(path, code: code))
    } catch {
      guard case .failed(_, _, let rollback) = error else { return error }
      return .log(.appendTorn(path, code: code, rollback: rollback))
    }
  }

  private mutating func flush() throws(StoreError) {
    do throws(StoreError) {
      try file.flushData()
    } catch {
      failedToFlush = true
      // Bytes that never got to the disk would be read from memory as if they had.
      file.forgetKept()
      guard case .failed(_, let path, let code) = error else { throw error }
      throw .log(.appendNotFlushed(path, code: code))
    }
  }
}
