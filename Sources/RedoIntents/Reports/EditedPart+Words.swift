internal import RedoTasks

extension EditedPart {
  /// What was done to a task, as a clause without a subject: `changed title to “Foo”, priority to 4,
  /// added #home`; nothing where nothing was done.
  static func words(of parts: [EditedPart]) -> Clause {
    let changed = parts.compactMap(\.changedWords)
    let deeds = parts.compactMap(\.deedWords)
    let first = changed.isEmpty ? [] : ["changed " + changed.joined(separator: ", ")]
    return (first + deeds).joined(separator: ", ")
  }

  /// What follows `changed`; nil for a part with a verb of its own.
  private var changedWords: Clause? {
    switch self {
    case .title(let title): "title to \(quoting: title)"
    case .description: "description"
    case .priority(let priority): "priority to \(priority)"
    case .storyPoints(let points): "points to \(points)"
    case .due: "due date"
    case .labels, .steps, .repeats, .repeatsNoMore, .privacy, .dateTaken: nil
    }
  }

  private var deedWords: Clause? {
    switch self {
    case .labels(let added, let taken):
      [("added ", added), ("took off ", taken)].filter { !$0.1.isEmpty }
        .map { Clause($0.0 + $0.1.listed) }.joined(separator: ", ")
    case .steps(let edit): edit.words
    case .repeats(let rhythm):
      "repeats \(Self.often(rhythm))\(rhythm.origin)"
    case .repeatsNoMore: "stopped repeating"
    case .privacy(let isPrivate): isPrivate ? "made private" : "made public"
    case .dateTaken: "took the date off"
    case .title, .description, .priority, .storyPoints, .due: nil
    }
  }

  /// What was done to a task, as the sentence of a report that names the task; nil where the name of
  /// the part says it.
  func sentence(about task: Clause) -> Clause? {
    switch self {
    // A history knows a task by the title that it has now.
    case .title(let title) where task == Clause(quoting: title): "Changed the title to \(task)"
    case .title(let title): "Changed the title of \(task) to \(quoting: title)"
    case .labels(let added, []): "Added \(added.listed) to \(task)"
    case .labels([], let taken): "Took \(taken.listed) off \(task)"
    case .labels(let added, let taken):
      "Added \(added.listed) to \(task) and took off \(taken.listed)"
    case .steps(let edit):
      "\(edit.words.recased { $0.uppercased() }) of \(task)"
    case .repeats(let rhythm):
      "Changed the repeat of \(task) to \(Self.often(rhythm))\(rhythm.origin)"
    case .repeatsNoMore: "Stopped the repeat of \(task)"
    case .dateTaken: "Took the date off \(task)"
    case .description, .priority, .storyPoints, .privacy, .due: nil
    }
  }

  /// What a task is called after an edit of several parts: `, now “Foo”, every week`.
  ///
  /// How often it comes back is told where that changed too: those words may have been meant for the
  /// title. Nothing where the task is named so already, as a history names it, or where its labels
  /// changed too, of which a title as shown says nothing.
  static func newName(in parts: [EditedPart], of task: Clause) -> Clause {
    var name: Clause = ""
    var often = ""
    for part in parts {
      switch part {
      case .labels: return ""
      case .title(let title): name = Clause(quoting: title)
      case .repeats(let rhythm): often = ", \(Self.often(rhythm))\(rhythm.origin)"
      default: break
      }
    }
    return name == "" || name == task ? "" : ", now \(name)\(often)"
  }

  /// `every day`, `every 3 days`, `every week`, `every 2 weeks`, `every month`.
  private static func often(_ rhythm: Rhythm) -> String {
    switch rhythm {
    case .days(7), .fixedDays(7): "every week"
    case .days(let days), .fixedDays(let days):
      days % 7 == 0 ? "every \(days / 7) weeks" : rhythm.often
    case .months, .years: rhythm.often
    }
  }
}
