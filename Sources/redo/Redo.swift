internal import Glibc
internal import RedoApp
internal import RedoCurses
internal import RedoHTTP

/// The program: the shell with the real terminal in its hands.
@main struct Redo {
  static func main() {
    let screen = Launch.Screen(
      open: {
        do throws(CursesError) {
          return .success(try CursesTerminal())
        } catch {
          return .failure(Launch.Screen.Failure(message: error.description))
        }
      },
      end: CursesTerminal.end(by:))
    let trust = Trust(environment: { name in getenv(name).map { String(cString: $0) } })
    exit(Launch.run(arguments, on: screen, over: CurlTransport(trust: trust)))
  }

  /// The arguments behind the program's name; nil for one that is not UTF-8, which Swift would mend.
  private static var arguments: [String?] {
    (1..<max(1, Int(CommandLine.argc))).map { number in
      CommandLine.unsafeArgv[number].flatMap { String(validatingCString: $0) }
    }
  }
}
