/// What is said of changes that nobody signed.
enum UnsignedWords {
  /// How many there are, and what that means.
  static func sentence(_ count: Int) -> String {
    "\(count) \(count == 1 ? "is" : "are") unsigned: " + meaning(of: count)
  }

  /// What it means that so many are unsigned, a clause.
  static func meaning(of count: Int) -> String {
    count == 1
      ? "nothing vouches for its author, and it is never synced"
      : "nothing vouches for their author, and they are never synced"
  }
}
