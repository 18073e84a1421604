/// What of a file could not be read at all.
struct ImportFaults {
  private var faults: [(place: String, reason: String)] = []

  /// How many are named.
  private static let mostNamed = 10

  /// Notes what is wrong at a place: a line, or the number of a task.
  mutating func note(_ place: String, _ reason: String) {
    faults.append((place, reason))
  }

  var isEmpty: Bool { faults.isEmpty }

  /// How many there are.
  var count: Int { faults.count }

  /// The first of them as sentences, and how many more there are.
  var lines: [String] {
    let rest = faults.count - Self.mostNamed
    return faults.prefix(Self.mostNamed).map { "\($0.place) is left out: \($0.reason)" }
      + (rest > 0 ? ["\(rest) more are left out"] : [])
  }
}

extension CommandOutput {
  /// Complains of what an import leaves out.
  mutating func complain(_ faults: ImportFaults, in style: OutputStyle) {
    for line in faults.lines { complain(line, in: style) }
  }
}
