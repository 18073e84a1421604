internal import RedoIntents
internal import RedoProtocol
internal import RedoTasks
internal import RedoTerminal

/// Writes the rows of cards.
struct CardWriter {
  let projection: Projection
  let dates: DateContext
  let columns: Int
  /// The device that shows them, which is told as such.
  let device: Author
  /// What changes did, in words.
  let words: ChangeWords
  var lines: [DetailLine] = []

  init(_ projection: Projection, at dates: DateContext, columns: Int, device: Author) {
    self.projection = projection
    self.device = device
    self.dates = dates
    self.columns = columns
    words = ChangeWords(of: projection, dates)
  }

  /// The columns that a fact's name has before it.
  static let labelColumns = 12
  /// The columns that what a change did needs at least to be understood.
  private static let leastDeed = 12

  var graph: ChangeGraph { projection.graph }
  var friendly: FriendlyDate { FriendlyDate(in: dates) }

  /// Adds a fact behind its name; more rows of it are indented, by so much more as its sign takes.
  mutating func add(
    _ label: String, _ spans: [DetailSpan], node: Int? = nil, signColumns: Int = 0
  ) {
    let blanks = String(repeating: " ", count: max(1, Self.labelColumns - label.utf8.count))
    let rows = LineWrapper.lines(
      of: [DetailSpan(label + blanks, .secondary)] + spans, columns: columns,
      indent: Self.labelColumns + signColumns)
    for (place, row) in rows.enumerated() {
      lines.append(DetailLine(row.spans, node: place == 0 ? node : nil))
    }
  }

  /// Adds a fact in plain words.
  mutating func add(_ label: String, _ text: String, _ role: Role = .text) {
    add(label, [DetailSpan(text, role)])
  }

  /// Adds pieces as one row, or as several.
  mutating func add(_ spans: [DetailSpan]) {
    lines += LineWrapper.lines(of: spans, columns: columns)
  }

  /// Adds an empty row and the name of the part that follows.
  mutating func addHeading(_ name: String) {
    lines.append(DetailLine())
    lines.append(DetailLine([DetailSpan(name, .heading)], isHeading: true))
  }

  /// The words of a change and who made it, as one refers to it.
  ///
  /// In so many columns the words give way to who made it and when; where few of them were left to
  /// read, they come last.
  func mention(_ index: Int, columns room: Int = .max) -> String {
    let maker =
      AuthorWords.short(graph.author(of: index), to: device) + " · "
      + friendly.age(graph.nodes[index].wall)
    let clause = words.clause(of: index)
    let left = room - TextWidth.columns(of: maker) - 3
    return left < Self.leastDeed
      ? maker + " · " + clause.text : clause.fitted(columns: left) + " · " + maker
  }
}
