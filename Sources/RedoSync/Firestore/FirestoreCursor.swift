internal import RedoProtocol

/// How far the documents of a database have been read.
///
/// The server stamps a document when it takes the request, and shows it when the commit is done: one
/// may come up before another that bears a later stamp. So the last moments are read once more.
struct FirestoreCursor: Hashable {
  /// Everything up to here has been read and is there to stay; nil before the first.
  var settled: FirestorePlace?
  /// Where the next page of this reading starts; nil before its first page.
  var page: FirestorePlace?

  /// For how long a document may come up behind others with later stamps, in milliseconds.
  static let unrest: Int64 = 10_000

  /// Reads the words of a cursor; whatever is odd counts as nothing.
  init(_ cursor: SyncCursor) {
    let words = cursor.entries
    settled = FirestorePlace(words: words.prefix(2))
    page = FirestorePlace(words: words.dropFirst(2))
  }

  /// The place after which the next page starts.
  var start: FirestorePlace? { page ?? settled }

  /// Its words.
  var words: SyncCursor {
    guard let page else { return SyncCursor(settled?.words ?? []) }
    return SyncCursor((settled?.words ?? ["", ""]) + page.words)
  }

  /// Goes on behind a page.
  ///
  /// Once a page held what is not settled, whatever the next ones hold and however late they are read,
  /// the next reading starts there: what came up behind it meanwhile is on no later page.
  /// - Parameters:
  ///   - places: those of the page's documents, in its order.
  ///   - readTime: when the server read them; nil where it does not say, and all counts as settled.
  ///   - hasMore: whether another page follows.
  mutating func move(over places: [FirestorePlace], readTime: Instant?, hasMore: Bool) {
    let isSettledSoFar = page == nil || page == settled
    defer { page = hasMore ? places.last : nil }
    guard isSettledSoFar else { return }
    let calm = readTime.map { $0.milliseconds - Self.unrest } ?? .max
    settled = places.last { $0.moment.milliseconds <= calm } ?? settled
  }
}
