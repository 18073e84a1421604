/// Parts of many keys, each with lower numbers than the next, so that only the parts that show have
/// to be sorted.
struct Parting<Number: Comparable & Sendable>: Sendable {
  /// How many numbers are enough to find the borders by.
  private static var sampleSize: Int { 512 }
  /// How many of these make a part.
  private static var share: Int { 8 }
  /// The most keys that are sorted as quickly as they are parted.
  static var mostSorted: Int { 512 }

  /// A key and the number of its part.
  struct Parted<Key> {
    let key: Key
    let part: Int
  }

  /// The lowest number of each part but the first, ascending.
  private let borders: [Number]

  /// One part with everything.
  init() {
    borders = []
  }

  /// Parts of about the same size, as far as a sample tells; keys of one number are never parted.
  init(by sample: [Number]) {
    let sorted = sample.sorted()
    var borders: [Number] = []
    for index in stride(from: Self.share, to: sorted.count, by: Self.share)
    where sorted[index] != borders.last { borders.append(sorted[index]) }
    self.borders = borders
  }

  /// Some of many elements, far enough apart.
  static func sample<Element>(of elements: [Element]) -> [Element] {
    stride(from: 0, to: elements.count, by: elements.count / sampleSize + 1).map { elements[$0] }
  }

  /// How many parts there are.
  var count: Int { borders.count + 1 }

  /// A key with its part, which its number decides.
  func parted<Key>(_ key: Key, by number: Number) -> Parted<Key> {
    Parted(key: key, part: borders.partitioningIndex { $0 > number })
  }

  /// The keys of each part behind those of the parts before it.
  /// - Complexity: O(*n*).
  func arranged<Key>(_ keys: [Parted<Key>]) -> [Parted<Key>] {
    var ends = [Int](repeating: 0, count: count + 1)
    for key in keys { ends[key.part + 1] += 1 }
    for part in 1...count { ends[part] += ends[part - 1] }
    var arranged = keys
    for key in keys {
      arranged[ends[key.part]] = key
      ends[key.part] += 1
    }
    return arranged
  }
}

extension Parting.Parted: Sendable where Key: Sendable {}
