extension Tmux {
  /// Starts the full screen of a program, with more variables than its own, and waits until something
  /// shows that only the screen says; it may take the shell's place.
  ///
  /// Its header has a blank after the name, which the variables in the line that starts it have not.
  public func show(
    _ program: Program, adding variables: [String: String] = [:], arguments: String = "",
    replacingShell: Bool = false, until sight: String = "REDO "
  ) throws {
    let words = program.environment.merging(variables) { $1 }
      .map { "\($0)='\($1)'" }.sorted().joined(separator: " ")
    let place = replacingShell ? "exec " : ""
    try type("clear; \(place)env LC_ALL=C.UTF-8 \(words) \(Program.path) \(arguments)")
    try wait(for: sight)
  }
}
