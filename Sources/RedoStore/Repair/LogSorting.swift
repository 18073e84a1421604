internal import RedoProtocol

/// A log's lines told apart: those that are nodes, and those that no node to come can mend.
struct LogSorting {
  /// The nodes' lines as they stand, each with its line feed.
  private(set) var kept: [UInt8] = []
  /// The quarantine's entries for the other lines.
  private(set) var entries: [UInt8] = []
  /// What is wrong with those.
  let faults: [LineFault]

  /// Sorts a log; `time` is the repair's.
  init(_ bytes: [UInt8], at time: Instant, with workers: any Workers = OneWorker()) {
    let log = ChangeLog(LogBytes(bytes), with: workers)
    faults = log.faults
    var rest = faults[...]
    var start = 0
    for number in 1..<log.lineCount + 1 {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      if let fault = rest.first, fault.line == number {
        rest.removeFirst()
        entries += Quarantine.entry(
          of: bytes[start..<end], fault,
          isTorn: log.hasTornTail && number == log.lineCount, at: time)
      } else {
        kept += bytes[start..<end]
        kept.append(UInt8(ascii: "\n"))
      }
      start = end + 1
    }
  }
}
