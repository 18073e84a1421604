/// Which rows of a list are shown, so that the selected one always is.
public struct ScrollWindow: Hashable, Sendable {
  /// The first row shown.
  public private(set) var start: Int
  /// Rows kept between the selection and the edge while there are more.
  public let margin: Int

  /// A window at the top of its list.
  public init(margin: Int = 2) {
    start = 0
    self.margin = max(0, margin)
  }

  /// Moves as little as shows the selected row with its margin, and never past the list's end.
  public mutating func follow(selection: Int, count: Int, height: Int) {
    let last = max(0, count - max(height, 1))
    let room = min(margin, max(0, (height - 1) / 2))
    start = min(start, selection - room)
    start = max(start, selection + room - height + 1)
    start = min(max(start, 0), last)
  }

  /// Shows another part without regard to the selection, as the wheel does.
  public mutating func scroll(by rows: Int, count: Int, height: Int) {
    start = min(max(0, start + rows), max(0, count - max(height, 1)))
  }

  /// The rows shown of a list, for a height.
  public func visible(of count: Int, height: Int) -> Range<Int> {
    let first = min(start, max(0, count))
    return first..<min(first + max(0, height), max(first, count))
  }
}
