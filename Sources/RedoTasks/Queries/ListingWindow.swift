/// What of a listing shows first: both ends of each section, and what stands round one task.
///
/// Most tasks tie in all but their titles, and reading 100,000 titles takes longer than anybody
/// should wait for a frame: what does not show through the window can be put in order after it.
public struct ListingWindow: Hashable, Sendable {
  /// How many tasks show at once, at most; 1 or more.
  public let height: Int
  /// A task that shows wherever it stands, as its place in ``Projection/tasks``; nil for none.
  public var place: Int?

  /// A window of so many rows, on a task or at the ends alone.
  public init(height: Int, round place: Int?) {
    self.height = height
    self.place = place
  }

  /// Which runs of sorted keys show, some part of each at least.
  ///
  /// - Parameters:
  ///   - keys: The keys, sorted as far as they differ.
  ///   - tie: Whether two keys are of one run.
  ///   - placed: The place of a key's task.
  /// - Returns: Whether a run, by its indices, shows.
  func shows<Key>(
    in keys: ArraySlice<Key>, where tie: (Key, Key) -> Bool, placed: (Key) -> Int
  ) -> (Range<Int>) -> Bool {
    var near = keys.startIndex..<keys.startIndex
    if let place, let index = keys.firstIndex(where: { placed($0) == place }) {
      let first = keys[..<index].lastIndex { !tie($0, keys[index]) }.map { $0 + 1 }
      let end = keys[index...].firstIndex { !tie(keys[index], $0) }
      near = (first ?? keys.startIndex) - height..<(end ?? keys.endIndex) + height
    }
    let (head, tail) = (keys.startIndex + height, keys.endIndex - height)
    return { $0.lowerBound < head || $0.upperBound > tail || near.overlaps($0) }
  }
}
