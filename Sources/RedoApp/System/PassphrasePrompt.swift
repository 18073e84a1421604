internal import Glibc
internal import RedoStore

/// Asks for a passphrase on the terminal, whatever standard output is, without showing it.
///
/// Where standard input is no terminal, nobody is asked: a script would wait for ever.
/// Signals that end or stop the program wait until the terminal is as it was.
enum PassphrasePrompt {
  private static let deferred = [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP]
  /// How often a waiting signal is looked for, in milliseconds.
  private static let patience: Int32 = 200

  /// The passphrase that was typed; throws `failure` where nobody is to be asked.
  static func ask(
    _ prompt: String, orThrow failure: StoreError
  ) throws(StoreError) -> Passphrase {
    guard isatty(STDIN_FILENO) == 1 else { throw failure }
    let terminal = open("/dev/tty", O_RDWR | O_CLOEXEC | O_NOCTTY)
    guard terminal >= 0 else { throw failure }
    defer { close(terminal) }
    var modes = termios()
    guard tcgetattr(terminal, &modes) == 0 else { throw failure }
    var blocked = sigset_t()
    var before = sigset_t()
    sigemptyset(&blocked)
    for signal in deferred { sigaddset(&blocked, signal) }
    pthread_sigmask(SIG_BLOCK, &blocked, &before)
    // Undone in the other order: the terminal first, then the signals, which may end the program.
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    var silent = modes
    silent.c_lflag &= ~tcflag_t(ECHO | ECHONL | ICANON | ISIG)
    // Before the prompt: what is typed once it shows neither shows nor gets lost.
    tcsetattr(terminal, TCSAFLUSH, &silent)
    say(prompt, on: terminal)
    defer {
      tcsetattr(terminal, TCSAFLUSH, &modes)
      say("\n", on: terminal)
    }
    return try read(from: terminal)
  }

  private static func read(from terminal: Int32) throws(StoreError) -> Passphrase {
    let passphrase = try Passphrase()
    while let byte = nextByte(from: terminal) {
      switch byte {
      case 0x0A, 0x0D:
        guard passphrase.count > 0 else { throw .seal(.passphraseWithheld) }
        return passphrase
      case 0x03, 0x04, 0x1B, 0x1C: throw .seal(.passphraseWithheld)
      case 0x08, 0x7F: passphrase.removeLast()
      case 0x15: passphrase.removeAll()
      case 0x00...0x1F: continue
      default: _ = passphrase.append(byte)
      }
    }
    throw .seal(.passphraseWithheld)
  }

  /// Nil at the end of input, and when a signal waits.
  private static func nextByte(from terminal: Int32) -> UInt8? {
    while true {
      var waiting = sigset_t()
      sigpending(&waiting)
      if deferred.contains(where: { sigismember(&waiting, $0) == 1 }) { return nil }
      var watched = pollfd(fd: terminal, events: Int16(POLLIN), revents: 0)
      guard poll(&watched, 1, patience) > 0 else { continue }
      var byte: UInt8 = 0
      return Glibc.read(terminal, &byte, 1) == 1 ? byte : nil
    }
  }

  private static func say(_ text: String, on terminal: Int32) {
    let bytes = Array(text.utf8)
    _ = write(terminal, bytes, bytes.count)
  }
}
