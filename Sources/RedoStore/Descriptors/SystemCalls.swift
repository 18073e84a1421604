internal import CQueuedLock
internal import Glibc

/// The calls whose failures decide what is on disk; a test puts its own in their place.
///
/// Each behaves as the C function it is named after, `errno` included.
struct SystemCalls: Sendable {
  var write: @Sendable (Int32, UnsafeRawPointer, Int) -> Int
  var dataSync: @Sendable (Int32) -> Int32
  var truncate: @Sendable (Int32, Int) -> Int32
  var lock: @Sendable (Int32, Int32) -> Int32
  /// As `lock` where it waits, but for so many nanoseconds at most, after which it would block.
  var queueForLock: @Sendable (Int32, Int32, Int64) -> Int32

  var sync: @Sendable (Int32) -> Int32
  /// In one folder.
  var rename: @Sendable (Int32, String, String) -> Int32
  /// In a folder.
  var unlink: @Sendable (Int32, String) -> Int32

  static let real = SystemCalls(
    write: { Glibc.write($0, $1, $2) },
    dataSync: { fdatasync($0) },
    truncate: { ftruncate($0, $1) },
    lock: { flock($0, $1) },
    queueForLock: { queued_lock($0, $1, $2) },
    sync: { fsync($0) },
    rename: { renameat($0, $1, $0, $2) },
    unlink: { unlinkat($0, $1, 0) })
}
