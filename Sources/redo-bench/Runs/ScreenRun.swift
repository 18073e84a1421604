internal import Glibc

/// The full screen in a terminal that this program plays.
final class ScreenRun {
  /// From the start to the first whole frame, in milliseconds.
  let firstFrame: Double
  private let terminal: PseudoTerminal
  private let process: pid_t

  /// What one key brought.
  struct Frame {
    /// From the key to the end of the frame it leads to, in milliseconds.
    let milliseconds: Double
    /// The processor time of it, of all threads, in milliseconds.
    let busyMilliseconds: Double
    /// What was sent to the terminal, in bytes.
    let byteCount: Int
  }

  /// How a frame ends for a terminal that knows synchronized updates.
  private static let frameEnd = Array("\u{1B}[?2026l".utf8)
  /// What the program asks at its start, to know whether this is one, and the answer.
  private static let question = Array("\u{1B}[?2026$p".utf8)
  private static let answer = Array("\u{1B}[?2026;2$y".utf8)

  /// Opens the screen, without motion; nil where it does not come up.
  init?(_ program: String, environment: [String]) {
    guard let terminal = PseudoTerminal() else { return nil }
    self.terminal = terminal
    let start = ContinuousClock.now
    guard
      let process = Self.spawn(
        program, on: terminal.path, environment + ["TERM=xterm-256color", "LC_ALL=C.UTF-8"]),
      terminal.read(through: Self.question) != nil
    else { return nil }
    self.process = process
    terminal.type(Self.answer)
    // The last row of the frame is the footer, with the way to help.
    let isPainted = terminal.read(through: Array("help".utf8)) != nil
    firstFrame = (ContinuousClock.now - start).milliseconds
    terminal.settle(quiet: 300)
    guard isPainted else { return nil }
  }

  deinit {
    terminal.type(Array("q".utf8))
    terminal.settle(quiet: 100)
    kill(process, SIGTERM)
    var status: Int32 = 0
    waitpid(process, &status, 0)
  }

  /// Types a key and waits for its frame; nil where none comes.
  func press(_ key: [UInt8]) -> Frame? {
    terminal.settle(quiet: 2)
    let busy = processorTime
    let start = ContinuousClock.now
    terminal.type(key)
    guard let count = terminal.read(through: Self.frameEnd) else { return nil }
    let time = (ContinuousClock.now - start).milliseconds
    return Frame(
      milliseconds: time, busyMilliseconds: processorTime - busy, byteCount: count)
  }

  /// Types a key so many times, so far apart, whether or not its frames keep up; how many come.
  func frames(of key: [UInt8], times: Int, millisecondsApart: Int) -> Int {
    terminal.settle(quiet: 100)
    let start = ContinuousClock.now
    var count = 0
    for number in 1...times {
      terminal.type(key)
      let next = start.advanced(by: .milliseconds(number * millisecondsApart))
      count += terminal.count(of: Self.frameEnd, until: next)
    }
    return count
  }

  /// How often the program woke in so many seconds in which nothing happened.
  func wakeUps(seconds: UInt32) -> Int {
    terminal.settle(quiet: 1_000)
    let before = switches
    sleep(seconds)
    return switches - before
  }

  private var processorTime: Double {
    var clock = clockid_t()
    var time = timespec()
    guard clock_getcpuclockid(process, &clock) == 0, clock_gettime(clock, &time) == 0 else {
      return 0
    }
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
  }

  /// How often the main thread has given up the processor by itself.
  private var switches: Int {
    guard let file = fopen("/proc/\(process)/status", "r") else { return 0 }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 256)
    let name = "voluntary_ctxt_switches:\t"
    while fgets(&line, Int32(line.count), file) != nil {
      let text = String(
        decoding: line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
      if text.hasPrefix(name) { return Int(text.dropFirst(name.count).dropLast()) ?? 0 }
    }
    return 0
  }

  /// POSIX_SPAWN_SETSID, which glibc's headers hide from Swift.
  private static let newSession: Int16 = 0x80

  /// Starts a program at the head of a session, so that the terminal it opens is its own.
  private static func spawn(_ program: String, on path: String, _ environment: [String]) -> pid_t? {
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    posix_spawnattr_setflags(&attributes, newSession)
    posix_spawn_file_actions_addopen(&actions, 0, path, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, 0, 1)
    posix_spawn_file_actions_adddup2(&actions, 0, 2)
    var argv = [strdup(program), nil]
    var envp = environment.map { strdup($0) } + [nil]
    defer {
      argv.forEach { free($0) }
      envp.forEach { free($0) }
    }
    var process = pid_t()
    return posix_spawn(&process, program, &actions, &attributes, &argv, &envp) == 0 ? process : nil
  }
}
