internal import Glibc

/// A verb of this program that has the terminal for itself while it runs, since it asks for something
/// that must not show, or that takes long.
enum LentVerb {
  /// Runs the verb under a heading; nil where it went well, else why not, as a sentence.
  ///
  /// What it said of a failure stays until Enter.
  static func run(_ words: [String], under heading: String) -> String? {
    let script =
      "clear; printf '%s\\n\\n' \"$1\"; shift; \"$@\"; code=$?; "
      + "[ $code -eq 0 ] || { printf '\\nEnter goes back. '; read -r _; }; exit $code"
    let line = ([heading, OwnProgram.path] + words).map { Array($0.utf8) }
    do throws(SystemFailure) {
      let status = try LentTerminal.run(script, with: line)
      return status == .exited(0) ? nil : "redo \(words[0]) did not get to its end; try again"
    } catch {
      return "a shell could not be started: \(error.reason)"
    }
  }
}
