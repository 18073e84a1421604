public import RedoTasks

/// One thing that an edit did to a task: what a report, a history and an undo tell of it.
public enum EditedPart: Hashable, Sendable {
  /// It has another title, labels aside; as it is shown.
  case title(String)
  /// Tags and people were added to it and taken off it, each with its sign.
  case labels(added: [String], taken: [String])
  /// It has another description.
  case description
  /// The steps of the description were ticked, added and the like.
  case steps(StepEdit)
  /// It has another priority, 1 … 5.
  case priority(Int)
  /// It has another size.
  case storyPoints(Int64)
  /// It comes back in another rhythm.
  case repeats(Rhythm)
  /// It comes back no more.
  case repeatsNoMore
  /// It is kept from other people, or no more.
  case privacy(Bool)
  /// It is due at another time.
  case due
  /// It is due at no time any more.
  case dateTaken

  /// The part of the task that it is about.
  var field: EditedField {
    switch self {
    case .title: .title
    case .labels: .labels
    case .description: .description
    case .steps: .steps
    case .priority: .priority
    case .storyPoints: .storyPoints
    case .repeats, .repeatsNoMore: .repetition
    case .privacy: .privacy
    case .due, .dateTaken: .due
    }
  }
}

extension EditedPart {
  /// What leads from some values of a task's fields to others, in the order in which it is told.
  static func parts(from old: FieldValues, to new: FieldValues) -> [EditedPart] {
    var parts = titleParts(from: old, to: new)
    if old.description != new.description {
      let edit = StepEdit(from: old.description.text, to: new.description.text)
      parts.append(edit.map { .steps($0) } ?? .description)
    }
    if old.priority != new.priority { parts.append(.priority(new.priority)) }
    if old.storyPoints != new.storyPoints { parts.append(.storyPoints(new.storyPoints)) }
    if old.isPrivate != new.isPrivate { parts.append(.privacy(new.isPrivate)) }
    return parts
  }

  /// What a title says: words, labels, and how often the task comes back.
  private static func titleParts(from old: FieldValues, to new: FieldValues) -> [EditedPart] {
    let (before, after) = (TitleText(old.title.text), TitleText(new.title.text))
    var parts: [EditedPart] = []
    let isRenamed = before.shown != after.shown && (before.hasWords || after.hasWords)
    if isRenamed { parts.append(.title(after.shown)) }
    let (often, oftener) = (rhythm(of: old, before), rhythm(of: new, after))
    let markers = [often, oftener].compactMap { $0?.marker?.text }
    let had = labels(of: before, besides: markers)
    let has = labels(of: after, besides: markers)
    let (added, taken) = (labels(has, without: had), labels(had, without: has))
    // A task without a name so far is told by its name alone.
    if !added.isEmpty || !taken.isEmpty, !old.title.text.isEmpty {
      parts.append(.labels(added: added, taken: taken))
    }
    let (then, now) = (before.isOnce ? nil : often, after.isOnce ? nil : oftener)
    if then != now, !old.title.text.isEmpty || new.frequencyDays != old.frequencyDays {
      parts.append(now.map { .repeats($0) } ?? .repeatsNoMore)
    }
    return parts.isEmpty && old.title != new.title ? [.title(after.shown)] : parts
  }

  private static func labels(of title: TitleText, besides markers: [String]) -> [String] {
    title.labelTexts.filter { !markers.contains($0) }
  }

  /// Those of some labels that are not among others; a title may hold a hundred thousand.
  private static func labels(_ labels: [String], without others: [String]) -> [String] {
    let others = Set(others)
    return labels.filter { !others.contains($0) }
  }

  /// How often a task comes back, or would, were it not said to do so no more.
  private static func rhythm(of values: FieldValues, _ title: TitleText) -> Rhythm? {
    values.frequencyDays.map { Rhythm(everyDays: $0, titled: title) }
  }
}
