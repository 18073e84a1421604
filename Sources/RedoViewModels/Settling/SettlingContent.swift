internal import RedoIntents
internal import RedoProtocol
internal import RedoTasks

/// What there is to settle: the versions, and what is to be said about them.
struct SettlingContent {
  /// A column's name and, in a few letters, when.
  struct Column: Hashable {
    let name: String
    let when: String
  }

  private(set) var columns: [Column] = []
  private(set) var rows: [SettlingRow] = []
  /// What is to be known before it is written, sentence by sentence.
  private(set) var notes: [String] = []
  /// Why nothing can be written; nil where something can.
  private(set) var refusal: String?
  /// Whether the rows belong together, so that all of them go back or none.
  private(set) var isWhole = false

  let projection: Projection
  let dates: DateContext
  /// The device that shows it, which is told as such.
  let device: Author
  private let taskID: TaskID

  /// Nil where what was to be settled is gone.
  init?(
    of settling: Settling, in projection: Projection, at dates: DateContext,
    _ settings: AppSettings
  ) {
    self.projection = projection
    self.dates = dates
    device = settings.device
    taskID = settling.task.id
    switch settling.subject {
    case .heads:
      guard let task = projection[settling.task.id],
        let comparison = BranchComparison(ofHeads: task, in: projection)
      else { return nil }
      take(comparison, of: task, isJoined: false)
      takeTwins(of: task)
      let isAgreed = rows.isEmpty && notes.isEmpty
      notes.append(
        isAgreed
          ? Self.agreement + "; \(settings.keys.name(of: .accept, in: .settling)) joins them."
          : "Until then all counts; a field shows the change later in the log's order.")
    case .merge(let id):
      guard let task = projection[settling.task.id], task.headCount == 1,
        let index = projection.graph.index(of: id),
        let comparison = BranchComparison(ofMerge: index, of: task, in: projection)
      else { return nil }
      take(comparison, of: task, isJoined: true)
      let joined = "Joined " + FriendlyDate(in: dates).age(projection.graph.nodes[index].wall)
      if rows.isEmpty {
        let back = settings.keys.name(of: .back, in: .settling)
        notes.append(Self.agreement + "; \(back) goes back.")
      }
      notes.append(
        joined + (rows.isEmpty ? "." : "; another version is written as a change of its own."))
    case .change(let id):
      guard let index = projection.graph.index(of: id) else { return nil }
      takeReversal(of: index, settings)
    }
  }

  /// What the row of a field is called, which no other row is: a task that comes back may have two dates.
  func name(of field: StateField) -> String {
    guard rows.count(where: { $0.field.name == field.name }) > 1, let task = projection[taskID]
    else { return field.name }
    return projection.name(of: field, on: task)
  }

  /// What of choices made before still stands: a branch may have grown and say the same; a value that
  /// no branch has any more, nobody has chosen.
  func current(_ choices: [StateField: VersionChoice]) -> [StateField: VersionChoice] {
    var current = choices.filter { $0.value.branch == nil }
    for row in rows {
      guard let choice = choices[row.field], choice.branch != nil else { continue }
      let options = row.options.map(\.choice)
      current[row.field] =
        options.first { $0 == choice } ?? options.first { $0.value == choice.value }
    }
    return current
  }

  /// How values of one's own are read: words for the title come in the place of the chosen one, and
  /// leave what that says of how the chosen repeat goes on.
  func reading(of settling: Settling) -> VersionReading {
    VersionReading(
      dates: dates, insteadOf: chosenText(of: .task(.title), in: settling) ?? "",
      everyDays: days(in: settling))
  }

  /// The days of the repeat that is chosen, or that the task has where that is no row.
  private func days(in settling: Settling) -> Int64? {
    guard let row = rows.first(where: { $0.field == .task(.frequencyDays) }),
      case .number(let days) = settling.choice(of: row).value
    else { return projection[settling.task.id]?.frequencyDays }
    return days
  }

  /// The text that is chosen for a field; nil for a field that is no row or whose value is no text.
  func chosenText(of field: StateField, in settling: Settling) -> String? {
    guard let row = rows.first(where: { $0.field == field }),
      case .text(let text) = settling.choice(of: row).value
    else { return nil }
    return text
  }

  /// What is said where there is nothing to choose, before what can be done then.
  private static let agreement = "The branches agree on every field"

