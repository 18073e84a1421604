internal import Glibc

/// A script of the shell that has the terminal for itself while it runs, such as an editor.
enum LentTerminal {
  /// What a script begins with whose program takes Ctrl-C and Ctrl-\ for itself, as editors do: the
  /// shell waits for it and does not die of them afterwards.
  static let leavingInterrupts = "trap : INT QUIT; "

  /// Runs a script to its end and returns how it ended; `$1` in it and so on are the words.
  ///
  /// Ctrl-C and Ctrl-\ are the script's alone: the terminal sends them to both.
  static func run(_ script: String, with words: [[UInt8]]) throws(SystemFailure) -> WaitStatus {
    var attributes = posix_spawnattr_t()
    guard posix_spawnattr_init(&attributes) == 0 else { throw SystemFailure(code: ENOMEM) }
    defer { posix_spawnattr_destroy(&attributes) }
    attributes.freeSignals()
    let line = ["sh", "-c", script, "redo"].map { Array($0.utf8) } + words
    let ignored = IgnoredSignals(SIGINT, SIGQUIT)
    defer { ignored.heedAgain() }
    var process: pid_t = 0
    let code = line.withArguments { arguments in
      PrivatePipe.whileNoneIsMade {
        posix_spawn(&process, "/bin/sh", nil, &attributes, arguments, environ)
      }
    }
    guard code == 0 else { throw SystemFailure(code: code) }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      guard errno == EINTR else { throw SystemFailure(code: errno) }
    }
    return WaitStatus(status)
  }
}
