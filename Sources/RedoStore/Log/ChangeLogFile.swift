internal import CMemoryGuard
internal import Glibc
public import RedoProtocol

/// The change log on disk: `changes.jsonl`, read as a whole and only ever appended to, but for the
/// repair that its owner asks for.
///
/// Each call opens the file anew, so that a replaced or removed one is met at the next. The object
/// remembers the file as its owner last read it, to tell what others did since.
public final class ChangeLogFile {
  /// The file's name in the data directory.
  public static let name = "changes.jsonl"
  /// How long a lock is waited for unless told.
  ///
  /// A disk that is busy with others' work can keep a flush, and so the lock, for many seconds.
  public static let patience = Duration.seconds(30)

  /// The data directory, which must exist.
  let directory: PrivateFolder
  /// The file's path.
  public let path: FilePath
  /// The file as it was last read or appended to through this object; nil before, or if absent.
  public private(set) var lastSeen: FileFingerprint?
  /// How the file as ``read(patience:noting:)`` found it last differed from as it had been seen before.
  public private(set) var changeRead = LogChange.unchanged
  /// Is told once of each wait for the log's lock that lasts longer than a second.
  public var waiting: ((LockWait) -> Void)?

  let calls: SystemCalls
  private var needsReopening = false
  private var isInTransaction = false
  /// The file that was last seen, unlocked: while it is open, no other gets its inode number.
  private var pin: FileDescriptor?
  /// What shows the file, as long as bytes of it are in use.
  private weak var mapping: LogMapping?

  /// How often bytes that were read turned out to be gone, or were on a part of the disk that cannot be
  /// read, since the program began.
  ///
  /// Whoever sees it go up drops what was read meanwhile and reads the file again.
  public static var cutCount: Int { Int(guard_healed_count()) }

  /// Names the log of a data directory; nothing is opened.
  public convenience init(in directory: PrivateFolder) {
    self.init(in: directory, calls: .real)
  }

  init(in directory: PrivateFolder, calls: SystemCalls) {
    self.directory = directory
    self.calls = calls
    path = directory.path.appending(Self.name)
  }

  /// Forgets what was seen, and that a flush failed: the next `read` begins anew.
  public func reopen() {
    lastSeen = nil
    pin = nil
    needsReopening = false
  }

  /// The whole file as it is now; no bytes when there is none.
  ///
  /// Throws `.log(.vanished)` for one that is gone since it was last seen: nothing is no log of its own.
  ///
  /// A large file is mapped, not copied: should another program shorten it in place while the bytes
  /// are in use, what is gone reads as zeros, and ``cutCount`` goes up.
  ///
  /// The lock is waited for as long as `patience`; under it `note` looks at what has to fit the bytes.
  public func read(
    patience: Duration = patience, noting note: () -> Void = {}
  ) throws(StoreError) -> LogBytes {
    var folder = try directory.open(calls: calls)
    let start = ContinuousClock.now
    repeat {
      guard let file = try folder.opening(Self.name, flags: O_RDONLY) else {
        guard lastSeen == nil else { throw .log(.vanished(path)) }
        note()
        return LogBytes([])
      }
      _ = try Self.admit(file)
      // Under the lock no append is half way, nor half taken back.
      try file.lock(.shared, patience: patience, since: start, telling: waiting)
      let status = try file.status()
      guard try isNamed(status.fingerprint) else {
        folder = try directory.open(calls: calls)
        continue
      }
      var mapping = mapping
      let bytes = try file.logBytes(
        count: status.size, of: status.fingerprint, through: &mapping)
      self.mapping = mapping
      note()
      changeRead = LogChange(from: lastSeen, to: status.fingerprint)
      remember(status.fingerprint, of: file)
      return bytes
    } while .now < start + patience
    throw .lockIsHeld(path, process: nil, waited: patience)
  }

  /// Throws where some of the file cannot be read.
  ///
  /// For when ``cutCount`` has gone up: of a disk that fails, too, mapped bytes read as zeros, and nobody
  /// else is to be blamed for that.
  public func requireReadable() throws(StoreError) {
    let folder = try directory.open(calls: calls)
    guard let file = try folder.opening(Self.name, flags: O_RDONLY) else { return }
    let status = try Self.admit(file)
    try file.readThrough(count: status.size)
  }

