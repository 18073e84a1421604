/// What the words of a line may mean, in their order and without what was dismissed, and which of them
/// name a repeat that is none, or the end of a time of day that was not dismissed.
struct LineScan {
  private(set) var parts: [LinePart] = []
  private(set) var unreadRepeats: [UnreadRepeat] = []
  private(set) var rangeEnds: [Range<Int>] = []
  /// Words that say when a repeat in front of them ends, or what it leaves out.
  private(set) var repeatEndings: [Range<Int>] = []
  private let words: [Word]
  private let context: DateContext
  private var dismissals: Dismissals
  /// The first word that is not looked at yet.
  private var index = 0
  private var isRepeated = false
  /// The next words that say when a repeat in front of them ends, as far as they were looked for;
  /// behind the last word where there are none.
  private var ending = 0..<0

  /// Reads a line from its first word to the last.
  init(_ words: [Word], in context: DateContext, _ dismissals: Dismissals) {
    self.words = words
    self.context = context
    self.dismissals = dismissals
    while index < words.count {
      if isRepeated, index == ending.lowerBound {
        repeatEndings.append(ending)
        index = ending.upperBound
        findEnding()
      } else {
        read(words[index..<unendedEnd])
      }
    }
  }

  /// Where the words stop that say nothing of the end of a repeat.
  private var unendedEnd: Int { isRepeated ? ending.lowerBound : words.count }

  /// Reads what some words begin with.
  private mutating func read(_ rest: ArraySlice<Word>) {
    // The last of several days would be when the task is due.
    let days = unreadDays(rest)
    guard days == nil, !isLength(rest),
      let (meaning, length) = Meaning.match(rest, in: context) ?? timeOfRepeat(rest)
    else {
      let unread = [days, RepeatPhrase.unread(rest, in: context)].compactMap { $0 }
      return leave(unread.max { $0.length < $1.length }, of: rest)
    }
    if case .repeats(let phrase) = meaning, let (start, days) = takeBack(behind: phrase) {
      // `Make the most of every day` is a title.
      if start < index - 1 || phrase.start != nil {
        unreadRepeats.append(UnreadRepeat(place: start..<index + length, days: days))
      }
      index += length
    } else {
      take(meaning, length)
    }
  }

  /// Whether the next word says how long something takes and not when it is due, or what it is: `3d` of `for
  /// 3d`, as `for 3 days` does, of `a 3d printer` and of `the 2w break`.
  private func isLength(_ rest: ArraySlice<Word>) -> Bool {
    guard index > 0, Self.lengthLeads.contains(words[index - 1].key),
      words[index - 1].text.utf8.count == words[index - 1].key.utf8.count
    else { return false }
    return rest.first.flatMap { CalendarUnit.counted(in: $0.key) } != nil
  }

  private static let lengthLeads: Set = ["a", "another", "for", "my", "our", "the", "your"]

  /// The time of day right behind a repeat with which the title ends: `at 8` of `every morning at 8`,
  /// and `noon` behind one that names its day or has every day.
  private func timeOfRepeat(_ rest: ArraySlice<Word>) -> (meaning: Meaning, length: Int)? {
    guard let part = parts.last, case .repeats(let phrase) = part.meaning,
      part.words.upperBound == index
    else { return nil }
    if let own = phrase.part {
      return ClockPhrase.lastHour(rest, in: own).map { (.due(.clock($0.phrase)), $0.length) }
    }
    guard phrase.start != nil || phrase.days == 1,
      let clock = ClockPhrase.match(rest, alone: false),
      RepeatPhrase.isEnd(rest.dropFirst(clock.length))
    else { return nil }
    return (.due(.clock(clock.phrase)), clock.length)
  }

  /// Leaves the first word in the title, or all that name a repeat which is none.
  private mutating func leave(_ unread: RepeatPhrase.Unread?, of rest: ArraySlice<Word>) {
    if let (length, days) = unread {
      let start = isBehindOf ? takeBackAllDays(before: index - 1)?.start : nil
      unreadRepeats.append(UnreadRepeat(place: (start ?? index)..<index + length, days: days))
    }
    index += max(1, unread?.length ?? 0, DayPhrase.unreadLength(of: rest))
  }

