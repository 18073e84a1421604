internal import RedoProtocol

/// A line read once: its words, what parts of it may mean, and which part decides each field.
///
/// A field has one value. Where several parts of the line would set it, the last one does and the
/// others stay in the title, since what a task needs is mostly typed after its name. A day and a
/// time of day may stand apart; the time then counts for more than a part of the day.
struct LineReading {
  let words: [Word]
  let literals: [Int: Chip.ID]
  let labels: [LinePart]
  let priority: LinePart?
  let points: LinePart?
  let repeats: LinePart?
  /// The part that names the day, or the time where none names a day.
  let due: LinePart?
  /// The part that names the time of a day named elsewhere.
  let time: LinePart?
  /// Words that name a repeat by days which no repeat has, and so stay in the title.
  let unreadRepeats: [UnreadRepeat]
  /// Words behind a time of day that say when something ends, and so stay in the title.
  let rangeEnds: [Range<Int>]
  /// Words that say when the repeat in front of them ends, or what it leaves out, and so stay in the title.
  let repeatEndings: [Range<Int>]
  /// Dates that stay in the title beside another one, and what joins the two.
  let spareDates: [Range<Int>]
  /// Where ` // ` stands, in bytes, and the name of its chip.
  let description: (range: Range<Int>, id: Chip.ID)?
  /// When the task that the line changes is due; nil where nothing of it is, or the line makes one.
  private let present: Instant?
  /// Whether every repeat counts from the deadline.
  private let countsFromDueDate: Bool

  init(
    _ line: String, in context: DateContext, dismissed: Set<Chip.ID>, present: Instant?,
    countsFromDueDate: Bool
  ) {
    self.present = present
    self.countsFromDueDate = countsFromDueDate
    var dismissals = Dismissals(dismissed)
    var literalIDs: [Chip.ID] = []
    var scanner = WordScanner(line)
    let all = scanner.words { firstWord in
      let id = dismissals.nextID(.literal, firstWord)
      if !dismissals.contains(id) { literalIDs.append(id) }
      return !dismissals.contains(id)
    }
    var cut: Int?
    var description: (Range<Int>, Chip.ID)?
    for (index, word) in all.enumerated() where word.text == "//" && !word.isLiteral {
      let id = dismissals.nextID(.description, word.text)
      guard !dismissals.contains(id) else { continue }
      (cut, description) = (index, (word.range, id))
      break
    }
    words = Array(all.prefix(cut ?? all.count))
    self.description = description
    let literalWords = words.indices.filter { [words] in words[$0].isLiteral }
    literals = Dictionary(uniqueKeysWithValues: zip(literalWords, literalIDs))
    let scan = LineScan(words, in: context, dismissals)
    let parts = scan.parts
    unreadRepeats = scan.unreadRepeats + Self.spareRepeats(of: parts, in: words)
    rangeEnds = scan.rangeEnds
    repeatEndings = parts.contains { $0.id.kind == .repeat } ? scan.repeatEndings : []
    labels = parts.filter { $0.id.kind == .tag || $0.id.kind == .person }
    priority = parts.last { $0.id.kind == .priority }
    points = parts.last { $0.id.kind == .storyPoints }
    repeats = parts.last { $0.id.kind == .repeat }
    (due, time) = Self.due(among: parts, in: context)
    spareDates = Self.spareDates(of: parts, but: [due, time].compactMap(\.self), in: words)
  }

  /// The repeats in front of the last one, which is the one that counts: `every mon` of `every mon and
  /// every thu`; `weekly` may well be a word of the title.
  private static func spareRepeats(of parts: [LinePart], in line: [Word]) -> [UnreadRepeat] {
    parts.filter { $0.id.kind == .repeat }.dropLast()
      .filter { RepeatPhrase.leads.contains(line[$0.words.lowerBound].key) }
      .map { UnreadRepeat(place: $0.words, days: .ofOther) }
  }

