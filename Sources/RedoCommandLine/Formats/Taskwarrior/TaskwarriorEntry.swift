internal import RedoIntents
internal import RedoProtocol
internal import RedoTasks

/// One task of a Taskwarrior file.
struct TaskwarriorEntry {
  /// What a member says, by its name.
  typealias Word = (name: String, text: String)

  private(set) var uuid: String
  let status: String
  let parent: String?
  private var title: String
  private var members: [(name: String, value: JSONValue)]

  /// Members that are told by others, or that Taskwarrior works out anew.
  private static let known: Set<String> = [
    "uuid", "status", "parent", "description", "id", "urgency", "mask", "imask", "rtype", "end",
    "due", "recur", "entry", "priority", "project", "tags", "annotations", "last", "modified",
    "points", "redoarchived", "redodue", "redonotes", "redopriority", "redorecur",
    "redorepeat",
  ]
  /// Members that are dates, which become words of the description.
  private static let moments: Set<String> = ["wait", "scheduled", "until", "start"]
  /// Known members that people choose for one time alone.
  private static let chosen: Set<String> = ["description", "priority", "project", "tags", "points"]

  /// Reads a task; nil without a uuid or a description.
  init?(_ value: JSONValue) {
    guard case .members(let members) = value, let uuid = value["uuid"]?.plain,
      let title = value["description"]?.plain
    else { return nil }
    self.uuid = uuid.lowercased()
    self.title = title
    self.members = members
    status = value["status"]?.plain ?? "pending"
    parent = value["parent"]?.plain?.lowercased()
  }

  private subscript(name: String) -> JSONValue? {
    members.first { $0.name == name }?.value
  }

  private func moment(_ name: String, in dates: DateContext) -> Instant? {
    self[name]?.plain.flatMap {
      ForeignDate.basic($0, in: dates) ?? ForeignDate.instant($0, in: dates)
    }
  }

  /// What it is called as a task by itself; uuids of other versions are no names here.
  private var source: String { UUIDv4(uuid) == nil ? "taskwarrior " + uuid : uuid }

  /// The name of the task that it is by itself.
  var id: TaskID { ForeignTask.id(of: source) }

  /// Whether it stood in this program's archive, which Taskwarrior holds as deleted.
  var isArchived: Bool { number("redoarchived", in: 1...1) != nil }

  /// Whether it is deleted and nothing more.
  var isDeleted: Bool { status == "deleted" && !isArchived }

  /// Whether it is neither done nor deleted.
  var isOpen: Bool { status != "completed" && !isDeleted }

  /// The day on which Taskwarrior puts what is for `someday` or `later`, and that of its older versions.
  private static let someday = ["9999-12-30", "2038-01-18"]

  /// Whether it is due on the day that stands for none; where this program wrote it, it was meant.
  private func isForSomeday(in dates: DateContext) -> Bool {
    guard self["redodue"] == nil, let due = moment("due", in: dates) else { return false }
    return Self.isDayStart(due, in: dates)
      && Self.someday.contains(ForeignDate.dayText(due, in: dates))
  }

  /// When it is due; nil where that is not told, is for someday, or cannot be read.
  ///
  /// A day without a time is its first moment to Taskwarrior, and here the usual time of it; where this
  /// program wrote such a moment, it was meant.
  func due(in dates: DateContext) -> Instant? {
    guard !isForSomeday(in: dates), let due = moment("due", in: dates) else { return nil }
    let written = moment("redodue", in: dates)
    // What comes back after hours may be due at midnight and at noon in turn.
    let countsDays = self["recur"]?.plain.map { RepeatWords($0) != nil } ?? true
    guard Self.isDayStart(due, in: dates), countsDays,
      written.map({ Self.isDayStart($0, in: dates) }) != true
    else { return due }
    return Self.usualTime(of: due, in: dates)
  }

  /// From when it is meant to be done; nil where that is not told.
  private func start(in dates: DateContext) -> Instant? {
    ["scheduled", "wait"].compactMap { moment($0, in: dates) }.max().map { start in
      Self.isDayStart(start, in: dates) ? Self.usualTime(of: start, in: dates) : start
    }
  }

  private static func usualTime(of day: Instant, in dates: DateContext) -> Instant {
    dates.zone.instant(of: dates.zone.date(of: day), at: dates.defaultTime).clamped
  }

  private static func isDayStart(_ moment: Instant, in dates: DateContext) -> Bool {
    moment == dates.zone.instant(of: dates.zone.date(of: moment), at: .midnight)
  }

