internal import Glibc

/// A terminal that this program plays: what is typed goes in, what would be painted comes out.
final class PseudoTerminal {
  /// Where a program finds it.
  let path: String
  private let master: Int32
  private var waiting: [UInt8] = []

  /// Linux's numbers for “unlock the other end” and “which number has it”, which its headers hide
  /// from Swift.
  private static let (unlock, number) = (UInt(0x4004_5431), UInt(0x8004_5430))

  /// Opens one of 120 columns and 40 rows; nil where the system gives none.
  init?() {
    master = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    var (locked, place) = (Int32(0), UInt32(0))
    guard master >= 0, ioctl(master, Self.unlock, &locked) == 0,
      ioctl(master, Self.number, &place) == 0
    else { return nil }
    path = "/dev/pts/\(place)"
    var window = winsize(ws_row: 40, ws_col: 120, ws_xpixel: 0, ws_ypixel: 0)
    guard ioctl(master, UInt(TIOCSWINSZ), &window) == 0 else { return nil }
  }

  deinit { close(master) }

  /// Types some bytes.
  func type(_ bytes: [UInt8]) {
    _ = bytes.withUnsafeBytes { write(master, $0.baseAddress, $0.count) }
  }

  /// Reads until some bytes have come, those included; nil where they do not come in ten seconds.
  func read(through end: [UInt8]) -> Int? {
    var count = 0
    while true {
      if let length = waiting.length(through: end) {
        waiting.removeFirst(length)
        return count + length
      }
      // What may be the end's beginning stays.
      let settled = max(0, waiting.count - end.count)
      count += settled
      waiting.removeFirst(settled)
      guard take(within: 10_000) else { return nil }
    }
  }

  /// Reads until some moment; how often some bytes have come.
  func count(of bytes: [UInt8], until end: ContinuousClock.Instant) -> Int {
    var count = 0
    while true {
      while let length = waiting.length(through: bytes) {
        waiting.removeFirst(length)
        count += 1
      }
      let rest = (end - ContinuousClock.now).milliseconds
      guard rest > 0 else { return count }
      _ = take(within: Int32(rest.rounded(.up)))
    }
  }

  /// Forgets what has come and whatever comes until it has been quiet for so many milliseconds.
  func settle(quiet: Int32) {
    while take(within: quiet) {}
    waiting = []
  }

  private func take(within milliseconds: Int32) -> Bool {
    var watched = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    guard poll(&watched, 1, milliseconds) == 1 else { return false }
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    let got = Glibc.read(master, &piece, piece.count)
    guard got > 0 else { return false }
    waiting += piece.prefix(got)
    return true
  }
}

extension [UInt8] {
  /// How far it is to where some bytes end for the first time; nil where they do not stand here.
  fileprivate func length(through end: [UInt8]) -> Int? {
    guard count >= end.count else { return nil }
    return (end.count...count).first { self[($0 - end.count)..<$0].elementsEqual(end) }
  }
}
