/// Where a text shows the letters, for lighting them up.
extension TextPattern {
  /// A character that completes some of the letters, as the search passed it.
  private struct Step {
    let place: Range<Int>
    let found: UInt64
  }

  /// The places, in bytes, of everything that stands in a row; else of the scattered letters.
  func places(in text: Span<UInt8>, allowsScattered: Bool) -> [Range<Int>] {
    var places: [Range<Int>] = []
    while let place = firstRow(in: text, from: places.last?.upperBound ?? 0) {
      places.append(place)
    }
    let others = otherPlaces(in: text)
    if !others.isEmpty { places = TaskFilter.joined(places + others) }
    return places.isEmpty && allowsScattered ? scatteredPlaces(in: text) : places
  }

  /// The letters' places, each as close before the next one as it can be.
  private func scatteredPlaces(in text: Span<UInt8>) -> [Range<Int>] {
    var places: [Range<Int>] = []
    var bit = lastBit
    // A letter inside a word was found because the one before it is in that word too, and so the
    // closest one is.
    for step in steps(in: text).reversed() where step.found & bit != 0 {
      places.append(step.place)
      bit >>= 1
    }
    return places.reversed()
  }

  /// The characters that complete letters, up to the first that completes all; else none.
  private func steps(in text: Span<UInt8>) -> [Step] {
    var steps: [Step] = []
    var state = State()
    var offset = 0
    while offset < text.count {
      let (mask, length) = mask(in: text, at: offset)
      state.take(mask)
      if state.found != 0 {
        steps.append(Step(place: offset..<offset + length, found: state.found))
      }
      if state.isComplete(lastBit) { return steps }
      offset += length
    }
    return []
  }
}
