internal import Glibc
internal import RedoCommandLine
internal import RedoStore
internal import RedoTerminal

/// Standard output and standard error as a verb's text meets them.
enum StandardStreams {
  /// Text for no terminal in particular: messages before anything is known.
  static let plainStyle = OutputStyle.piped(measure: measure)

  private static let measure = TextMeasure(
    sanitized: { TextSanitizer.sanitized($0) }, columns: { TextWidth.columns(of: $0) },
    prefix: { TextWidth.prefix(of: $0, columns: $1) })

  /// Whether standard output is a terminal, which alone shows colours.
  static var isTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

  /// How standard output wants its text.
  static func style(_ environment: SystemEnvironment, _ theme: Theme?) -> OutputStyle {
    guard isTerminal else { return .piped(measure: measure) }
    return .terminal(
      columns: columns(environment), palette: palette(environment, theme), measure: measure)
  }

  /// Writes what a verb has to say and returns its exit code; 1 where it could not be written.
  ///
  /// A verb that only answers did nothing besides saying this.
  static func print(
    _ output: CommandOutput, through pager: Pager? = nil, isAnswer: Bool = false
  ) -> Int32 {
    let answer = suiting(output.standardOutput, on: STDOUT_FILENO, isJSON: output.isJSON)
    let isPaged = pager?.show(answer) ?? false
    let isWritten = isPaged || write(answer, to: STDOUT_FILENO)
    let trouble = SystemFailure(code: errno)
    writeError(output.standardError)
    // A closed pipe ends the program without a word, as soon as its signal may come; where that is
    // ignored it waits as well, and ends nothing.
    let isEnding = HeldSignal.isWaiting(SIGPIPE) && !IgnoredSignals.contain(SIGPIPE)
    guard !isWritten, !isEnding else { return output.exitCode }
    // What the verb did is done; only its words are lost.
    let advice =
      isAnswer
      ? "Nothing was changed, and what was written is not whole; make room or write elsewhere."
      : "Look with `redo list` at what was done."
    return max(
      output.exitCode,
      fail("Could not write to standard output: \(trouble.reason). \(advice)"))
  }

  /// Says on standard error why nothing could be done and returns the exit code for that.
  static func fail(_ message: String, exitCode: Int32 = 1) -> Int32 {
    warn(message)
    return exitCode
  }

  /// Says on standard error what was passed over; the verb goes on.
  static func warn(_ message: String) {
    writeError("redo: \(TextSanitizer.sanitized(message))\n")
  }

  /// Says why nothing happens yet, where somebody sits before it.
  static func tell(of wait: LockWait) {
    guard isatty(STDERR_FILENO) == 1 else { return }
    warn(wait.message)
  }

  /// Writes a text of its own form to standard error: a question, or how far work has come.
  static func writeError(_ text: String) {
    writeError(Array(text.utf8))
  }

  private static func writeError(_ bytes: [UInt8]) {
    _ = write(suiting(bytes, on: STDERR_FILENO), to: STDERR_FILENO)
  }

  /// Writes a text of its own form; false where it could not be written.
  static func tell(_ text: String) -> Bool {
    write(suiting(Array(text.utf8), on: STDOUT_FILENO), to: STDOUT_FILENO)
  }

  /// Shows a line in the place of the last one like it; nothing where nobody reads along, or no row
  /// can be written again.
  static func showLiveLine(_ text: String, term: String) {
    guard ProgressBar.isWelcome(on: term, at: STDOUT_FILENO) else { return }
    _ = tell("\r\u{1B}[K\(text)")
  }

  /// Takes the live line away.
  static func endLiveLine(term: String) { showLiveLine("", term: term) }

  /// Writes all of it; false, with the reason in `errno`, where some of it could not be written.
  ///
  /// Who made the descriptor may have asked that writing never waits: then room is waited for here.
  static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        waitForRoom(in: descriptor)
      } else if errno != EINTR {
        return false
      }
    }
    return true
  }

  private static func waitForRoom(in descriptor: Int32) {
    var watched = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    _ = poll(&watched, 1, -1)
  }

  /// No terminal is wider, in columns.
  private static let mostColumns = 10_000

  /// How wide standard output is, up to 10,000 columns; 80 where nobody knows.
  static func columns(_ environment: SystemEnvironment) -> Int {
    if let text = environment[.columns], let columns = Int(text), columns > 0 {
      return min(columns, mostColumns)
    }
    var size = winsize()
    let known = ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    return known ? Int(size.ws_col) : 80
  }
}

extension StandardStreams {
  /// The text in ASCII, where a terminal gets it whose locale has nothing else; what other programs
  /// read stays as it is.
  static func suiting(
    _ bytes: [UInt8], on descriptor: Int32, isJSON: Bool = false
  ) -> [UInt8] {
    guard isatty(descriptor) == 1, bytes.contains(where: { $0 >= 0x80 }), !SystemLocale.isUTF8
    else { return bytes }
    let text = String(decoding: bytes, as: UTF8.self)
    guard isJSON else { return Array(ASCIIText.folded(text).utf8) }
    // A quote that reads like another would end a string.
    return text.unicodeScalars.flatMap { scalar in
      Array((scalar.isASCII ? String(scalar) : scalar.escapedInJSON).utf8)
    }
  }
}
