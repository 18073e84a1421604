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
    exit(
      Launch.run(
        Array(CommandLine.arguments.dropFirst()), on: screen, over: CurlTransport(trust: trust)))
  }
}
