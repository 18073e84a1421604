internal import RedoProtocol

/// A log's bytes → its state: in any order, in two steps, and on trust it comes to the same.
///
/// An input that begins with a brace is a log as it stands; any other spells one out.
struct LogTarget {
  func take(_ input: [UInt8]) {
    guard input.first == 0x7B else {
      var sketch = LogSketch(FuzzInput(input))
      let bytes = sketch.bytes()
      read(bytes, cutAt: input.last ?? 0)
      return
    }
    read(input, cutAt: input.last ?? 0)
  }

  private func read(_ bytes: [UInt8], cutAt place: UInt8) {
    _ = ReadLog(bytes, cutAt: bytes.count * Int(place) / 255)
  }
}
