public import RedoProtocol

/// One occurrence of a task, as the replay left it: 48 bytes that hold no reference, so that a
/// refresh moves and forgets thousands of them at once.
public struct TodoState: Sendable, BitwiseCopyable {
  /// What the occurrence is called in the log.
  public let id: TodoID
  /// When it is due.
  public let deadline: Instant
  /// What the clock showed when it was made.
  public let created: Instant

  // Open while this is later than any moment that the protocol can write.
  private let completion: Instant
  private var notePlaces: PlaceRange

  /// What a fold came to; its notes stand at `notes` in ``Projection/noteTexts``.
  init(_ fold: TodoFold, notes: Range<Int>) {
    id = fold.id
    deadline = fold.deadline
    created = fold.created
    completion = fold.completed ?? Self.never
    notePlaces = PlaceRange(notes)
  }

  /// When it was done; nil while it is open.
  public var completed: Instant? { completion == Self.never ? nil : completion }

  /// The places in ``Projection/noteTexts`` of what was noted with it, one text a change, in order.
  public var notes: Range<Int> { notePlaces.range }

  private static let never = Instant(milliseconds: .max)
}

extension TodoState {
  /// Takes notice that its notes stand so many places further on.
  mutating func moveNotes(by shift: Int) {
    notePlaces = PlaceRange(notes.lowerBound + shift..<notes.upperBound + shift)
  }
}
