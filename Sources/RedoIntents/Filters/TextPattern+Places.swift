/// Where a text shows the letters, for lighting them up.
extension TextPattern {
  /// A character that is one of the letters wanted, as the search passed it.
  private struct Step {
    let place: Range<Int>
    let found: UInt64
    let word: Int
    let startsWord: Bool
  }

  /// The places, in bytes, of everything that stands in a row; else of the scattered letters.
  func places(in text: Span<UInt8>, allowsScattered: Bool) -> [Range<Int>] {
    var places: [Range<Int>] = []
    var offset = 0
    while offset < text.count {
      if let end = end(in: text, at: offset) {
        places.append(offset..<end)
        offset = end
      } else {
        offset += text.scalar(at: offset).length
      }
    }
    return places.isEmpty && allowsScattered && fitsState ? scatteredPlaces(in: text) : places
  }

  /// The letters' places, each as close before the next one as it can be.
  private func scatteredPlaces(in text: Span<UInt8>) -> [Range<Int>] {
    let steps = steps(in: text)
    guard var next = steps.last, next.found & lastBit != 0 else { return [] }
    var places = [next.place]
    var bit = lastBit >> 1
    for step in steps.reversed().dropFirst() where bit != 0 && step.found & bit != 0 {
      guard step.word == next.word || next.startsWord else { continue }
      places.append(step.place)
      next = step
      bit >>= 1
    }
    return places.reversed()
  }

  /// The characters that complete some of the letters, up to the first that completes them all.
  private func steps(in text: Span<UInt8>) -> [Step] {
    var steps: [Step] = []
    var state = State()
    var word = 0
    var offset = 0
    while offset < text.count {
      let (mask, length) = mask(in: text, at: offset)
      let startsWord = state.isAtStart
      _ = state.take(mask, lastBit)
      if startsWord { word += 1 }
      if state.found != 0 {
        steps.append(
          Step(
            place: offset..<offset + length, found: state.found, word: word,
            startsWord: startsWord))
      }
      if state.isScattered(lastBit) { return steps }
      offset += length
    }
    return []
  }
}
