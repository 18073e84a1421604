internal import RedoProtocol

/// The shown titles of some tasks in lowercase, one behind the other, for sorting by their bytes:
/// UTF-8 orders as Unicode numbers its characters.
struct TitleLetters {
  private var bytes: [UInt8] = []

  /// Adds a task's title; where it stands is given back.
  mutating func add(_ task: TaskState, of projection: Projection) -> Range<Int> {
    let start = bytes.count
    if !addStored(task, of: projection) {
      bytes += projection.title(of: task).shown.lowercased().utf8
    }
    return start..<bytes.count
  }

  /// Adds a title of ASCII alone; false for another one.
  private mutating func addStored(_ task: TaskState, of projection: Projection) -> Bool {
    guard let title = task.fields.title, !title.isEscaped else { return false }
    return projection.graph.bytes.withSpan { log in
      let text = log.extracting(title.range)
      guard let range = TitleByte.shown(text) else { return false }
      for offset in range { bytes.append(TitleByte.lowercased(text[offset])) }
      return true
    }
  }

  /// How two titles compare: below 0 where the first comes first, 0 where they are the same.
  func compare(_ left: Range<Int>, _ right: Range<Int>) -> Int {
    for (leftOffset, rightOffset) in zip(left, right) {
      let difference = Int(bytes[leftOffset]) - Int(bytes[rightOffset])
      if difference != 0 { return difference }
    }
    return left.count - right.count
  }
}
