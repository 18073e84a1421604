/// Counts the labels of titles, task by task; each spelling of a label is read once.
struct LabelTally {
  private struct Spelling {
    let label: TitleLabel
    let group: Int
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
  /// The spelling that a word means; nil for a word that is no label.
  private var places: [String: Int?] = [:]
  private var groupOfFolded: [TitleLabel: Int] = [:]

  /// Counts the labels of one more task.
  mutating func add(_ title: String, isOverdue: Bool) {
    number += 1
    let isOnce = TitleText.mayBeOnce(stored: title.utf8.span) && TitleText(title).isOnce
    for word in TitleText.signedWords(of: title) {
      guard let place = place(of: String(word)),
        !(isOnce && spellings[place].label == .once)
      else { continue }
      let group = spellings[place].group
      guard groups[group].latest != number else { continue }
      groups[group].latest = number
      spellings[place].tasks += 1
      groups[group].tasks += 1
      if isOverdue { groups[group].overdue += 1 }
    }
  }

  /// What was counted: those first that most tasks carry, else by their letters.
  var uses: [LabelUse] {
    groups.filter { $0.tasks > 0 }.map { group in
      let places = group.spellings.sorted {
        (spellings[$1].tasks, spellings[$0].label.name)
          < (spellings[$0].tasks, spellings[$1].label.name)
      }
      return LabelUse(
        label: spellings[places[0]].label, tasks: group.tasks, overdue: group.overdue)
    }.sorted { ($1.tasks, $0.label.name) < ($0.tasks, $1.label.name) }
  }

  private mutating func place(of word: String) -> Int? {
    if let known = places[word] { return known }
    let place = TitleLabel(startOf: word[...]).map { newPlace(of: $0) }
    places[word] = .some(place)
    return place
  }

  /// The place of a label, which other closing punctuation may have brought before.
  private mutating func newPlace(of label: TitleLabel) -> Int {
    let folded = label.folded
    let group = groupOfFolded[folded] ?? groups.count
    if group == groups.count {
      groups.append(Group())
      groupOfFolded[folded] = group
    }
    if let known = groups[group].spellings.first(where: { spellings[$0].label == label }) {
      return known
    }
    groups[group].spellings.append(spellings.count)
    spellings.append(Spelling(label: label, group: group))
    return spellings.count - 1
  }
}
