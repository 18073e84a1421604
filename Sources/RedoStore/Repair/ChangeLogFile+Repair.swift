internal import Glibc
public import RedoProtocol

extension ChangeLogFile {
  /// Moves every line that breaks one of checks 1 to 7, a torn last one too, into the quarantine;
  /// nil where there is none (PROTOCOL.md, "Files").
  ///
  /// Under the exclusive lock: the log is copied to a backup, the lines are appended to the
  /// quarantine, and a log without them takes the place of the old one by rename, each on the disk
  /// before the next. Whenever it is cut off, the log is either the old one, or the new one beside the
  /// backup. Other programs wait as long as the workers check it, then see that the file was replaced
  /// and read it again.
  public func repair(
    at time: Instant, with workers: any Workers = OneWorker()
  ) throws(StoreError) -> LogRepair? {
    guard try fingerprint() != nil else { return nil }
    var folder = try directory.open(calls: calls)
    let file = try lockedFile(in: &folder, patience: Self.patience)
    let status = try file.status()
    let cuts = Self.cutCount
    var shown: LogMapping?
    let bytes = try file.logBytes(count: status.size, of: status.fingerprint, through: &shown)
    let sorting = LogSorting(bytes, with: workers)
    guard !sorting.broken.isEmpty else { return nil }
    let backup = try backUp(bytes, at: time, in: folder)
    var quarantined: Int?
    do throws(StoreError) {
      try requireUncut(since: cuts)
      let entries = sorting.broken.lazy.map {
        QuarantineEntry(line: $0, time: time, backup: backup)
      }
      quarantined = try Quarantine.append(entries, from: bytes, in: folder)
      // It vouches for the old file; without one, everything is verified once more.
      folder.remove(WatermarkFile.name)
      try replace(by: sorting.kept, of: bytes, cutSince: cuts, in: folder)
    } catch {
      // Nothing was replaced, so there is nothing to keep a copy of, unless the quarantine still
      // tells of it.
      if try file.status().links > 0, Quarantine.takeBack(to: quarantined, in: folder) {
        folder.remove(backup)
      }
      throw error
    }
    reopen()
    return LogRepair(
      moved: sorting.broken.map(\.fault), quarantine: directory.path.appending(Quarantine.name),
      backup: directory.path.appending(backup))
  }

  /// Copies the log under a new name, `changes.jsonl.broken-` and the time, and returns that name.
  private func backUp(
    _ bytes: LogBytes, at time: Instant, in folder: borrowing FileDescriptor
  ) throws(StoreError) -> String {
    let base = Self.name + ".broken-" + time.basicText
    for number in 1...1000 {
      let name = number == 1 ? base : "\(base)-\(number)"
      guard let copy = try folder.creating(name, flags: O_WRONLY) else { continue }
      do throws(StoreError) {
        try copy.write(0..<bytes.count, of: bytes)
        try copy.flushAll()
        try folder.flushAll()
        return name
      } catch {
        folder.remove(name)
        throw error
      }
    }
    throw .failed(.create, directory.path.appending(base), code: EEXIST)
  }

  private func replace(
    by kept: [Range<Int>], of bytes: LogBytes, cutSince cuts: Int,
    in folder: borrowing FileDescriptor
  ) throws(StoreError) {
    try folder.make(Self.name, as: Self.name + ".new") { file throws(StoreError) in
      for range in kept { try file.write(range, of: bytes) }
      if let end = kept.last?.upperBound, bytes.withSpan({ $0[end - 1] != UInt8(ascii: "\n") }) {
        try file.write([UInt8(ascii: "\n")])
      }
      try requireUncut(since: cuts)
      try file.flushAll()
    }
    try folder.flushAll()
  }

  /// What another program cut off the old log meanwhile, or the disk cannot read, was read as zeros.
  private func requireUncut(since cuts: Int) throws(StoreError) {
    guard Self.cutCount != cuts else { return }
    try requireReadable()
    throw .log(.changed(path, .truncated))
  }
}
