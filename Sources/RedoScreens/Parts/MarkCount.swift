/// How many tasks are marked, as the lower edge of a frame says it.
struct MarkCount {
  let count: Int
  let drawsRange: Bool

  /// The words; nil where nothing is marked.
  var text: String? {
    guard count > 0 else { return nil }
    // A range grows with the cursor until it is ended, and nothing else tells.
    return drawsRange ? "range of \(count)" : "\(count) marked"
  }
}