  /// Why fields whose versions belong together are not chosen one by one.
  static let wholeReason = "all that the change did goes back together, or nothing"

  /// Why no field can be given another version; nil where one can.
  var closingReason: String? {
    guard !rows.contains(where: \.isOpen) else { return nil }
    if let refusal { return refusal }
    if isWhole { return Self.wholeReason }
    return rows.first.map { $0.note ?? Self.wholeReason } ?? "the versions agree on every field"
  }

  private var graph: ChangeGraph { projection.graph }
  private var friendly: FriendlyDate { FriendlyDate(in: dates) }

  private mutating func take(
    _ comparison: BranchComparison, of task: TaskState, isJoined: Bool
  ) {
    let order = placesFromLeft(in: comparison)
    columns = headings(order, of: comparison)
    var openDates: [Int: ShownValue] = [:]
    rows = comparison.rows.filter(readsApart).map { row in
      let options = order.map { place in
        let tip = comparison.tips[place]
        return SettlingRow.Option(
          choice: VersionChoice(
            row.versions[place].value, of: isJoined ? nil : graph.nodes[tip].id),
          value: shownValue(of: row, place, at: tip, of: task, &openDates),
          setter: row.versions[place].setter, isBarred: !comparison.canTake(place, of: row))
      }
      return settlingRow(of: row, options, isJoined: isJoined)
    }
  }

  /// The places of the versions from left to right: what this device did stands on the left.
  private func placesFromLeft(in comparison: BranchComparison) -> [Int] {
    comparison.tips.indices.sorted { left, right in
      let own = [left, right].map {
        graph.author(of: comparison.voices[$0]).isSameDevice(as: device)
      }
      return own[0] != own[1] ? own[0] : left < right
    }
  }

  /// Who speaks in each column, and when; of one person's devices, which.
  private func headings(_ order: [Int], of comparison: BranchComparison) -> [Column] {
    let authors = comparison.voices.map(graph.author)
    let isOnePerson = Set(authors.map(\.userID)).count == 1
    return order.map { place in
      Column(
        name: isOnePerson
          ? AuthorWords.device(authors[place], to: device)
          : AuthorWords.short(authors[place], to: device),
        when: friendly.age(graph.nodes[comparison.voices[place]].wall))
    }
  }

  /// A field's row: unless both sides can be had together, what shows is proposed.
  private func settlingRow(
    of row: BranchComparison.Row, _ options: [SettlingRow.Option], isJoined: Bool
  ) -> SettlingRow {
    let shown = options.last { $0.choice.value == row.shown }?.choice
    let joined = isJoined ? nil : joinedText(of: row)
    return SettlingRow(
      field: row.field, options: options, proposal: joined ?? shown ?? VersionChoice(row.shown),
      isDisputed: row.isDisputed,
      note: joined == nil ? note(on: row, isJoined: isJoined) : "what each did to it, together",
      isOpen: !isJoined || row.field.canBeSet)
  }

  /// A title or a description with what each branch did to it; nil where that is one of the versions,
  /// or where they changed the same lines.
  private func joinedText(of row: BranchComparison.Row) -> VersionChoice? {
    guard case .text(let before) = row.before, case .text(let shown) = row.shown,
      shown.utf8.count <= Prompt.longest
    else { return nil }
    var joined = shown
    // The one that shows is in it already: where it has lines that came or went, it would meet itself.
    for version in row.versions where version.value != row.shown {
      guard case .text(let text) = version.value, text.utf8.count <= Prompt.longest,
        let both = Self.joined(joined, text, since: before, in: row.field)
      else { return nil }
      joined = both
    }
    let value = ShownValue.text(joined)
    return row.versions.contains { $0.value == value } ? nil : VersionChoice(value)
  }

  private static func joined(
    _ own: String, _ other: String, since base: String, in field: StateField
  ) -> String? {
    switch field {
    case .task(.title):
      return TitleText(own).joining(TitleText(other), since: TitleText(base)).stored
    case .task(.description): return LineMerge.merged(base: base, mine: own, theirs: other)
    default: return nil
    }
  }

  /// What a version shows of a field: where it lacks the todo that another one made next, when the one
  /// is due that it has open, which is looked for once.
  private func shownValue(
    of row: BranchComparison.Row, _ place: Int, at tip: Int, of task: TaskState,
    _ openDates: inout [Int: ShownValue]
  ) -> ShownValue {
    let value = row.versions[place].value
    guard case .todo(.deadline, _) = row.field, value == .unset else { return value }
    let date = openDates[tip] ?? openDate(at: tip, of: task)
    openDates[tip] = date
    return date
  }

