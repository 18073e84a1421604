internal import RedoCrypto

/// One page out of a shared folder while its files are gone through.
struct FolderReading {
  /// What was found so far.
  private(set) var page = RemotePage(cursor: .start)
  /// How many bytes of files that need no second look were read.
  ///
  /// What is not whole does not count: it is read again each time, and would keep the rest away.
  private(set) var taken = 0
  /// How many bytes of files that had been read before were read again.
  private var lookedAt = 0
  private let storage: any FolderStorage
  private let key: SharedKey?
  private let ownStart: String
  private let isAnew: Bool

  /// Begins a page, the first of a folder or another; what is not whole and has a path that begins
  /// as this device's own is told by its name.
  init(_ storage: any FolderStorage, key: SharedKey?, ownStart: String, isAnew: Bool) {
    self.storage = storage
    self.key = key
    self.ownStart = ownStart
    self.isAnew = isAnew
    page.traffic.requests = 1
  }

  /// Notes why some of the folder could not be looked into.
  mutating func note(_ failure: SyncError) {
    page.incomplete += 1
    page.failure = failure
  }

  /// Says that there is more than this page.
  mutating func stop() {
    page.hasMore = true
  }

  /// Whether a file is seen to be none of Redo's by its first bytes, whatever it is called.
  func isForeign(_ file: FolderFile) -> Bool {
    // Nobody else calls a file as a segment is called.
    guard !Segment.isName(file.name),
      let start = try? storage.part(0..<Segment.startLength, of: file.name)
    else { return false }
    return !Segment.isSegment(startingWith: start)
  }

  /// Reads a file; whether it needs no second look.
  mutating func take(_ file: FolderFile) -> Bool {
    guard file.size <= Segment.lengthLimit else {
      page.unreadable += 1
      return true
    }
    let bytes: [UInt8]
    do throws(SyncError) {
      guard try mayBeWhole(file) else {
        passBy(file)
        return false
      }
      guard let found = try storage.read(file.name, limit: Segment.lengthLimit) else {
        return false
      }
      bytes = found
    } catch {
      // A bad sector, a foreign owner: the trouble of one file.
      page.incomplete += 1
      page.failure = error
      return false
    }
    page.traffic.received += bytes.count
    let needsNoMore = take(bytes, of: file) && bytes.count == file.size
    if needsNoMore { taken += bytes.count }
    return needsNoMore
  }

  /// Looks again at a file that was read before, where it was written to since; what to keep of it,
  /// nil where it is not whole any more.
  ///
  /// It counts neither as a part of the page nor as taken or received: its nodes are known. Once so
  /// many bytes were looked at, what is left keeps its old stamp, so that a later page looks at it.
  mutating func look(
    at file: FolderFile, _ entry: FolderEntry, keptAs kept: FolderEntry, within limit: Int
  ) -> FolderEntry? {
    guard entry.stamp != kept.stamp, lookedAt < limit else { return kept }
    // What is gone by now is missed at the next look.
    guard let bytes = try? storage.read(file.name, limit: Segment.lengthLimit) else { return kept }
    lookedAt += bytes.count
    switch Segment.read(bytes, openedBy: key) {
    case .incomplete: return nil
    case .foreign where Segment.isName(file.name): return nil
    case .lines, .sealedOtherwise, .crowded, .foreign: return entry
    }
  }

  /// Whether it can be a whole segment: what is still being copied is looked at each time, and to read
  /// all of many long ones would take seconds.
  private func mayBeWhole(_ file: FolderFile) throws(SyncError) -> Bool {
    let place = max(0, file.size - Segment.endLength)..<file.size
    guard let end = try storage.part(place, of: file.name) else { return true }
    return Segment.mayBeWhole(endingWith: end)
  }

  /// Passes by what is not whole, and names it where that is for long.
  private mutating func passBy(_ file: FolderFile, isDamaged: Bool = false) {
    page.incomplete += 1
    guard Segment.isName(file.name) else { return }
    if file.name.utf8.starts(with: ownStart.utf8) {
      // While all is read anew, it may yet be replaced: by the same nodes under its name.
      if !isAnew { page.note = SyncError.folder(.ownFileBroken(file.name)).message }
    } else if isDamaged {
      page.note = SyncError.folder(.fileBroken(file.name)).message
    }
  }

  private mutating func take(_ bytes: [UInt8], of file: FolderFile) -> Bool {
    switch Segment.read(bytes, openedBy: key) {
    case .lines(let lines): page.lines += lines
    case .incomplete:
      // All has come, for its end has.
      passBy(file, isDamaged: true)
      return false
    case .sealedOtherwise:
      page.unreadable += 1
      page.note = SyncError.folder(.sealBroken(file.name)).message
    case .crowded: page.unreadable += 1
    case .foreign where Segment.isName(file.name):
      // Nobody else calls a file so: these are not the bytes that it was written with, yet.
      passBy(file)
      return false
    case .foreign: break
    }
    return true
  }
}
