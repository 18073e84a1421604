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
    let variables: [EnvironmentVariable] = [.visualEditor, .editor]
    let given = variables.compactMap { environment[$0] }.first { !$0.isEmpty }
    command = given ?? "vi"
    self.environment = environment.environment
  }

  /// Shows a text in the editor, and waits for its end.
  ///
  /// The file is gone afterwards, but where the editor ended badly, as with a connection that broke,
  /// and something was written.
  func edit(_ text: String) -> Outcome {
    do throws(StoreError) {
      var file = try ScratchFile(named: "description.md", in: environment)
      try file.write(Array(text.utf8))
      guard let problem = run(over: file.path) else { return read(&file) }
      guard file.holdsMore(than: Array(text.utf8)) else { return .failed(problem) }
      file.keep()
      return .failed("\(problem); what was written is kept in \(file.folder)")
    } catch {
      return .failed(error.message)
    }
  }

  /// What the editor left; what cannot be read is kept.
  private func read(_ file: inout ScratchFile) -> Outcome {
    let reason: String
    do throws(StoreError) {
      if let text = String(validating: try file.read(), as: UTF8.self) {
        return .edited(Self.withoutMark(text))
      }
      reason = "it is not UTF-8 text, which the editor can save it as"
    } catch {
      switch error {
      case .failed(_, _, ENOENT) where !file.holdsMore(than: []):
        return .failed("the editor left no file; the description stays as it was")
      case .keptFileIsTooLong(_, let limit): reason = "it may have \(limit >> 20) MiB"
      default:
        let message = error.message
        reason = message.last == "." ? String(message.dropLast()) : message
      }
    }
    file.keep()
    return .failed(
      "the description could not be read back: \(reason); it is kept in \(file.folder)")
  }

  /// A text without the byte order mark that some editors put in front.
  private static func withoutMark(_ text: String) -> String {
    guard text.unicodeScalars.first == "\u{FEFF}" else { return text }
    return String(text.unicodeScalars.dropFirst())
  }

  /// Runs the editor through the shell, as git does; nil where it ended well, else a sentence.
  private func run(over path: FilePath) -> String? {
    do throws(SystemFailure) {
      let script = LentTerminal.leavingInterrupts + command + " \"$1\""
      return problem(try LentTerminal.run(script, with: [path.bytes]))
    } catch {
      return "the editor “\(command)” could not be started: \(error.reason); "
        + "set EDITOR to another one"
    }
  }

  /// What is wrong with how it ended; nil where all went well.
  private func problem(_ status: WaitStatus) -> String? {
    if status.lacksProgram {
      return "there is no editor “\(command)”; set VISUAL or EDITOR to one that is installed"
    }
    let ending =
      switch status {
      case .exited(0): nil as String?
      case .exited(let code): "status \(code)"
      case .signalled(let signal): "signal \(signal)"
      }
    return ending.map {
      "the editor “\(command)” ended with \($0); the description stays as it was"
    }
  }
}
