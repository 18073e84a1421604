/// A mean that moves along a history: each day's value is the mean of the days up to it.
public enum Trend {
  /// The mean for each day of the `window` days that end at each of the last `count` days.
  ///
  /// - Parameters:
  ///   - counts: What each day came to. They should reach `window` − 1 days further back than the
  ///     first mean.
  ///   - window: How many days a mean is of, 1 or more.
  ///   - count: How many means are wanted.
  ///   - start: The place in `counts` of the first day that there was; a mean is of no day before
  ///     it, and one that ends before it is 0.
  /// - Returns: The means, the earliest first.
  /// - Complexity: O(*n*) in the number of values.
  public static func means(
    of counts: [Int], window: Int, last count: Int, since start: Int = 0
  ) -> [Double] {
    let window = max(1, window)
    var sum = 0
    var means: [Double] = []
    means.reserveCapacity(counts.count)
    for place in counts.indices {
      sum += counts[place]
      if place >= window { sum -= counts[place - window] }
      means.append(Double(sum) / Double(min(window, max(1, place - start + 1))))
    }
    return Array(means.suffix(max(0, count)))
  }
}