  /// When a repeating task falls due after the last of its times: a step of its repeat later, and
  /// not before its first time; at the last time where days cannot say the repeat.
  ///
  /// Where a month lacks the day, its last one stands for it, and a longer one has the day again.
  func due(after last: Instant, in dates: DateContext) -> Instant {
    let start = due(in: dates) ?? last
    guard let rhythm = self["recur"]?.plain.flatMap({ RepeatWords($0) })?.fixed else {
      return max(start, last)
    }
    let (day, time) = dates.zone.civil(of: last)
    let isLast = day.day == CivilDate.days(in: day.month, of: day.year)
    let schedule = RepeatSchedule(
      from: day, by: rhythm,
      dayOfMonth: isLast ? max(day.day, dates.zone.date(of: start).day) : nil)
    return max(start, dates.zone.instant(of: schedule.day(after: 1), at: time).clamped)
  }

  /// The times that it fell or falls due.
  func occurrences(
    in dates: DateContext, _ reading: inout ImportReading
  ) -> [ForeignTask.Occurrence] {
    let (due, end) = (due(in: dates), moment("end", in: dates))
    guard !isOpen else {
      let open = due ?? PlannedStart.due(start(in: dates), in: dates, &reading)
      if open == nil, isForSomeday(in: dates) {
        reading.lose("tasks that are due someday become drafts")
      }
      return open.map { [.init(deadline: $0)] } ?? []
    }
    if end == nil {
      reading.lose(LossWords.doneSometimeOrWhenDue)
    }
    let completed =
      end.map { ForeignEnd.past($0, in: dates, &reading) } ?? min(due ?? dates.now, dates.now)
    return [.init(deadline: due ?? completed, completed: completed)]
  }

  /// The repeating task with what its open time says in its place: that is what people change.
  func overlaid(by time: TaskwarriorEntry) -> TaskwarriorEntry {
    var entry = self
    entry.title = time.title
    let own = Set(["uuid", "status", "recur", "mask", "entry"])
    let told = time.members.filter { !own.contains($0.name) }
    let names = Set(told.map(\.name)).union(["annotations"])
    entry.members =
      members.filter { !names.contains($0.name) } + told.filter { $0.name != "annotations" }
    // Taskwarrior gives a new time all that is noted at the task; what was noted there since stays.
    let known = time.noted
    let notes = time.notes + notes.filter { !known.contains($0.text) }
    if !notes.isEmpty { entry.members.append(("annotations", .list(notes.map(\.value)))) }
    return entry
  }

  /// The time told as a task of which the file holds nothing but times, by that task's name.
  func named(_ task: String) -> TaskwarriorEntry {
    var entry = self
    entry.uuid = task
    return entry
  }

  /// What is noted of it, each with its text.
  private var notes: [(text: String, value: JSONValue)] {
    (self["annotations"]?.elements ?? []).compactMap { value in
      value["description"]?.plain.map { ($0, value) }
    }
  }

  /// What it says, but for its dates and what is noted of it.
  var words: [Word] {
    members.compactMap { name, value -> Word? in
      let isOwn = !Self.known.contains(name) && !Self.moments.contains(name)
      guard isOwn || Self.chosen.contains(name) else { return nil }
      return Self.line(of: value).map { (name, $0) }
    }
  }

  /// What is noted of it beyond texts that are known.
  func annotations(beyond known: Set<String>, in dates: DateContext) -> [Word] {
    zip(notes, annotations(in: dates)).compactMap { note, line -> Word? in
      known.contains(note.text) ? nil : ("annotations", line)
    }
  }

  /// Its dates as text.
  func dateWords(in dates: DateContext) -> [Word] {
    members.compactMap { name, value -> Word? in
      guard name == "due" || Self.moments.contains(name) else { return nil }
      let date = name == "due" ? due(in: dates) : moment(name, in: dates)
      return (date.map { ForeignDate.lineText($0, in: dates) } ?? value.plain).map { (name, $0) }
    }
  }

  /// A value, or all elements of one, in a line; nil where that says nothing.
  private static func line(of value: JSONValue) -> String? {
    let text =
      value.elements.isEmpty
      ? value.plain
      : value.elements.compactMap(\.plain).joined(separator: ", ")
    return text?.isEmpty == false ? text : nil
  }

  /// The texts of what is noted of it.
  var noted: Set<String> { Set(notes.map(\.text)) }

