/// One line of the table about sync.
struct SyncRow {
  /// What was done.
  let name: String
  /// How often.
  let runs: Int
  /// The median, in milliseconds.
  let milliseconds: Double
  /// How many times the remote was asked or given something.
  let requests: Int
  /// How many bytes went there.
  let sent: Int
  /// How many bytes came from there.
  let received: Int

  /// The middle one of several runs that did the same.
  init?(_ name: String, _ rows: [(milliseconds: Double, traffic: Traffic)]) {
    let sorted = rows.sorted { $0.milliseconds < $1.milliseconds }
    guard !sorted.isEmpty else { return nil }
    let middle = sorted[(sorted.count - 1) / 2]
    self.name = name
    runs = rows.count
    milliseconds = middle.milliseconds
    requests = middle.traffic.requests
    sent = middle.traffic.sent
    received = middle.traffic.received
  }

  /// What it cost.
  struct Traffic {
    var requests = 0
    var sent = 0
    var received = 0
  }

  /// The line as a Markdown table has it.
  var markdown: String {
    "| \(name) | \(runs) | \(Figures.milliseconds(milliseconds)) | \(Figures.grouped(requests)) | "
      + "\(Self.size(sent)) | \(Self.size(received)) |"
  }

  private static func size(_ bytes: Int) -> String {
    bytes < 10_000 ? "\(Figures.grouped(bytes)) B" : Figures.fixed(Double(bytes) / 1e6, 2) + " MB"
  }

  /// The table's head.
  static let head = """
    | what | runs | median | requests | sent | received |
    |---|---|---|---|---|---|
    """
}
