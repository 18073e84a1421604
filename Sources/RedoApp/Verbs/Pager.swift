internal import Glibc
internal import RedoStore

/// The user's pager, for what is longer than the terminal.
struct Pager {
  private let command: String
  private let environment: Environment

  /// Takes `$PAGER`; nil where none is set, or what it would show is no terminal.
  init?(_ environment: SystemEnvironment) {
    guard let command = environment[.pager], !command.isEmpty, command != "cat",
      StandardStreams.isTerminal, isatty(STDIN_FILENO) == 1
    else { return nil }
    self.command = command
    self.environment = environment.environment
  }

  /// Shows a text if it is longer than the terminal; false where it was not shown.
  func show(_ bytes: [UInt8]) -> Bool {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_row > 1,
      bytes.count(where: { $0 == 0x0A }) >= Int(size.ws_row)
    else { return false }
    do throws(StoreError) {
      let file = try ScratchFile(named: "page.txt", in: environment)
      try file.write(bytes)
      // As git does: colours pass, and what fits after all is left on the screen.
      let script =
        LentTerminal.leavingInterrupts + "export LESS=\"${LESS-FRX}\"; exec < \"$1\"; " + command
      let status = try? LentTerminal.run(script, with: [file.path.bytes])
      // A pager that is not there has shown nothing.
      return status.map { !$0.lacksProgram } ?? false
    } catch {
      return false
    }
  }
}
