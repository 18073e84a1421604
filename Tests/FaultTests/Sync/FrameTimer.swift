import Foundation
import RedoTestSupport

/// The full screen in a pseudo terminal, timed from a key to the frame that shows it.
final class FrameTimer {
  private let terminal: Int32
  private let process: pid_t
  private var hasEnded = false

  /// What did not happen in time.
  struct Missing: Error, CustomStringConvertible {
    let description: String
  }

  /// Opens the screen over a program's data folder, with some more variables.
  init(_ program: Program, adding variables: [String: String] = [:]) throws {
    terminal = open("/dev/ptmx", O_RDWR | O_NOCTTY)
    var (lock, number) = (Int32(0), Int32(-1))
    // Linux's TIOCSPTLCK and TIOCGPTN: what unlockpt and ptsname do.
    guard terminal >= 0, ioctl(terminal, 0x4004_5431, &lock) == 0,
      ioctl(terminal, 0x8004_5430, &number) == 0
    else { throw Missing(description: "there is no pseudo terminal") }
    let name = "/dev/pts/\(number)"
    _ = fcntl(terminal, F_SETFL, O_NONBLOCK)
    _ = try Spawn.run(["/usr/bin/stty", "cols", "100", "rows", "30"], input: name)
    var environment = program.environment
    environment["TERM"] = "xterm-256color"
    environment["LC_ALL"] = "C.UTF-8"
    process = try Spawn.start(
      [Program.path], environment: environment.merging(variables) { $1 }, input: name,
      output: name, error: "/dev/null")
    _ = try wait(for: Array("REDO".utf8), atMost: .seconds(20))
  }

  deinit {
    if !hasEnded {
      kill(process, SIGKILL)
      _ = Spawn.wait(for: process)
    }
    close(terminal)
  }

  /// Opens the line for a new task, in which letters are typed.
  func beginTyping() throws {
    send("a")
    _ = try wait(for: Array("Add".utf8), atMost: .seconds(5))
  }

  /// How long after a letter its frame was there.
  ///
  /// It may stand nowhere else on the screen, so that no other frame is taken for it.
  func time(of letter: Character) throws -> Duration {
    drain()
    let start = ContinuousClock.now
    send(String(letter))
    _ = try wait(for: Array(String(letter).utf8), atMost: .seconds(10))
    return .now - start
  }

  /// Lets time pass in which what screens send is read, as a terminal reads it: a program whose
  /// terminal is full stands still.
  static func rest(_ screens: [FrameTimer], _ time: Duration) {
    let end = ContinuousClock.now + time
    repeat {
      for screen in screens { screen.drain() }
      usleep(5_000)
    } while .now < end
  }

  /// Leaves by the key for it; how long that took.
  func quit() throws -> Duration {
    drain()
    send("\u{1B}")
    settle()
    let start = ContinuousClock.now
    send("q")
    while kill(process, 0) == 0, !isZombie, .now - start < .seconds(10) {
      drain()
      usleep(500)
    }
    let time = ContinuousClock.now - start
    kill(process, SIGKILL)
    let status = Spawn.wait(for: process)
    hasEnded = true
    guard status == 0 else { throw Missing(description: "it ended with \(status)") }
    return time
  }

  /// Lets the screen answer the escape key and come to rest, so that the next key is not read
  /// together with it, as one with Alt.
  private func settle() {
    let end = ContinuousClock.now + .seconds(3)
    var quietSince: ContinuousClock.Instant?
    while .now < end, quietSince.map({ .now - $0 < .milliseconds(300) }) ?? true {
      if drain() { quietSince = .now }
      usleep(5_000)
    }
  }

  /// How much of a processor it has used so far, in hundredths of a second.
  var ticks: Int {
    let facts = facts
    return facts.count > 12 ? (Int(facts[11]) ?? 0) + (Int(facts[12]) ?? 0) : 0
  }

  private var isZombie: Bool { facts.first == "Z" }

  /// What the system says of it, behind its name.
  private var facts: [Substring] {
    let text = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
    return text?.split(separator: ")").last?.split(separator: " ") ?? []
  }

  private func send(_ text: String) {
    _ = Array(text.utf8).withUnsafeBytes { write(terminal, $0.baseAddress, $0.count) }
  }

  /// Takes what was sent; whether there was anything.
  @discardableResult private func drain() -> Bool {
    var piece = [UInt8](repeating: 0, count: 65_536)
    var isSent = false
    while read(terminal, &piece, piece.count) > 0 { isSent = true }
    return isSent
  }

  private func wait(for bytes: [UInt8], atMost limit: Duration) throws -> Int {
    let deadline = ContinuousClock.now + limit
    var seen = Data()
    var piece = [UInt8](repeating: 0, count: 65_536)
    while .now < deadline {
      var watched = pollfd(fd: terminal, events: Int16(POLLIN), revents: 0)
      _ = poll(&watched, 1, 100)
      let count = read(terminal, &piece, piece.count)
      guard count > 0 else { continue }
      seen.append(contentsOf: piece.prefix(count))
      if seen.range(of: Data(bytes)) != nil { return seen.count }
    }
    let text = String(decoding: bytes, as: UTF8.self)
    throw Missing(description: "“\(text)” did not show within \(limit)")
  }
}
