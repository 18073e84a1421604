internal import RedoProtocol

/// Counts the labels of titles, task by task; each spelling of a label is read once.
struct LabelTally {
  private struct Spelling {
    let label: TitleLabel
    let group: Int
    /// Whether it may say how a repeat goes on, and be no tag of the user's then.
    let mayMark: Bool
    var tasks = 0
  }

  /// A label in whatever letters' case.
  private struct Group {
    var spellings: [Int] = []
    var tasks = 0
    var overdue = 0
    /// The number of the task that carried it last, which may do so twice.
    var latest = 0
  }

  private var number = 0
  private var spellings: [Spelling] = []
  private var groups: [Group] = []
  /// The spelling that a word means; −1 for a word that is no label.
  private var places: [ShortWord: Int] = [:]
  private var placeOfLabel: [TitleLabel: Int] = [:]
  private var groupOfFolded: [TitleLabel: Int] = [:]

  /// Counts the labels of one more task.
  mutating func add(_ title: LogText, of task: TaskState, in log: Span<UInt8>, isOverdue: Bool) {
    number += 1
    let days = task.frequencyDays
    if title.isEscaped {
      let text = JSONText.string(in: log, title.range, isEscaped: true)
      add(text.utf8.span, everyDays: days, isOverdue: isOverdue)
    } else {
      add(log.extracting(title.range), everyDays: days, isOverdue: isOverdue)
    }
  }

  private mutating func add(_ title: Span<UInt8>, everyDays days: Int64?, isOverdue: Bool) {
    var said: Set<String>?
    var start = 0
    while start < title.count {
      var end = start
      while end < title.count, !title[end].isASCIIBlank { end += 1 }
      if start < end, TitleText.isSign(title[start]) {
        let group = count(title.extracting(start..<end), of: title, everyDays: days, saying: &said)
        if let group, isOverdue { groups[group].overdue += 1 }
      }
      start = end + 1
    }
  }

  /// Counts in what was counted of other tasks.
  mutating func merge(_ other: LabelTally) {
    for group in other.groups {
      for place in group.spellings {
        let spelling = other.spellings[place]
        spellings[self.place(of: spelling.label)].tasks += spelling.tasks
      }
      let place = self.place(of: other.spellings[group.spellings[0]].label)
      groups[spellings[place].group].tasks += group.tasks
      groups[spellings[place].group].overdue += group.overdue
    }
  }

  /// What was counted: those first that most tasks carry, else by their letters.
  var uses: [LabelUse] {
    groups.filter { $0.tasks > 0 }.map { group in
      let first = group.spellings.min {
        (spellings[$1].tasks, spellings[$0].label.name)
          < (spellings[$0].tasks, spellings[$1].label.name)
      }
      return LabelUse(
        label: spellings[first ?? 0].label, tasks: group.tasks, overdue: group.overdue)
    }.sorted { ($1.tasks, $0.label.name) < ($0.tasks, $1.label.name) }
  }

  /// Counts in a word of a title; the group that has one task more for it.
  private mutating func count(
    _ word: Span<UInt8>, of title: Span<UInt8>, everyDays days: Int64?,
    saying said: inout Set<String>?
  ) -> Int? {
    let place = place(of: word)
    guard place >= 0, groups[spellings[place].group].latest != number else { return nil }
    // Few titles have one, and only taken apart they say what it is: once, however often it stands there.
    if spellings[place].mayMark {
      if said == nil { said = Set(TitleText(Self.string(title)).labelTexts(everyDays: days)) }
      guard said?.contains(spellings[place].label.text) == true else { return nil }
    }
    let group = spellings[place].group
    groups[group].latest = number
    spellings[place].tasks += 1
    groups[group].tasks += 1
    return group
  }

  private mutating func place(of word: Span<UInt8>) -> Int {
    let short = ShortWord(word)
    if let known = short.flatMap({ places[$0] }) { return known }
    let place = TitleLabel(startOf: Self.string(word)[...]).map { self.place(of: $0) } ?? -1
    if let short { places[short] = place }
    return place
  }

  /// The place of a label, which other closing punctuation may have brought before.
  private mutating func place(of label: TitleLabel) -> Int {
    if let known = placeOfLabel[label] { return known }
    let folded = label.folded
    let group = groupOfFolded[folded] ?? groups.count
    if group == groups.count {
      groups.append(Group())
      groupOfFolded[folded] = group
    }
    let place = spellings.count
    spellings.append(
      Spelling(
        label: label, group: group, mayMark: TitleLabel.repeatMarkers.contains(label)))
    groups[group].spellings.append(place)
    placeOfLabel[label] = place
    return place
  }

  private static func string(_ text: Span<UInt8>) -> String {
    text.withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) }
  }
}
