/// The lines of a description while they come one after the other.
struct Dictation {
  /// What the description was before, for whoever leaves it so.
  let before: String
  /// The lines that came.
  var lines: [String] = []
}
