/// A look at the end of a log, for a writer that has no need of the rest.
public struct LogTail: Hashable, Sendable {
  /// The wall time of the last node that the device wrote, if one stands among these last lines.
  public let lastWall: Instant?
  /// How many of the lines are broken, as far as that shows without a signature being verified.
  public let brokenLines: Int

  /// Reads the last lines of a log for a device.
  ///
  /// No signature is verified: a forged line can put the next wall time ahead of the clock by a minute,
  /// no more.
  public init(of lines: [UInt8], for device: Author) {
    var reader = NodeReader()
    var authors = AuthorTable()
    let span = lines.span
    var start = 0
    var (wall, broken) = (Instant?.none, 0)
    while start < span.count {
      let end = span.offset(of: 0x0A, from: start) ?? span.count
      let reading = reader.read(
        span.extracting(start..<end), at: start, authors: &authors, verifying: false)
      switch reading {
      case .node(let node, _):
        if authors.entries[Int(node.author)].author.isSameDevice(as: device) { wall = node.wall }
      case .fault: broken += 1
      }
      start = end + 1
    }
    (lastWall, brokenLines) = (wall, broken)
  }
}
