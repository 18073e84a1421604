/// One line of the table.
struct BenchRow {
  /// What was measured.
  let name: String
  /// On how much.
  let size: String
  /// How often.
  let runs: Int
  /// The median, with its unit.
  let median: String
  /// The median of the processor time, which a busy machine stretches less.
  var busy = ""
  /// The most memory that was resident in the runs, where it was another process.
  var memory = ""
  /// Taskwarrior's median over this one, where both were measured.
  var ratio = ""

  /// The line as a Markdown table has it.
  var markdown: String {
    "| \(name) | \(size) | \(runs) | \(median) | \(busy) | \(memory) | \(ratio) |"
  }

  /// The table's head.
  static let head = """
    | what | at | runs | median | processor | resident | Taskwarrior takes |
    |---|---|---|---|---|---|---|
    """
}
