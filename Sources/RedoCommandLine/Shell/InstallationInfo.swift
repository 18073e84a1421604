/// Where the program is, where a user's timers go, and what both have to know.
public struct InstallationInfo: Hashable, Sendable {
  /// The program's own path.
  public let program: String
  /// The folder of systemd's units of this user.
  public let unitFolder: String
  /// The variables that say where the tasks are, each as `NAME=value`.
  public let variables: [String]

  /// Collects what an installation needs.
  public init(program: String, unitFolder: String, variables: [String]) {
    self.program = program
    self.unitFolder = unitFolder
    self.variables = variables
  }
}
