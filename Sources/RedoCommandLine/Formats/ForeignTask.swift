internal import RedoIntents
internal import RedoProtocol
internal import RedoTasks

/// A task as another program's file tells it, before it is one of this program's.
struct ForeignTask: Hashable {
  /// One time that it fell or falls due; its end is its deadline too where only that is known.
  struct Occurrence: Hashable {
    var deadline: Instant
    var completed: Instant?
  }

  /// What the file calls it, the same at every reading; what its names are made of.
  var source: String
  /// Its words, labels not among them.
  var title: String
  /// Its tags and people, in the order in which the file names them.
  var labels: [TitleLabel] = []
  /// The names that no label tells as the file does, as text.
  private var otherNames: [TitleLabel.Kind: [String]] = [:]
  /// The same, to be found at once: a file may have a hundred thousand.
  private var namesKept: [TitleLabel.Kind: Set<String>] = [:]
  /// Anything more there is to say, a line each.
  var notes: [String] = []
  var priority: Int?
  var points: Int64?
  /// After how many days it comes back; set by what takes its repeat.
  var repeatDays: Int64?
  /// What its title is to say of its repeat beside the tags.
  var marker: TitleLabel?
  var occurrences: [Occurrence] = []
  var isPrivate = false
  var isArchived = false

  init(source: String, title: String) {
    self.source = source
    self.title = title
  }

  /// The most occurrences of one task that are taken.
  private static let mostOccurrences = 10_000

  /// Why it cannot be a task of this program; nil where it can.
  var fault: String? {
    if stored.isEmpty { return "it has no title" }
    if !fields.fitsChange { return "its title and notes are too long for a change; shorten them" }
    if occurrences.count > Self.mostOccurrences {
      return "it was due more than \(Self.mostOccurrences) times"
    }
    return nil
  }

  /// All that the file says of it besides what it calls it; a program may have sorted its labels.
  var content: ForeignTask {
    var content = self
    content.source = ""
    content.labels = labels.filter { $0.kind == .tag } + labels.filter { $0.kind == .person }
    return content
  }

  /// The task with names that follow from what the file calls it.
  var imported: ImportedTask {
    // The open time comes last, and is then the one that counts.
    let ordered =
      occurrences.filter { $0.completed != nil } + occurrences.filter { $0.completed == nil }
    return ImportedTask(
      id: Self.id(of: source), fields: fields,
      occurrences: ordered.enumerated().map { place, occurrence in
        ImportedTask.Occurrence(
          id: TodoID(UUIDv4(derivedFrom: "redo import todo \(place) " + source)),
          deadline: occurrence.deadline, completed: occurrence.completed)
      }, isArchived: isArchived)
  }

  /// The name of the task that a file calls so: a version 4 UUID of the source's own is kept, so that
  /// both programs name the task alike.
  static func id(of source: String) -> TaskID {
    TaskID(source) ?? TaskID(UUIDv4(derivedFrom: "redo import task " + source))
  }

  private var fields: TaskFields {
    TaskFields(
      title: stored, description: description.isEmpty ? nil : description,
      privacy: isPrivate ? true : nil, storyPoints: points, priority: priority.map { UInt8($0) },
      frequencyDays: repeatDays)
  }

  private var description: String {
    let names = [("tags", otherNames[.tag]), ("people", otherNames[.person])]
      .compactMap { word, names in names.map { "\(word): " + $0.joined(separator: ", ") } }
    return (notes + names).joined(separator: "\n")
  }

  /// The title as the log holds it: labels that stand inside its words stay there alone, unless it
  /// would name them in another order then.
  private var stored: String {
    let (few, all) = (tagsInside, labelsInside)
    let apart = stored(leaving: few)
    guard few != all, !apart.isEmpty else { return apart }
    let whole = stored(leaving: all)
    let (said, meant) = (TitleText(whole), TitleText(apart))
    let isSame =
      said.shown == meant.shown && said.tags == meant.tags && said.people == meant.people
      && said.isOnce == meant.isOnce
    return isSame ? whole : apart
  }

  /// The title with some labels inside its words left there, and all others behind them.
  private func stored(leaving inside: Set<TitleLabel>) -> String {
    let words = TitleText.escaping(
      TextLines.words(of: title).joined(separator: " "), but: inside)
    guard !words.unicodeScalars.allSatisfy(\.properties.isWhitespace) else { return "" }
    var behind = labels
    for label in inside {
      if let place = behind.firstIndex(of: label) { behind.remove(at: place) }
    }
    if let marker, !behind.contains(marker) { behind.append(marker) }
    return ([words] + behind.map(\.text)).joined(separator: " ")
  }

  /// Keeps what a key says that has no place of its own among the notes; one that is there again is
  /// numbered, since of several values the first one counts.
  mutating func keep(
    _ value: String, of key: String, again count: Int = 1, _ reading: inout ImportReading
  ) {
    let name = count > 1 ? "\(key) \(count)" : key
    notes.append("\(name): \(value)")
    reading.lose(.key, called: name)
  }

  /// Takes names as labels; a sign before one says what it names, as people write it anywhere.
  mutating func takeLabels(
    _ names: [String], as kind: TitleLabel.Kind, _ reading: inout ImportReading
  ) {
    for name in names where !name.isEmpty {
      let kind = name.utf8.first == 0x23 ? .tag : name.utf8.first == 0x40 ? .person : kind
      let plain = String(decoding: name.utf8.drop { $0 == 0x23 || $0 == 0x40 }, as: UTF8.self)
      let label = Self.label(kind, plain)
      if let label { labels.append(label) }
      if let label, label.name.utf8.elementsEqual(plain.utf8) { continue }
      if let label, Self.tells(label, plain) {
        reading.lose("tags are spelled with hyphens")
        continue
      }
      reading.lose("tags that letters and hyphens do not spell are kept as text")
      if namesKept[kind, default: []].insert(plain).inserted {
        otherNames[kind, default: []].append(plain)
      }
    }
  }

  /// Whether a label says all that a name does: one hyphen stands for each blank, dot, slash or colon.
  private static func tells(_ label: TitleLabel, _ name: String) -> Bool {
    label.name.utf8.elementsEqual(
      name.utf8.map { " ./:".utf8.contains($0) ? UInt8(ascii: "-") : $0 })
  }

  /// A name as a label that this program reads: behind its first letters one hyphen stands for all
  /// that it does not know in a row, so that `🏠 House & Garden` is `House-Garden`.
  private static func label(_ kind: TitleLabel.Kind, _ name: String) -> TitleLabel? {
    var known = ""
    for letter in name {
      if letter.isLetter || letter.isNumber || letter == "_" || letter == "-" {
        known.append(letter)
      } else if let last = known.last, last != "-" {
        known.append("-")
      }
    }
    return TitleLabel(kind, name: known)
  }
}