  /// Runs `body` where the file that was read is still the log, and lets no repair put another in its
  /// place before it has run; whether it ran.
  ///
  /// Within a transaction, which holds the lock, it simply runs.
  @discardableResult
  public func whileUnreplaced(patience: Duration, _ body: () -> Void) -> Bool {
    guard !isInTransaction else {
      body()
      return true
    }
    do throws(StoreError) {
      let folder = try directory.open(calls: calls)
      guard let lastSeen, let file = try folder.opening(Self.name, flags: O_RDONLY) else {
        return false
      }
      try file.lock(.shared, patience: patience)
      let fingerprint = try file.status().fingerprint
      guard lastSeen.isSameFile(as: fingerprint), try isNamed(fingerprint) else { return false }
      body()
      return true
    } catch {
      return false
    }
  }

  /// Whether the file is the one that has the name: while its lock was waited for, that may have gone to
  /// another, in another folder even.
  private func isNamed(_ fingerprint: FileFingerprint) throws(StoreError) -> Bool {
    try FileStatus.ofName(path)?.fingerprint.isSameFile(as: fingerprint) == true
  }

  /// The file's fingerprint now; nil when there is none.
  ///
  /// One system call, so fit for polling.
  public func fingerprint() throws(StoreError) -> FileFingerprint? {
    try FileStatus.ofName(path)?.fingerprint
  }

  /// How many names the file has, all but one of which an append would change, too; nil when there is
  /// none.
  public func nameCount() throws(StoreError) -> Int? {
    guard let status = try FileStatus.ofName(path), status.kind == .file else { return nil }
    return status.links
  }

  /// What has the log's name; nil when nothing has.
  public func kind() throws(StoreError) -> FileKind? {
    try FileStatus.ofName(path)?.kind
  }

  /// How the file differs from an earlier fingerprint, nil standing for no file.
  public func change(since known: FileFingerprint?) throws(StoreError) -> LogChange {
    let status = try FileStatus.ofName(path)
    guard let status, status.kind != .file else {
      return LogChange(from: known, to: status?.fingerprint)
    }
    return .replaced
  }

  /// Lends the log to `body` under its exclusive lock, creating it if there is none.
  ///
  /// The lock is waited for as long as `patience`. A log that vanished since it was last read is not
  /// created anew but reported. What `body` itself refuses, it returns as a value: a `Result`, say.
  public func transact<Outcome>(
    patience: Duration = patience,
    _ body: (inout LogTransaction) throws(StoreError) -> Outcome
  ) throws(StoreError) -> Outcome {
    guard !needsReopening else { throw .log(.needsReopening(path)) }
    var folder = try directory.open(calls: calls)
    let file = try lockedFile(in: &folder, patience: patience)
    let status = try file.status()
    var transaction = LogTransaction(
      folder: folder, file: file, status: status, lastSeen: lastSeen, mapping: mapping)
    isInTransaction = true
    defer { isInTransaction = false }
    do throws(StoreError) {
      let outcome = try body(&transaction)
      settle(transaction)
      return outcome
    } catch {
      settle(transaction)
      throw error
    }
  }

  private func settle(_ transaction: consuming LogTransaction) {
    needsReopening = transaction.failedToFlush
    mapping = transaction.mapping
    // What was not read stays news, so what was seen before is still what counts.
    guard let seen = transaction.lastSeen, seen != lastSeen else { return }
    remember(seen, of: transaction.finish())
  }

  private func remember(_ fingerprint: FileFingerprint, of file: consuming FileDescriptor) {
    lastSeen = fingerprint
    pin = file.unlock() ? consume file : nil
  }

  /// Opens and locks the file that has the name when the lock is had, in the folder that has its own
  /// name then.
  func lockedFile(
    in folder: inout FileDescriptor, patience: Duration
  ) throws(StoreError) -> FileDescriptor {
    let start = ContinuousClock.now
    repeat {
      guard let file = try openOrCreate(in: folder) else { continue }
      let status = try Self.admit(file)
      guard status.links <= 1 else { throw .hardLinked(path, links: status.links) }
      try file.lock(.exclusive, patience: patience, since: start, telling: waiting)
      if try isNamed(status.fingerprint) { return file }
      folder = try directory.open(calls: calls)
    } while .now < start + patience
    throw .lockIsHeld(path, process: nil, waited: patience)
  }

  /// Nil when another process made or removed the file in between.
  private func openOrCreate(
    in folder: borrowing FileDescriptor
  ) throws(StoreError) -> FileDescriptor? {
    let flags = O_RDWR | O_APPEND
    if let file = try folder.opening(Self.name, flags: flags) { return file }
    guard lastSeen == nil else { throw .log(.vanished(path)) }
    return try folder.creating(Self.name, flags: flags)
  }

  private static func admit(
    _ file: borrowing FileDescriptor
  ) throws(StoreError) -> FileStatus {
    let status = try file.status()
    try status.requireFileNobodyElseWrites(file.path)
    return status
  }
}
