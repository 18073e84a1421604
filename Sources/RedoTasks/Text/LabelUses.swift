/// The tags or the people whose names start in one way, by how many tasks outside the archive carry
/// them.
public struct LabelUses: Sendable {
  /// The names, without their sign, with how many tasks carry each: those first that most do, else
  /// by their letters.
  public let counts: [(name: String, tasks: Int)]

  /// Counts labels of a kind whose names start with some letters, case aside.
  public init(
    of kind: TitleLabel.Kind, startingWith start: some StringProtocol, in projection: Projection
  ) {
    let sign = kind == .tag ? UInt8(ascii: "#") : UInt8(ascii: "@")
    let start = start.lowercased()
    var uses: [String: Int] = [:]
    for task in projection.tasks where !task.isArchived {
      // Most titles hold no label, and taking one apart is most of the cost.
      let stored = projection.storedTitle(of: task)
      guard stored.utf8.contains(sign) else { continue }
      let title = TitleText(stored)
      for name in kind == .tag ? title.tags : title.people
      where name.lowercased().hasPrefix(start) {
        uses[name, default: 0] += 1
      }
    }
    counts = uses.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .map { (name: $0.key, tasks: $0.value) }
  }
}
