extension Tmux {
  /// Starts the full screen of a program, with more variables than its own, and waits until something
  /// shows that only the screen says.
  ///
  /// Its header has a blank after the name, which the variables in the line that starts it have not.
  public func show(
    _ program: Program, adding variables: [String: String] = [:], arguments: String = "",
    until sight: String = "REDO "
  ) throws {
    let words = program.environment.merging(variables) { $1 }
      .map { "\($0)='\($1)'" }.sorted().joined(separator: " ")
    try type("clear; env LC_ALL=C.UTF-8 \(words) \(Program.path) \(arguments)")
    try wait(for: sight)
  }
}
