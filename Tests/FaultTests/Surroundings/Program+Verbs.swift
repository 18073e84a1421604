import RedoTestSupport

extension Program {
  /// The names of all verbs that there are, as the overview has them.
  func verbNames() throws -> Set<String> {
    let lines = try run("help").output.split(separator: "\n", omittingEmptySubsequences: false)
    let verbs = lines.drop { $0 != "verbs" }.dropFirst().prefix { !$0.isEmpty }
    return Set(verbs.compactMap { $0.split(separator: " ").first.map(String.init) })
  }
}
