internal import RedoProtocol

/// The shown titles of some tasks in lowercase, one behind the other, for sorting by their bytes:
/// UTF-8 orders as Unicode numbers its characters.
struct TitleLetters {
  private(set) var bytes: [UInt8] = []

  /// Forgets all titles, and keeps the memory for others.
  mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
  }

  /// Adds a task's title, or no more than its beginning where so many bytes are enough; where it
  /// stands is given back.
  mutating func add(
    _ task: TaskState, of projection: Projection, atLeast count: Int = .max
  ) -> Range<Int> {
    let start = bytes.count
    if !addStored(task, of: projection, atLeast: count) {
      // A tab counts as a space, since pieces of a title do not tell them apart at their ends.
      bytes += projection.title(of: task).shown.lowercased().utf8.map { max($0, 0x20) }
    }
    return start..<bytes.count
  }

  /// Adds a title that is shown as it is stored; false for another one.
  private mutating func addStored(
    _ task: TaskState, of projection: Projection, atLeast count: Int
  ) -> Bool {
    guard let title = task.fields.title, !title.isEscaped else { return false }
    return projection.graph.bytes.withSpan { log in
      let text = log.extracting(title.range)
      guard let range = TitleByte.shown(text) else { return false }
      add(text, range, atLeast: count)
      return true
    }
  }

  private mutating func add(_ text: Span<UInt8>, _ shown: Range<Int>, atLeast count: Int) {
    let start = bytes.count
    var offset = shown.lowerBound
    while offset < shown.upperBound, bytes.count - start < count {
      if text[offset] < 0x80 {
        bytes.append(text[offset].asciiLowercased)
        offset += 1
      } else {
        offset = addBeyondASCII(text, from: offset, to: shown.upperBound)
      }
    }
  }

  /// Adds the characters beyond ASCII that stand in a row, each of which has its lowercase whatever
  /// stands beside it; where they end is given back.
  private mutating func addBeyondASCII(_ text: Span<UInt8>, from start: Int, to end: Int) -> Int {
    var offset = start
    while offset < end,
      let length = TitleByte.caselessLength(
        from: text[offset], offset + 1 < end ? text[offset + 1] : nil)
    {
      for _ in 0..<min(length, end - offset) {
        bytes.append(text[offset])
        offset += 1
      }
    }
    var row: [UInt8] = []
    while offset < end, text[offset] >= 0x80 {
      row.append(text[offset])
      offset += 1
    }
    if !row.isEmpty { bytes += String(decoding: row, as: UTF8.self).lowercased().utf8 }
    return offset
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
