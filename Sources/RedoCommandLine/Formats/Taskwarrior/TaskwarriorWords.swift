internal import RedoIntents

/// What the other times of a repeating task say, beside the one whose words are the task's.
///
/// Where the file holds the task itself, that and its open time say what it is. Where it holds
/// nothing but times, each may say something of its own, which nothing else tells: it becomes text.
struct TaskwarriorWords {
  private let isKept: Bool
  private let dates: DateContext
  /// What the task and the times that are kept say.
  private var said: Set<String> = []
  /// The texts of what is noted of them.
  private var noted: Set<String>
  private var count = 1
  /// How many bytes may be kept yet, so that a long series does not become too long for a change.
  private var room = 65_536

  /// Starts with what the task says; words of other times are kept where the file lacks the task.
  init(beside whole: TaskwarriorEntry, isKept: Bool, in dates: DateContext) {
    self.isKept = isKept
    self.dates = dates
    noted = whole.noted
    if isKept { said = Set(whole.words.map(Self.line(of:))) }
  }

  private static func line(of word: TaskwarriorEntry.Word) -> String {
    "\(word.name): \(word.text)"
  }

  /// Takes a time that is open beside the one that counts: a mere repeat of it has no place here.
  mutating func takeOpen(
    _ time: TaskwarriorEntry, _ task: inout ForeignTask, _ reading: inout ImportReading
  ) {
    let words = isKept ? own(of: time) : []
    let dated = words.isEmpty ? [] : words + time.dateWords(in: dates)
    guard !dated.isEmpty, keep(dated, of: time, &task, &reading) else {
      return reading.lose("open repeats of a task that has an earlier one open")
    }
  }

  /// Takes what a time that is done says, besides when it was.
  mutating func takeDone(
    _ time: TaskwarriorEntry, _ task: inout ForeignTask, _ reading: inout ImportReading
  ) {
    let isWhole =
      isKept ? keep(own(of: time), of: time, &task, &reading) : noted.isSuperset(of: time.noted)
    if !isWhole { reading.lose("what was noted of times that are done") }
  }

  /// What neither the task says nor a time that is kept.
  private func own(of time: TaskwarriorEntry) -> [TaskwarriorEntry.Word] {
    time.words.filter { !said.contains(Self.line(of: $0)) }
      + time.annotations(beyond: noted, in: dates)
  }

  /// Keeps words of one time under its number; false where they are too long.
  private mutating func keep(
    _ words: [TaskwarriorEntry.Word], of time: TaskwarriorEntry, _ task: inout ForeignTask,
    _ reading: inout ImportReading
  ) -> Bool {
    guard !words.isEmpty else { return true }
    let length = words.reduce(0) { $0 + $1.name.utf8.count + $1.text.utf8.count }
    guard length <= room else { return false }
    room -= length
    count += 1
    noted.formUnion(time.noted)
    for word in words {
      said.insert(Self.line(of: word))
      task.keep(word.text, of: word.name, again: count, &reading)
    }
    return true
  }
}
