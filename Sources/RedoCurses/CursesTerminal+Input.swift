internal import CTerminalRescue
internal import Glibc
public import RedoTerminal

extension CursesTerminal {
  /// Milliseconds after which an escape byte is the Escape key.
  private static let escapeDelay = 25

  /// The next event, nil when none waits.
  public func nextEvent() -> InputEvent? {
    takeSignals()
    while waiting.isEmpty {
      if let event = decoder.next() {
        return event
      }
      guard state == .active, !isHungUp else { break }
      if readInput(timeout: decoder.isWaiting ? CursesTerminal.escapeDelay : 0) { continue }
      guard decoder.isWaiting, !isHungUp else { break }
      decoder.flush()
    }
    return waiting.isEmpty ? nil : waiting.removeFirst()
  }

  /// Reads what has come within so many milliseconds; false when nothing has.
  private func readInput(timeout: Int) -> Bool {
    guard waitForInput(until: milliseconds() + timeout) else { return false }
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = bytes.withUnsafeMutableBytes { read(STDIN_FILENO, $0.baseAddress, $0.count) }
    if count > 0 {
      decoder.feed(bytes[..<count], at: milliseconds())
      return true
    }
    if count < 0, errno == EINTR || errno == EAGAIN { return false }
    isHungUp = true
    rescue_unwatch(STDIN_FILENO)
    waiting.append(.hangUp)
    return false
  }

  /// Whether something comes by then; a signal meanwhile, as of a new size, does not part a key.
  private func waitForInput(until end: Int) -> Bool {
    var watched = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    while true {
      let count = poll(&watched, 1, Int32(clamping: max(0, end - milliseconds())))
      guard count < 0, errno == EINTR else { return count > 0 }
    }
  }

  /// Turns signals that came into events; many of a kind are one.
  private func takeSignals() {
    var came = signals()
    guard !came.isEmpty else { return }
    if came.contains(rescue_continued.rawValue), state == .active {
      if rescue_await_foreground() {
        takeAgain()
        waiting.append(.resumed)
      } else {
        came.formUnion(signals())
      }
    }
    if came.contains(rescue_resized.rawValue) || came.contains(rescue_continued.rawValue) {
      noteSize()
    }
    if came.contains(rescue_stop.rawValue) { waiting.append(.stop) }
    if came.contains(rescue_interrupt.rawValue) { waiting.append(.interrupt) }
    if came.contains(rescue_terminate.rawValue) { waiting.append(.terminate) }
    if came.contains(rescue_hang_up.rawValue) { waiting.append(.hangUp) }
  }

  /// The signals that came since this was asked last.
  private func signals() -> Set<UInt32> {
    var bytes = [UInt8](repeating: 0, count: 256)
    let count = rescue_take_signals(&bytes, bytes.count)
    return count > 0 ? Set(bytes[..<count].map(UInt32.init)) : []
  }

  private func milliseconds() -> Int {
    var now = timespec()
    clock_gettime(CLOCK_MONOTONIC, &now)
    return now.tv_sec * 1000 + now.tv_nsec / 1_000_000
  }
}
