internal import Glibc
internal import RedoStore

/// Another program, in a session of its own: away from the terminal, and ended as a whole where it
/// takes too long.
nonisolated final class ChildProcess {
  /// How it ended.
  enum Ending: Equatable {
    /// By itself or by a signal.
    case ended(WaitStatus)
    /// It took too long, and was ended with all that it had started.
    case timedOut
    /// Nobody can tell any more: the system does not know it.
    case lost
  }

  /// What it said so far on standard output, at most ``mostOutput`` bytes.
  var output: [UInt8] { said[0] }
  /// What it said so far on standard error, likewise.
  var complaint: [UInt8] { said[1] }

  /// The first line of what it said on standard error, as a sentence goes on with it:
  /// `: no such file`; empty where it said nothing.
  var complaintClause: String {
    String(decoding: complaint, as: UTF8.self)
      .split(separator: "\n").first.map { ": " + $0 } ?? ""
  }

  private let process: pid_t
  private let pipes: [Int32]
  private var said: [[UInt8]] = [[], []]
  /// The places of the pipes whose other ends are open.
  private var open = [0, 1]
  private var ending: Ending?

  /// The most that is kept of what a program says; the rest is read and dropped.
  static let mostOutput = 4096
  /// How often a program is looked at that says nothing, in milliseconds.
  private static let glance: Int64 = 250
  /// How often one is that can say nothing any more, in microseconds.
  private static let pause: useconds_t = 2_000
  /// `POSIX_SPAWN_SETSID` of glibc's spawn.h, which Swift sees only as far as POSIX goes.
  private static let ownSession: Int16 = 0x80

  /// Starts a program with the process's own environment, and more of it; the first word is its path, or its name
  /// where that is to be looked for.
  ///
  /// Standard input is a file and no pipe: a program that does not read it keeps nobody waiting.
  init(
    _ words: [[UInt8]], input: FilePath = FilePath("/dev/null"), adding variables: [String] = []
  ) throws(SystemFailure) {
    let output = try PrivatePipe()
    defer { close(output.end) }
    let complaint: PrivatePipe
    do throws(SystemFailure) {
      complaint = try PrivatePipe()
    } catch {
      close(output.start)
      throw error
    }
    defer { close(complaint.end) }
    pipes = [output.start, complaint.start]
    // Neither is ever waited for.
    for start in [output.start, complaint.start] { _ = fcntl(start, F_SETFL, O_NONBLOCK) }
    do throws(SystemFailure) {
      process = try Self.start(
        words, input: input, streams: [output.end, complaint.end], adding: variables)
    } catch {
      for end in pipes { close(end) }
      throw error
    }
  }

  deinit {
    end()
    for end in pipes { close(end) }
  }

  /// Waits for its end, at most until a moment; what still runs then is ended.
  func wait(until deadline: ContinuousClock.Instant) -> Ending {
    while true {
      if let ending = look() { return ending }
      let rest = deadline - .now
      guard rest > .zero else {
        end()
        return .timedOut
      }
      // A program that ends closes its pipes, which ends the wait for them.
      var watched = open.map { pollfd(fd: pipes[$0], events: Int16(POLLIN), revents: 0) }
      if watched.isEmpty {
        usleep(Self.pause)
      } else {
        _ = poll(&watched, nfds_t(watched.count), Int32(min(rest.milliseconds, Self.glance)))
      }
    }
  }

  /// Reads what it said since and looks whether it has ended; nil while it runs.
  func look() -> Ending? {
    if let ending { return ending }
    var status: Int32 = 0
    let found = waitpid(process, &status, WNOHANG)
    let isUnknown = found < 0 && errno != EINTR
    for place in pipes.indices { read(place) }
    guard found == process || isUnknown else { return nil }
    ending = isUnknown ? .lost : .ended(WaitStatus(status))
    return ending
  }

  /// Ends it and all of its process group, if it still runs.
  func end() {
    guard ending == nil else { return }
    kill(-process, SIGKILL)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    ending = .timedOut
  }

  private func read(_ place: Int) {
    var buffer = [UInt8](repeating: 0, count: 4096)
    // A program that never stops talking is not listened to for ever.
    for _ in 0..<64 {
      let count = Glibc.read(pipes[place], &buffer, buffer.count)
      if count == 0 { open.removeAll { $0 == place } }
      guard count > 0 else { return }
      said[place] += buffer[..<count].prefix(Self.mostOutput - said[place].count)
    }
  }
}

nonisolated extension ChildProcess {
  private static func start(
    _ words: [[UInt8]], input: FilePath, streams: [Int32], adding variables: [String]
  ) throws(SystemFailure) -> pid_t {
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    guard posix_spawn_file_actions_init(&actions) == 0, posix_spawnattr_init(&attributes) == 0
    else { throw SystemFailure(code: ENOMEM) }
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    [input.bytes].withArguments { paths in
      guard let path = paths[0] else { return }
      // Which copies the path.
      posix_spawn_file_actions_addopen(&actions, 0, path, O_RDONLY, 0)
    }
    for (number, stream) in streams.enumerated() {
      posix_spawn_file_actions_adddup2(&actions, stream, Int32(number + 1))
    }
    attributes.freeSignals(with: ownSession)
    var process: pid_t = 0
    let code = words.withArguments { arguments in
      variables.map { Array($0.utf8) }.withArguments { added in
        guard let program = arguments[0] else { return ENOMEM }
        return PrivatePipe.whileNoneIsMade {
          posix_spawnp(
            &process, program, &actions, &attributes, arguments,
            surroundings(without: variables) + added)
        }
      }
    }
    guard code == 0 else { throw SystemFailure(code: code) }
    return process
  }

  /// The process's own variables, which nothing changes while it runs, but for those that are given
  /// anew: of two with one name most programs see the first.
  private static func surroundings(
    without variables: [String]
  ) -> [UnsafeMutablePointer<CChar>?] {
    let sign = UInt8(ascii: "=")
    let names = variables.map { $0.utf8.prefix { $0 != sign } }
    var others: [UnsafeMutablePointer<CChar>?] = []
    var place = 0
    while let variable = environ[place] {
      place += 1
      let name = UnsafeRawBufferPointer(start: variable, count: strlen(variable))
        .prefix { $0 != sign }
      if !names.contains(where: { $0.elementsEqual(name) }) { others.append(variable) }
    }
    return others
  }
}
