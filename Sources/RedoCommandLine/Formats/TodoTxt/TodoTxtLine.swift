internal import RedoIntents
internal import RedoProtocol
internal import RedoTasks

/// One line of a todo.txt file, taken apart.
///
/// Other programs know no way to write a word that only looks like more; a backslash before it makes
/// it a plain word to them, and so it does here.
struct TodoTxtLine {
  private var isDone = false
  private var priority: Character?
  private var dates: [String] = []
  private var words: [String] = []
  private var labels: [(kind: TitleLabel.Kind, name: String)] = []
  private var extras: [(key: String, value: String)] = []

  init(_ line: String) {
    var parts = TextLines.words(of: line)[...]
    if parts.first == "x" {
      isDone = true
      parts = parts.dropFirst()
    }
    if let first = parts.first, let letter = Self.priority(first) {
      priority = letter
      parts = parts.dropFirst()
    }
    while dates.count < 2, let first = parts.first, ForeignDate.day(first) != nil {
      dates.append(first)
      parts = parts.dropFirst()
    }
    for part in parts { take(part) }
  }

  /// A rhythm as a line holds it: with a plus sign where it counts from the due date.
  static func written(_ rhythm: Rhythm) -> String {
    switch rhythm {
    case .days(let count): "\(count)d"
    case .fixedDays(let count): "+\(count)d"
    case .months(let count): "+\(count)m"
    case .years(let count): "+\(count)y"
    }
  }

  /// A word of a title as a line holds it, where it is the first of the title or a later one.
  static func written(_ word: String, isFirst: Bool) -> String {
    // What only the start of a line gives a meaning needs no backslash elsewhere.
    guard isFirst || LiteralWord.isEscaped(word) || hasMeaning(word, atStart: false) else {
      return word
    }
    return LiteralWord.escaped(word) { hasMeaning($0, atStart: true) }
  }

  /// Whether a word may say more than itself, at the start of a line or elsewhere.
  private static func hasMeaning(_ word: String, atStart: Bool) -> Bool {
    label(word) != nil || extra(word) != nil
      || (atStart
        && (word.lowercased() == "x" || priority(word) != nil || ForeignDate.day(word) != nil
          // At the start of a file it is none of the text (``ForeignText``).
          || word.unicodeScalars.first == "\u{FEFF}"))
  }

  private static func priority(_ word: String) -> Character? {
    let letters = Array(word)
    guard letters.count == 3, letters[0] == "(", letters[2] == ")", isPriority(letters[1])
    else { return nil }
    return letters[1]
  }

  /// Whether it is a letter from A to Z alone; one with a mark on it lies between them as well.
  private static func isPriority(_ letter: Character) -> Bool {
    letter.isASCII && letter.isLetter && letter.isUppercase
  }

  private mutating func take(_ word: String) {
    if let plain = LiteralWord.text(of: word, where: { Self.hasMeaning($0, atStart: true) }) {
      words.append(plain)
    } else if let label = Self.label(word) {
      labels.append(label)
    } else if let extra = Self.extra(word) {
      extras.append(extra)
    } else {
      words.append(word)
    }
  }

  /// A `+project` or an `@context`, whatever combines with its sign.
  private static func label(_ word: String) -> (kind: TitleLabel.Kind, name: String)? {
    guard let sign = word.utf8.first, "+@".utf8.contains(sign), word.utf8.count > 1 else {
      return nil
    }
    let kind = sign == UInt8(ascii: "+") ? TitleLabel.Kind.tag : .person
    return (kind, String(decoding: word.utf8.dropFirst(), as: UTF8.self))
  }

  private func names(of kind: TitleLabel.Kind) -> [String] {
    labels.filter { $0.kind == kind }.map(\.name)
  }

  /// A `key:value` word; an address such as `https://…` is none.
  private static func extra(_ word: String) -> (key: String, value: String)? {
    let parts = word.utf8.split(separator: UInt8(ascii: ":"), maxSplits: 1)
      .map { String(decoding: $0, as: UTF8.self) }
    guard parts.count == 2, let first = parts[0].first, first.isLetter,
      parts[0].allSatisfy({ $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }),
      parts[1].utf8.first != UInt8(ascii: "/")
    else { return nil }
    return (parts[0], parts[1])
  }

  /// The day on which it was made, where the line tells it.
  private var created: String? { isDone ? dates.dropFirst().first : dates.first }