  private mutating func take(_ meaning: Meaning, _ length: Int) {
    let id = dismissals.nextID(meaning.kind, words[index].text)
    let own = index..<index + length
    index += length
    guard !dismissals.contains(id) else { return }
    parts.append(LinePart(meaning: meaning, words: own, id: id))
    switch meaning {
    case .repeats where !isRepeated:
      isRepeated = true
      findEnding()
    case .due(let phrase):
      let end = phrase.rangeEndLength(
        words[index..<unendedEnd], behind: words[own], in: context)
      if end > 0 { rangeEnds.append(index..<index + end) }
      index += end
    default: break
    }
  }

  /// Finds the first words from here on that say when a repeat ends.
  private mutating func findEnding() {
    // Where a repeat was taken back, the next one ends with the same words.
    guard ending.lowerBound < index else { return }
    ending = words.count..<words.count
    for start in index..<words.count {
      let length = RepeatPhrase.endLength(of: words[start...], in: context)
      guard length == 0 else {
        ending = start..<start + length
        return
      }
    }
  }

  /// Days that a repeat right in front of some words has not.
  private func unreadDays(_ rest: ArraySlice<Word>) -> RepeatPhrase.Unread? {
    guard let part = parts.last, case .repeats(let phrase) = part.meaning,
      part.words.upperBound == index
    else { return nil }
    return phrase.unreadDays(rest, in: context)
  }

  /// Where the words begin with which the next ones, a repeat by themselves, are none: at the `of` of
  /// `most of every day`, at the days in front of it in `monday of every month`, and at `mon` of `mon
  /// and thu of every week`; nil where they are a repeat.
  ///
  /// Those days are no date then.
  private mutating func takeBack(
    behind phrase: RepeatPhrase
  ) -> (start: Int, days: UnreadDays)? {
    guard index > 0 else { return nil }
    let isOf = isBehindOf
    let isDay = phrase.start != nil && !RepeatPhrase.leads.contains(words[index].key)
    guard isOf || (isDay && RepeatPhrase.joins.contains(words[index - 1].key)) else { return nil }
    return takeBackAllDays(before: isOf ? index - 1 : index) ?? (isOf ? (index - 1, .other) : nil)
  }

  /// Whether the next words are of what stands in front: no comma or the like is between them.
  private var isBehindOf: Bool {
    guard index > 0 else { return false }
    let word = words[index - 1]
    return word.key == "of" && word.key.utf8.count == word.text.utf8.count
  }

  /// Where the first of several days begins that stand side by side in front of a word, as
  /// `takeBackDays` finds each; nil where there are none.
  private mutating func takeBackAllDays(before word: Int) -> (start: Int, days: UnreadDays)? {
    var taken = takeBackDays(before: word)
    while let start = taken?.start, let earlier = takeBackDays(before: start) { taken = earlier }
    return taken
  }

  /// Where days begin that stand in front of a word, which are no date and no repeat any more; nil where
  /// there are none.
  private mutating func takeBackDays(before word: Int) -> (start: Int, days: UnreadDays)? {
    let isJoined = word > 1 && RepeatPhrase.joins.contains(words[word - 1].key)
    let end = isJoined ? word - 1 : word
    guard end > 0 else { return nil }
    if let part = parts.last, part.words.upperBound == end,
      part.id.kind == .due || part.id.kind == .repeat
    {
      parts.removeLast()
      if part.id.kind == .repeat, !parts.contains(where: { $0.id.kind == .repeat }) {
        isRepeated = false
      }
      return (part.words.lowerBound, .other)
    }
    if let unread = unreadRepeats.last, unread.place.upperBound == end {
      unreadRepeats.removeLast()
      return (unread.place.lowerBound, unread.days)
    }
    if let range = rangeEnds.last, range.upperBound == end {
      rangeEnds.removeLast()
      return (range.lowerBound, .other)
    }
    return RepeatPhrase.namesDays(words[end - 1]) ? (end - 1, .other) : nil
  }
}
