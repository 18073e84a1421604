internal import CMemoryGuard
internal import Glibc
internal import RedoProtocol

/// A log's file in memory, with room behind its end: what is appended shows there by itself, so that
/// each change need not map the file anew and meet every page of it for the first time.
final class LogMapping: Sendable {
  /// As many bytes as some thousand changes take; where there is no file, it is address space alone.
  private static let room = 1 << 22

  private let address: UInt
  private let capacity: Int
  private let file: FileFingerprint
  /// What was cut off reads as zeros from then on, also where the file grows again.
  private let cuts = ChangeLogFile.cutCount

  /// Maps a file of so many bytes; nil, with errno, where the system refuses.
  init?(_ descriptor: CInt, count: Int, of file: FileFingerprint) {
    capacity = count + Self.room
    self.file = file
    guard let start = guard_map(descriptor, capacity) else { return nil }
    address = UInt(bitPattern: start)
  }

  deinit {
    guard_unmap(UnsafeRawPointer(bitPattern: address), capacity)
  }

  /// Whether the first `count` bytes of a file are what this shows.
  func shows(_ count: Int, of file: FileFingerprint) -> Bool {
    count <= capacity && self.file.isSameFile(as: file) && cuts == ChangeLogFile.cutCount
  }

  /// The first bytes of the file, which has as many by now.
  func bytes(count: Int) -> LogBytes {
    let start = UnsafePointer<UInt8>(bitPattern: address)
    return LogBytes(UnsafeBufferPointer(start: start, count: count)) { _ in
      withExtendedLifetime(self) {}
    }
  }
}