  /// The task that the line is; its name follows from the words and the day on which it was made, so
  /// that a line that is ticked off or given another due date is the same task, and next week's
  /// shopping another one.
  func task(
    in context: DateContext, _ counter: inout TextLines.Counter, _ reading: inout ImportReading
  ) -> ForeignTask {
    let (projects, contexts) = (names(of: .tag), names(of: .person))
    let text = (words + projects.map { "+" + $0 } + contexts.map { "@" + $0 })
      .joined(separator: " ")
    let title = words.isEmpty ? text : words.joined(separator: " ")
    let name = (created.map { "created \($0) " } ?? "") + text
    var task = ForeignTask(source: "todo.txt " + counter.name(name), title: title)
    if !words.isEmpty {
      for (kind, name) in labels { task.takeLabels([name], as: kind, &reading) }
    }
    if !projects.isEmpty { reading.lose("projects become tags: +home is #home") }
    if !contexts.isEmpty { reading.lose("contexts become people: @phone stays @phone") }
    var letter = priority
    let due = due(in: context)
    // A priority at the start of the line is the first one.
    var counts = ["pri": letter == nil ? 0 : 1]
    for (key, value) in extras {
      guard isUnderstood(key, value, due, context) else {
        task.keep(value, of: key, &reading)
        continue
      }
      counts[key, default: 0] += 1
      if let count = counts[key], count > 1 {
        task.keep(value, of: key, again: count, &reading)
      } else {
        read(key, value, &task, &letter, &reading)
      }
    }
    task.priority = letter.map(Self.number)
    if let letter, letter > "E" { reading.lose("priorities below E become p1") }
    finish(&task, due, context, &reading)
    return task
  }

  /// When it is due: a day, at the time of day that stands beside it, or at the usual one.
  private func due(in context: DateContext) -> Instant? {
    extras.first { $0.key == "due" && ForeignDate.instant($0.value, in: context) != nil }
      .flatMap { ForeignDate.instant($0.value, in: context, at: time) }
  }

  private var time: CivilTime? {
    extras.first { $0.key == "time" && ForeignDate.clock($0.value) != nil }
      .flatMap { ForeignDate.clock($0.value) }
  }

  /// Whether a key has a meaning here, and a value that can be read.
  private func isUnderstood(
    _ key: String, _ value: String, _ due: Instant?, _ context: DateContext
  ) -> Bool {
    switch key {
    case "due": ForeignDate.instant(value, in: context) != nil
    case "time": ForeignDate.clock(value) != nil && due != nil
    case "pri": value.count == 1 && value.allSatisfy(Self.isPriority)
    case "rec": RepeatWords(value) != nil
    default: false
    }
  }

  /// Reads a key that is understood, and that says more than when it is due.
  private func read(
    _ key: String, _ value: String, _ task: inout ForeignTask, _ letter: inout Character?,
    _ reading: inout ImportReading
  ) {
    if key == "pri" { letter = value.first }
    guard key == "rec", let words = RepeatWords(value) else { return }
    let isFixed = value.hasPrefix("+")
    task.comeBack(isFixed ? words.fixed : words.free, &reading)
    if words.isOfWorkdays || words.isByCalendar && !isFixed {
      reading.lose("repeats by month or workday become days")
    }
  }

  private func finish(
    _ task: inout ForeignTask, _ due: Instant?, _ context: DateContext,
    _ reading: inout ImportReading
  ) {
    guard isDone else {
      if !dates.isEmpty { reading.lose(LossWords.creationDates) }
      let start = extras.first { $0.key == "t" }
        .flatMap { ForeignDate.instant($0.value, in: context) }
      let open = due ?? PlannedStart.due(start, in: context, &reading)
      task.occurrences = open.map { [.init(deadline: $0)] } ?? []
      return
    }
    if dates.count > 1 { reading.lose(LossWords.creationDates) }
    if dates.isEmpty { reading.lose(LossWords.doneSometime) }
    let day = dates.first.flatMap { ForeignDate.instant($0, in: context) }
    let completed = day.map { ForeignEnd.past($0, in: context, &reading) } ?? context.now
    task.occurrences = [.init(deadline: due ?? completed, completed: completed)]
  }

  private static func number(_ letter: Character) -> Int {
    switch letter {
    case "A": 5
    case "B": 4
    case "C": 3
    case "D": 2
    default: 1
    }
  }
}
