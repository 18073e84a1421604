internal import RedoIntents
internal import RedoProtocol
internal import RedoTasks

/// Words that `edit` would make the whole title of a task, which is seldom meant where each of them
/// looks like a term of another program, like a value that was mistyped, or like another task.
struct AccidentalTitle {
  private let words: [String]
  private let reading: QuickAdd
  private let context: DateContext
  /// Whether the task repeats, or is to.
  private let isRepeated: Bool

  /// The words, where a line leaves some for the title and no backslash or quotes keep one as it is.
  ///
  /// `rhythm` is how the task comes back as yet.
  init?(
    in line: String, read reading: QuickAdd, by context: DateContext, of rhythm: Rhythm?
  ) {
    let typed = Set(line.utf8.split(whereSeparator: \.isASCIIBlank).map { Substring($0) })
    let words = reading.draft.title.split(separator: " ").filter { TitleLabel(word: $0) == nil }
    guard !words.isEmpty, words.allSatisfy(typed.contains) else { return nil }
    self.words = words.map(String.init)
    self.reading = reading
    self.context = context
    isRepeated = (reading.draft.rhythm ?? rhythm) != nil
  }

  private var draft: TaskDraft { reading.draft }

  private var text: String { words.joined(separator: " ") }

  /// The words as a line keeps them, for a shell: a backslash keeps the first alone, and a later one
  /// may be a date.
  private var kept: String {
    let line = "\\" + text
    let isKept = QuickAdd(line, in: context).draft.title == text
    return ShellWord.quoted(isKept ? line : "\"\(text)\"")
  }

  /// Throws where every word looks like something else; an ordinary one among them makes it a title.
  func check(against world: World) throws(UsageError) {
    try checkPriorities()
    try checkValues()
    try checkRepeat()
    try checkNone()
    let lookup = TaskLookup(world.tasks)
    var slips: [UsageError.TitleTrouble.Slip] = []
    var task: String?
    var rest = words[...]
    while let word = rest.first {
      guard !lookup.isStart(word) else {
        task = task ?? word
        rest = rest.dropFirst()
        continue
      }
      guard let (length, part) = instead(of: rest) else {
        try checkDate()
        return try checkJoins()
      }
      let slip: String? = length == words.count ? nil : rest.prefix(length).joined(separator: " ")
      slips.append(UsageError.TitleTrouble.Slip(words: slip, instead: part))
      rest = rest.dropFirst(length)
    }
    if let task { throw .accidentalTitle(.isTask, words: task, kept: kept) }
    throw trouble(.slips(slips))
  }

  /// What is wrong with all of the words.
  private func trouble(_ trouble: UsageError.TitleTrouble) -> UsageError {
    .accidentalTitle(trouble, words: text, kept: kept)
  }

  /// What is written instead of the first of some words, and of how many; nil for ordinary ones.
  private func instead(of words: ArraySlice<String>) -> (length: Int, instead: String)? {
    let slip = DateSlip(startOf: words)
    // The single words of `31 nov` would look like something else.
    if let slip, slip.length > 1 { return (slip.length, slip.instead) }
    guard let word = words.first,
      let instead = ForeignEdit(word)?.instead
        ?? MistypedValue(word, beside: draft, isRepeated: isRepeated)?.instead ?? slip?.instead
    else { return nil }
    return (1, instead)
  }

  /// Each of so many values takes another look at all of the words.
  private static let mostValues = 8

  /// Throws where the words are values of fields that the line sets otherwise: `fri mon`, `~2 ~3`.
  private func checkValues() throws(UsageError) {
    var rest = text
    for count in 2...Self.mostValues {
      let left = QuickAdd(rest, in: context).draft.title
      guard left != rest else { return }
      if left.isEmpty { throw trouble(.values(count)) }
      rest = left
    }
    // One look sees all dates that stand side by side.
    try checkDate()
  }

  /// Throws where the words begin as a repeat does that no log can say, or as one of Todoist's.
  ///
  /// `Every breath counts` and `each other` are titles: there all words have to be of a repeat.
  private func checkRepeat() throws(UsageError) {
    guard words.count > 1,
      ["every", "every!"].contains(words[0])
        || ["every", "each"].contains(words[0].lowercased()) && areTold
    else { return }
    throw trouble(.noRepeat)
  }

  /// Throws where the words are nothing but what is told of dates and repeats that are typed, as of
  /// `2 weeks from` beside `friday`, or a day that is past or left out.
  private func checkDate() throws(UsageError) {
    guard areTold || isOtherDay else { return }
    throw trouble(.dates(isRepeated: draft.rhythm != nil))
  }

  /// Whether all of the words are told as what looks like a date or a repeat and is none.
  private var areTold: Bool {
    var told = KeptWords()
    told.take(from: reading)
    return told.tellsAll(of: words)
  }

  /// Whether the words are such as `last friday`, or beside a repeat `except sunday`; of other days
  /// behind `last` none stays a word.
  private var isOtherDay: Bool {
    let leads = draft.rhythm == nil ? ["last"] : ["last", "except", "ending", "ends"]
    return words.count > 1 && leads.contains(words[0].lowercased()) && isDate(words[1...])
  }

  private func isDate(_ words: ArraySlice<String>) -> Bool {
    (try? DateExpression.parse(words.joined(separator: " "), in: context)) != nil
  }

  /// Words that join the values of a line or lead one in.
  private static let joins: Set = [
    "and", "or", "&", "+", "on", "by", "due", "until", "till", "before", "from", "starting",
  ]

  /// Throws where the words only join what was understood with one another and with days, as `and` of
  /// `today and p4` does.
  private func checkJoins() throws(UsageError) {
    let rest = words.filter { !Self.joins.contains($0.lowercased()) }
    guard !reading.chips.isEmpty, rest.count < words.count,
      rest.allSatisfy({ isDate([$0]) })
    else { return }
    throw trouble(.joins)
  }

  /// Throws where the words say of a field that it is to be empty: `no repeat`, `no date`.
  private func checkNone() throws(UsageError) {
    guard words.count == 2, ["no", "never", "stop"].contains(words[0].lowercased()),
      let instead = Self.instead(ofNo: words[1].lowercased())
    else { return }
    throw trouble(.empties(instead: instead))
  }

  /// What empties a field; nil for a word that names none.
  private static func instead(ofNo field: String) -> String? {
    switch field {
    case "repeat", "repeats", "repeating", "recurrence": DateAdvice.noRepeat
    case "date", "due", "deadline": DateAdvice.noDate
    case "description", "notes": "// with nothing behind it"
    case "tag", "tags": "-# and the tag's name, as in -#home"
    default: nil
    }
  }

  /// Throws where a priority is left over, since the last one that was typed is the task's.
  private func checkPriorities() throws(UsageError) {
    guard let last = draft.priority, let first = words.first,
      words.allSatisfy({ PriorityWord.priority(of: $0) != nil })
    else { return }
    throw .accidentalTitle(
      .priorities(count: words.count + 1, last: last), words: text,
      kept: ShellWord.quoted("\\" + first))
  }
}
