internal import RedoProtocol

/// A log's lines told apart: those that are nodes, and those that no node to come can mend.
///
/// It says where they lie; the bytes stay where they are, for a log may be larger than memory.
struct LogSorting {
  /// A line that no node to come can mend.
  struct BrokenLine: Hashable {
    /// What is wrong with it.
    let fault: LineFault
    /// Where it lies, without its line feed.
    let range: Range<Int>
    /// Whether it is the log's last, and a write of it was cut off.
    let isTorn: Bool
  }

  /// Where the nodes' lines lie, each with its line feed if it has one; neighbours are one range.
  private(set) var kept: [Range<Int>] = []
  /// The lines that are no node.
  private(set) var broken: [BrokenLine] = []

  /// Sorts a log.
  init(_ bytes: LogBytes, with workers: any Workers = OneWorker()) {
    let log = ChangeLog(bytes, with: workers)
    let lineCount = log.lineCount
    let tornLine = log.hasTornTail ? lineCount : nil
    var rest = log.faults[...]
    var start = 0
    for number in 1..<lineCount + 1 {
      // Should it have been cut meanwhile, the lines are others than those that were judged.
      guard start < bytes.count else { break }
      let end = bytes.lineEnd(from: start)
      if let fault = rest.first, fault.line == number {
        rest.removeFirst()
        broken.append(BrokenLine(fault: fault, range: start..<end, isTorn: number == tornLine))
      } else {
        keep(start..<min(end + 1, bytes.count))
      }
      start = end + 1
    }
  }

  private mutating func keep(_ line: Range<Int>) {
    if let last = kept.last, last.upperBound == line.lowerBound {
      kept[kept.count - 1] = last.lowerBound..<line.upperBound
    } else {
      kept.append(line)
    }
  }
}

extension LogBytes {
  fileprivate func lineEnd(from start: Int) -> Int {
    withSpan { $0.offset(of: UInt8(ascii: "\n"), from: start) } ?? count
  }
}
