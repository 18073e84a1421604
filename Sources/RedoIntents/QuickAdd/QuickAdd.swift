public import RedoProtocol
internal import RedoTasks

/// A quick-add line, understood: `Pay rent tomorrow 9am p5 every month ~2 #home // for the flat`.
///
/// What is understood becomes a field and a chip; every other word stays in the title, so nothing
/// typed is ever lost. Values out of range (`p9`, `every 0 days`) are not understood. Tags and
/// people live in the title's text, as the log knows no field for them (``TitleText``).
public struct QuickAdd: Hashable, Sendable {
  /// The line as it was typed.
  public let line: String
  /// What the line says.
  ///
  /// Its title may be empty or hold labels alone, as it does while the line is being typed and
  /// where the line changes other fields of a task that exists.
  public let draft: TaskDraft
  /// The parts that were understood, in the order of the line.
  public let chips: [Chip]
  /// When the task falls due, as one date, though a day and a time that stand apart are two chips; nil
  /// where no chip is of a date.
  public let dueWords: String?
  /// Where a task is moved by a repeat that names its day and no time; nil where the line says when in
  /// another way.
  public let repeatDue: SnoozeTarget?
  /// The words that name a repeat by days which no repeat has, in UTF-8 bytes: `every mon and thu`.
  let unreadRepeats: [UnreadRepeat]
  /// The words behind a time of day that say when something ends, in UTF-8 bytes: `to 4pm`.
  let rangeEnds: [Range<Int>]
  /// The words behind a repeat that say when it ends or what it leaves out, in UTF-8 bytes: `until 1 feb`.
  let repeatEndings: [Range<Int>]
  /// The dates that stay in the title beside another one, and what joins the two, in UTF-8 bytes.
  let spareDates: [Range<Int>]
  /// The words of the due date that look like the end of a repeat, in UTF-8 bytes: `until 1 feb`; nil
  /// where there are none.
  let repeatEnd: Range<Int>?
  /// The repeat, where it names other days than those on which it comes; nil where it does not.
  let movedRepeat: MovedRepeat?
  /// Whether the repeat names other days than those on which it comes.
  public var movesRepeat: Bool { movedRepeat != nil }
  /// Whether the date has a time of day, or a part of the day.
  let isTimed: Bool

  /// Reads a line.
  ///
  /// - Parameters:
  ///   - line: What was typed, of any length and content.
  ///   - context: What date words are read against.
  ///   - dismissed: The chips whose words are to stay in the title.
  ///   - present: When the task that the line changes is due. A repeat that names its day alone, such
  ///     as `every monday`, keeps its time of day; the context's default one counts where it is nil.
  ///   - countsFromDueDate: Whether every repeat counts from the due date, not that alone which says so.
  public init(
    _ line: String, in context: DateContext, dismissed: Set<Chip.ID> = [],
    present: Instant? = nil, countsFromDueDate: Bool = false
  ) {
    let reading = LineReading(
      line, in: context, dismissed: dismissed, present: present,
      countsFromDueDate: countsFromDueDate)
    self.line = line
    draft = TaskDraft(reading, of: line, in: context)
    chips = reading.chips(of: line, in: context)
    dueWords = reading.due == nil ? nil : reading.dueWords(in: context)
    unreadRepeats = reading.unreadRepeats.map {
      UnreadRepeat(place: reading.range(of: $0.place), days: $0.days)
    }
    rangeEnds = reading.rangeEnds.map(reading.range(of:))
    repeatEndings = reading.repeatEndings.map(reading.range(of:))
    spareDates = reading.spareDates.map(reading.range(of:))
    repeatEnd = reading.repeatEnd.map(reading.range(of:))
    movedRepeat = reading.movedRepeat(in: context)
    isTimed = reading.duePhrase?.isTimed == true
    if case .repeats(let phrase) = reading.repeats?.meaning, phrase.part == nil,
      !chips.contains(where: { $0.kind == .due })
    {
      repeatDue = phrase.firstDue
    } else {
      repeatDue = nil
    }
  }

  /// The draft of a task to create.
  ///
  /// - Throws: ``QuickAddError/emptyTitle(line:)`` where no word that shows is left for the title.
  public func titledDraft() throws(QuickAddError) -> TaskDraft {
    let title = TitleText(draft.title)
    guard title.hasWords, title.isVisible else { throw .emptyTitle(line: line) }
    return draft
  }
}
