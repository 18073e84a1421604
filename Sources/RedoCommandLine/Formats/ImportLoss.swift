/// Something of a file that has no place in this program, or another one.
struct ImportLoss {
  /// What it is.
  let what: String
  private var count: Int
  private var places: [String] = []

  /// The most places that are named.
  private static let mostPlaces = 5

  /// What was met so often by now.
  init(_ what: String, count: Int = 0) {
    (self.what, self.count) = (what, count)
  }

  /// Notes that it was met, and where, if that is to be told.
  mutating func note(at place: String?) {
    count += 1
    if let place, places.count <= Self.mostPlaces { places.append(place) }
  }

  /// What is lost, how often, and where: `unreadable due dates are kept as text (1): line 3`.
  var line: String {
    let named = places.prefix(Self.mostPlaces) + (places.count > Self.mostPlaces ? ["…"] : [])
    return "\(what) (\(count))" + (named.isEmpty ? "" : ": " + named.joined(separator: ", "))
  }
}
