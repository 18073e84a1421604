/// A look at the end of a log, for a writer that has no need of the rest.
public enum LogTail {
  /// The wall time of the last node that a device wrote, if one stands among these last lines.
  ///
  /// Nothing is verified: a forged line can make the next wall time one millisecond later, no more.
  public static func lastWall(of device: Author, in lines: [UInt8]) -> Instant? {
    var reader = NodeReader()
    var authors = AuthorTable()
    let span = lines.span
    var start = 0
    var wall: Instant?
    while start < span.count {
      let end = LineFeed.next(in: span, from: start) ?? span.count
      let reading = reader.read(
        span.extracting(start..<end), at: start, authors: &authors, verifying: false)
      if case .node(let node, _) = reading,
        authors.entries[Int(node.author)].author.isSameDevice(as: device)
      {
        wall = node.wall
      }
      start = end + 1
    }
    return wall
  }
}
