internal import Testing

extension Program {
  /// The id of the task with this title, be it done or archived.
  public func id(of title: String) throws -> String {
    let task = try tasks("--all").first { $0["title"] as? String == title }
    return try #require(task?["id"] as? String)
  }
}
