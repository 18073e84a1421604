/// A range of places in 32 bits each, as a graph's own are: half the room of a range of `Int`.
public struct PlaceRange: Sendable, BitwiseCopyable {
  @usableFromInline let lowerBound: Int32
  @usableFromInline let upperBound: Int32

  /// Packs a range of places, each below 2^31.
  @inlinable public init(_ range: Range<Int>) {
    lowerBound = Int32(truncatingIfNeeded: range.lowerBound)
    upperBound = Int32(truncatingIfNeeded: range.upperBound)
  }

  /// The range as it was given.
  @inlinable public var range: Range<Int> { Int(lowerBound)..<Int(upperBound) }
}
