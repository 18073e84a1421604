internal import Glibc
internal import RedoTerminal

/// Standard input as lines; a signal that asks the program to end counts once it waits.
final class LineInput {
  /// What came.
  enum Event {
    /// A line, without its end.
    case line(String)
    /// No more will come.
    case end
    /// A signal asked the program to end.
    case signal(InputEvent)
    /// Something else is to be looked at.
    case news
  }

  /// Whether somebody types.
  let isTerminal = isatty(STDIN_FILENO) == 1
  private var bytes: [UInt8] = []
  private var isAtEnd = false
  /// Whether what comes up to the next line feed is the rest of a line that was cut.
  private var isPassingOver = false
  /// Readable once a signal asked the program to end.
  private let interruption = Interruption.watch()

  /// A line without an end is cut after so many bytes, and the rest of it is no line of its own.
  private static let mostBytes = 1 << 20

  /// The next line, or what comes before it: `.news` once a descriptor is readable or time is up.
  func next(or descriptor: Int32, within duration: Duration?) -> Event {
    while true {
      if let line = takeLine() { return .line(line) }
      if isAtEnd { return .end }
      let (isReadable, isNews) = wait(for: descriptor, within: duration)
      if let event = Interruption.event { return .signal(event) }
      if isReadable { readMore() } else if isNews { return .news }
    }
  }

  /// Whether the next line has come already, or the end.
  func hasLine() -> Bool {
    if !bytes.contains(0x0A), !isAtEnd {
      var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
      if poll(&input, 1, 0) > 0 { readMore() }
    }
    return isAtEnd || bytes.contains(0x0A)
  }

  private func takeLine() -> String? {
    if isPassingOver { passOver() }
    let end = bytes.firstIndex(of: 0x0A)
    guard let length = end ?? (isAtEnd || bytes.count > Self.mostBytes ? bytes.count : nil),
      end != nil || length > 0
    else { return nil }
    defer { bytes.removeFirst(min(bytes.count, length + (end == nil ? 0 : 1))) }
    isPassingOver = end == nil && !isAtEnd
    let line = bytes[..<length]
    return String(decoding: line.last == 0x0D ? line.dropLast() : line, as: UTF8.self)
  }

  /// Drops the rest of a line that was cut, as far as it has come.
  private func passOver() {
    let end = bytes.firstIndex(of: 0x0A)
    isPassingOver = end == nil
    bytes.removeFirst(end.map { $0 + 1 } ?? bytes.count)
  }

  private func wait(
    for descriptor: Int32, within duration: Duration?
  ) -> (isReadable: Bool, isNews: Bool) {
    var watched = [STDIN_FILENO, descriptor, interruption].map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    let milliseconds = duration.map { Int32(clamping: max(0, $0.milliseconds)) }
    let count = poll(&watched, nfds_t(watched.count), milliseconds ?? -1)
    return (watched[0].revents != 0 && count > 0, count == 0 || watched[1].revents != 0)
  }

  private func readMore() {
    var chunk = [UInt8](repeating: 0, count: 4096)
    let count = read(STDIN_FILENO, &chunk, chunk.count)
    if count > 0 {
      bytes += chunk[..<count]
    } else if count == 0 || errno != EINTR {
      isAtEnd = true
    }
  }
}
