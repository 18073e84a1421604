internal import Glibc
internal import Synchronization

/// Where a background queue leaves what it did, and what wakes the loop that waits for it.
nonisolated final class Mailbox<Letter: Sendable>: Sendable {
  /// Readable while a letter waits; −1 where the system gave no pipe, and waiting has to end by itself.
  let descriptor: Int32
  private let bell: Int32
  private let letters = Mutex<[Letter]>([])

  init() {
    let pipe = try? PrivatePipe()
    (descriptor, bell) = (pipe?.start ?? -1, pipe?.end ?? -1)
    for end in [descriptor, bell] where end >= 0 { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
  }

  deinit {
    for end in [descriptor, bell] where end >= 0 { close(end) }
  }

  /// Leaves a letter, from any thread.
  func post(_ letter: Letter) {
    letters.withLock { $0.append(letter) }
    var byte: UInt8 = 1
    // A full pipe rings already.
    if bell >= 0 { _ = write(bell, &byte, 1) }
  }

  /// Takes all letters out.
  func empty() -> [Letter] {
    var bytes = [UInt8](repeating: 0, count: 64)
    while descriptor >= 0, read(descriptor, &bytes, bytes.count) > 0 {}
    return letters.withLock { waiting in
      defer { waiting = [] }
      return waiting
    }
  }

  /// Waits for a letter, at most so long.
  func wait(_ duration: Duration) {
    var watched = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    _ = poll(&watched, 1, Int32(clamping: max(0, duration.milliseconds)))
  }
}
