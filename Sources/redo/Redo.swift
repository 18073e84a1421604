internal import Glibc
internal import RedoApp
internal import RedoCurses

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
    exit(Launch.run(Array(CommandLine.arguments.dropFirst()), on: screen))
  }
}