  /// The part that names the day, and the one that names its time where it stands apart.
  private static func due(
    among parts: [LinePart], in context: DateContext
  ) -> (due: LinePart?, time: LinePart?) {
    let time = parts.last { $0.meaning.clock != nil }
    guard let day = parts.last(where: { $0.id.kind == .due && $0.meaning.clock == nil }) else {
      return (time, nil)
    }
    guard case .due(.day(let date, let own)) = day.meaning, own?.isExact != true,
      let clock = time?.meaning.clock,
      DatePhrase.day(date, clock).instant(in: context) != nil
    else { return (day, nil) }
    return (day, time)
  }

  /// Whether the repeat counts from the deadline: it names its day, its hour and no other day, or the
  /// line names the day of each month or year.
  var isRepeatFixed: Bool {
    guard let repetition else { return false }
    if case .clock = duePhrase { return true }
    return repetition.isFixed || countsFromDueDate
      || due.map { repetition.comesOn(words[$0.words]) } == true
  }

  /// The words that name the due date as the end of something, beside a repeat, which has no end.
  var repeatEnd: Range<Int>? {
    guard repeats != nil, let due, due.meaning.clock == nil,
      ["until", "till"].contains(words[due.words.lowerBound].key)
    else { return nil }
    return due.words
  }

  /// When the task falls due; nil where the line names no date, or expressly none.
  func deadline(in context: DateContext) -> Instant? {
    guard due == nil, let present, case .day(let first, nil) = duePhrase else {
      return (laterPhrase(in: context) ?? duePhrase)?.instant(in: context)
    }
    let later = repetition?.day(after: first)
    return context.moment(on: first, or: later, keepingTimeOf: present)
  }

  /// The next time of a repeat that comes on today's date, at a time of day that is past, told or not;
  /// nil where the first is still to come, or is said in another way.
  private func laterPhrase(in context: DateContext) -> DatePhrase? {
    guard let repetition, case .day(context.today, let clock) = duePhrase,
      due.map({ isDay(of: repetition, $0) }) ?? true
    else { return nil }
    // What else goes on to the end of the day, as the evening does, comes at its time again.
    let first =
      clock.map { DatePhrase.coming($0, on: context.today, in: context) }
      ?? context.instant(of: context.today, at: context.defaultTime)
    guard first <= context.now else { return nil }
    return repetition.day(after: context.today).map { .day($0, clock) }
  }

  private var repetition: RepeatPhrase? {
    if case .repeats(let phrase) = repeats?.meaning { phrase } else { nil }
  }

  /// Whether a part of the line leaves the day to a repeat, or names the day of each of its times; with
  /// the year beside it, it is the first that is meant.
  private func isDay(of phrase: RepeatPhrase, _ part: LinePart) -> Bool {
    guard part.meaning.clock == nil else { return true }
    let named = words[part.words]
    let figures = named.flatMap { $0.key.split { !$0.isNumber } }
    return phrase.comesOn(named) && !figures.contains { DayPhrase.year(String($0)) != nil }
  }

  /// The date that the line means; nil where it names none.
  var duePhrase: DatePhrase? {
    guard let due, case .due(let phrase) = due.meaning else { return repetition?.first }
    switch phrase {
    case .day(let date, let own) where own?.isExact != true:
      let part = own?.part ?? repetition?.part
      let clock = time.flatMap { self.clock(of: $0, in: part) }
      return .day(date, clock ?? part.map { ClockPhrase.part($0) })
    case .clock:
      guard let named = self.clock(of: due, in: repetition?.part) else { return phrase }
      return repetition?.start.map { .day($0, named) } ?? .clock(named)
    default: return phrase
    }
  }

  /// The time of day that a part names, in the half of the day that the part of it elsewhere says.
  private func clock(of part: LinePart, in partOfDay: PartOfDay?) -> ClockPhrase? {
    part.meaning.clock?.inHalf(of: partOfDay, as: words[part.words])
  }
}