  /// When the last todo is due that a branch has open; unset where it has none.
  private func openDate(at tip: Int, of task: TaskState) -> ShownValue {
    let dates = projection.todos[task.todos].reversed().lazy.map { todo in
      projection.values(
        of: [.todo(.completed, todo.id), .todo(.deadline, todo.id)], at: [tip])
    }
    return dates.first { $0[0] == .unset && $0[1] != .unset }?[1] ?? .unset
  }

  /// Where two devices completed the same todo, each made the next one: no version is to be chosen of
  /// those, since one of them goes.
  private mutating func takeTwins(of task: TaskState) {
    guard !projection.twinHeads(of: task).isEmpty else { return }
    rows.removeAll { row in
      guard case .todo = row.field else { return false }
      return row.options.contains { $0.choice.value == .unset }
    }
    notes = ["It was completed twice; it will count once, and come back once."]
  }

  /// Whether the versions of a field can be told apart by who reads them.
  private func readsApart(_ row: BranchComparison.Row) -> Bool {
    Set(row.versions.map { row.field.words(for: $0.value, in: friendly) }).count > 1
  }

  private func note(on row: BranchComparison.Row, isJoined: Bool) -> String? {
    if isJoined, !row.field.canBeSet { return "what was done or noted stays as it was joined" }
    if let deletion = row.takenBackBy {
      let taker = AuthorWords.device(graph.author(of: deletion), to: device)
      return "\(taker) took it back, another branch went on from it"
    }
    if !row.isDisputed { return "changed on one side only" }
    if row.versions.contains(where: { $0.value == row.shown }) { return nil }
    if isJoined { return "changed again since they were joined" }
    let moves = row.versions.count(where: { $0.setter != nil })
    return moves > 2 ? "all moves together" : "both moves together"
  }

  private mutating func takeReversal(of index: Int, _ settings: AppSettings) {
    let reversal = Reversal(of: index, in: projection, settings.lookAhead(at: dates))
    columns = [Column(name: "as it is", when: ""), Column(name: "taken back", when: "")]
    switch reversal.way {
    case .fields: break
    case .branch: isWhole = true
    case .refused(let reason): refusal = reason
    }
    let all = reversal.fields.map { row(of: $0, isWhole: isWhole) }
    rows = all.filter(\.isDisputed) + all.filter { !$0.isDisputed }
    if !isWhole, refusal == nil {
      notes += rows.filter { !$0.isOpen }.compactMap { row in
        row.note.map { "\(name(of: row.field)) stays: \($0)" }
      }
    }
    if refusal == nil, projection[graph.taskID(of: index)] == nil {
      notes.append("The task comes back as it was before it was deleted.")
    }
    takeStanding(reversal.standing)
  }

  private func row(of field: Reversal.Field, isWhole: Bool) -> SettlingRow {
    let options = [field.now, field.back].map { value in
      SettlingRow.Option(choice: VersionChoice(value), value: value, setter: nil)
    }
    let stays = field.setAgainBy != nil || field.obstacle != nil || refusal != nil
    var note = refusal == nil ? field.obstacle : nil
    if let setter = field.setAgainBy {
      note =
        "set again \(friendly.age(graph.nodes[setter].wall)) by "
        + AuthorWords.device(graph.author(of: setter), to: device) + ": it stays unless you choose"
    }
    return SettlingRow(
      field: field.field, options: options,
      proposal: options[stays && !isWhole ? 0 : 1].choice,
      isDisputed: field.setAgainBy != nil, note: note,
      isOpen: !isWhole && field.obstacle == nil && refusal == nil)
  }

  /// Says which later changes stand, counted as the history counts them.
  private mutating func takeStanding(_ standing: [Int]) {
    guard refusal == nil else { return }
    let deeds = standing.map { graph.lead(of: graph.deed(of: $0)) }
    guard let last = deeds.last else {
      notes.append("It is the latest change of the task.")
      return
    }
    let words = ChangeWords(of: projection, dates).deed(of: last)
    let count = Set(deeds).count
    notes.append(
      count == 1
        ? "The later change stands: \(words)."
        : "The \(count) later changes stand, such as: \(words).")
  }
}
