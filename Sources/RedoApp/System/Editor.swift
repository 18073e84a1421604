internal import Glibc
internal import RedoStore

/// The user's text editor, run over a private file while the terminal is lent to it.
struct Editor {
  /// How it ended.
  enum Outcome {
    /// With the text that the file held then.
    case edited(String)
    /// Without anything to take over, and why.
    case failed(String)
  }

  /// The editor as the user wrote it, which may have arguments.
  let command: String
  private let environment: Environment

  /// Takes `$VISUAL`, else `$EDITOR`, else `vi`.
  init(_ environment: SystemEnvironment) {
    let given = ["VISUAL", "EDITOR"].compactMap { environment[$0] }.first { !$0.isEmpty }
    command = given ?? "vi"
    self.environment = environment.environment
  }

  /// Shows a text in the editor, and waits for its end; the file is gone afterwards.
  func edit(_ text: String) -> Outcome {
    do throws(StoreError) {
      let file = try ScratchFile(named: "description.md", in: environment)
      try file.write(Array(text.utf8))
      if let problem = run(over: file.path) { return .failed(problem) }
      return .edited(String(decoding: try file.read(), as: UTF8.self))
    } catch {
      return .failed(error.message)
    }
  }

  /// Runs the editor through the shell, as git does; nil where it ended well, else a sentence.
  private func run(over path: FilePath) -> String? {
    var attributes = posix_spawnattr_t()
    guard posix_spawnattr_init(&attributes) == 0 else { return unstarted(ENOMEM) }
    defer { posix_spawnattr_destroy(&attributes) }
    // What this program ignores or holds back is the editor's own business.
    var none = sigset_t()
    var all = sigset_t()
    sigemptyset(&none)
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    let words = ["sh", "-c", command + " \"$1\"", "redo"].map { Array($0.utf8) } + [path.bytes]
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { word in
      (word + [0]).withUnsafeBytes { bytes in
        bytes.baseAddress.flatMap { strdup($0.assumingMemoryBound(to: CChar.self)) }
      }
    }
    defer { for argument in arguments { free(argument) } }
    arguments.append(nil)
    var process: pid_t = 0
    let code = posix_spawn(&process, "/bin/sh", nil, &attributes, arguments, environ)
    guard code == 0 else { return unstarted(code) }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      guard errno == EINTR else { return unstarted(errno) }
    }
    return problem(status)
  }

  private func unstarted(_ code: Int32) -> String {
    let reason = strerror(code).map { String(cString: $0) } ?? "error \(code)"
    return "the editor “\(command)” could not be started: \(reason); set EDITOR to another one"
  }

  /// What the status of a process that has ended says; nil where all went well.
  private func problem(_ status: Int32) -> String? {
    let (signal, code) = (status & 0x7f, status >> 8 & 0xff)
    if signal == 0, code == 0 { return nil }
    if signal == 0, code == 126 || code == 127 {
      return "there is no editor “\(command)”; set VISUAL or EDITOR to one that is installed"
    }
    return
      "the editor “\(command)” ended with \(signal == 0 ? "status \(code)" : "signal \(signal)"); "
      + "the description stays as it was"
  }
}