  /// The task, with what is lost on the way.
  func task(in dates: DateContext, _ reading: inout ImportReading) -> ForeignTask {
    var task = ForeignTask(source: source, title: title)
    task.occurrences = occurrences(in: dates, &reading)
    task.priority = priority(&reading)
    // Taskwarrior knows no people; a tag that starts like one is one.
    task.takeLabels(tags(&reading), as: .tag, &reading)
    task.points = number("points", in: FieldRanges.storyPoints)
    task.isArchived = isArchived
    task.notes = annotations(in: dates) + rest(in: dates, &reading)
    if let due = self["due"]?.plain, moment("due", in: dates) == nil {
      task.notes.append("due: " + due)
      reading.lose(LossWords.unreadableDue)
    }
    if let recur = self["recur"]?.plain {
      takeRepeat(recur, &task, &reading)
    } else if let words = self["redorepeat"]?.plain.flatMap({ RepeatWords($0) }) {
      // The tags say what it counts from.
      task.comeBack(everyDays: words.free.days, &reading)
    }
    return task
  }

  /// Takes a repeat, which counts from the due date to Taskwarrior; where this program wrote it, the
  /// tags say what it counts from.
  private func takeRepeat(
    _ recur: String, _ task: inout ForeignTask, _ reading: inout ImportReading
  ) {
    guard let words = RepeatWords(recur) else {
      task.notes.append("recur: " + recur)
      return reading.lose(LossWords.unsayableRepeats)
    }
    if self["redorecur"]?.plain == recur {
      task.comeBack(everyDays: words.free.days, &reading)
    } else {
      task.comeBack(words.isOfWorkdays ? words.free : words.fixed, &reading)
    }
    if words.isOfWorkdays { reading.lose(LossWords.workdaysAsDays) }
  }

  private func priority(_ reading: inout ImportReading) -> Int? {
    guard let letter = self["priority"]?.plain, !letter.isEmpty else { return nil }
    guard let value = TaskwarriorPriority.value(of: letter) else {
      reading.lose("priorities other than H, M and L are kept as text")
      return nil
    }
    // The lowest one has the letter of the low one.
    return letter == "L" ? number("redopriority", in: 1...1).map { Int($0) } ?? value : value
  }

  /// A whole number; Taskwarrior writes one that it does not know as `1.000000`.
  private func number(_ name: String, in range: ClosedRange<Int64>) -> Int64? {
    self[name]?.plain.flatMap(Double.init).flatMap { Int64(exactly: $0) }
      .flatMap { range.contains($0) ? $0 : nil }
  }

  private func tags(_ reading: inout ImportReading) -> [String] {
    let listed = self["tags"].map { value in
      value.elements.isEmpty
        ? (value.plain ?? "").split(separator: ",").map(String.init)
        : value.elements.compactMap(\.plain)
    }
    var tags = listed ?? []
    if let project = self["project"]?.plain {
      tags.insert(project, at: 0)
      reading.lose("projects become tags")
    }
    return tags
  }

  private func annotations(in dates: DateContext) -> [String] {
    let created = moment("entry", in: dates)
    let plainCount = number("redonotes", in: 1...1_000_000) ?? 0
    return notes.map { text, note in
      guard let moment = note["entry"]?.plain.flatMap({ ForeignDate.basic($0, in: dates) }) else {
        return text
      }
      if let created, TaskwarriorNotes.isPlain(moment, of: plainCount, in: created) { return text }
      return ForeignDate.dayText(moment, in: dates) + " " + text
    }
  }

  /// Whether a member has a place that does not hold what it says: `VH`, or half a point.
  private func isUnread(_ name: String) -> Bool {
    switch name {
    case "points": number(name, in: FieldRanges.storyPoints) == nil
    case "priority": self[name]?.plain.flatMap(TaskwarriorPriority.value(of:)) == nil
    default: false
    }
  }

  /// All other members as lines of text.
  private func rest(in dates: DateContext, _ reading: inout ImportReading) -> [String] {
    if self["entry"] != nil { reading.lose(LossWords.creationDates) }
    let others = members.filter { !Self.known.contains($0.name) || isUnread($0.name) }
    return others.compactMap { name, value in
      if Self.moments.contains(name) {
        reading.lose("\(name) dates are kept as text")
        let date = moment(name, in: dates).map { ForeignDate.lineText($0, in: dates) }
        return (date ?? value.plain).map { "\(name): \($0)" }
      }
      guard let text = Self.line(of: value) else { return nil }
      if name != "priority" {
        reading.lose(
          name == "depends"
            ? "dependencies are kept as text" : "attributes of your own are kept as text")
      }
      return "\(name): \(text)"
    }
  }
}
