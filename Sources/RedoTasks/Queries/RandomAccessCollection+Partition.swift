extension RandomAccessCollection {
  /// Where a collection that is parted in two falls apart.
  ///
  /// The elements for which the predicate holds must come last.
  ///
  /// - Parameter belongsToSecond: whether an element is one of the second part.
  /// - Returns: the index of the first element of the second part; `endIndex` where it is empty.
  /// - Complexity: O(log *n*).
  @inlinable public func partitioningIndex(where belongsToSecond: (Element) -> Bool) -> Index {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = index(low, offsetBy: distance(from: low, to: high) / 2)
      if belongsToSecond(self[middle]) { high = middle } else { low = index(after: middle) }
    }
    return low
  }
}
