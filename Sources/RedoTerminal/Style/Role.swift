/// What a cell means; a theme gives each its colour.
///
/// Raw values are the words of a theme file.
public enum Role: String, CaseIterable, Hashable, Sendable {
  /// Ordinary text.
  case text
  /// Text that supports other text.
  case secondary
  /// What may be overlooked: signs, rulers, and the words of what cannot act.
  case faint
  /// What stands in an empty field until something is typed there.
  case example

  /// The accent.
  case neon
  /// The accent at full glow.
  case neonBright = "neon-bright"
  /// Wants attention.
  case amber
  /// Information.
  case cyan
  /// Special.
  case purple
  /// It worked.
  case success
  /// It did not work.
  case error
  /// It may go wrong.
  case warning

  /// A group's title.
  case heading

  /// The lines of a pane without the focus.
  case border
  /// The lines of the pane with the focus.
  case borderFocus = "border-focus"
  /// The brightest part of the focused frame, at its corner.
  case borderGlow1 = "border-glow-1"
  /// The part of the focused frame that fades.
  case borderGlow2 = "border-glow-2"
  /// The last part of the fading before the plain focused line.
  case borderGlow3 = "border-glow-3"
  /// The bright edge of the selected row.
  case selectionEdge = "selection-edge"

  /// What a search found.
  case match
  /// A key to press.
  case key
  /// What a key does.
  case hint
  /// A tag.
  case tag
  /// A person.
  case person
  /// Priority 1, the lowest.
  case priority1 = "priority-1"
  /// Priority 2.
  case priority2 = "priority-2"
  /// Priority 3, the default.
  case priority3 = "priority-3"
  /// Priority 4.
  case priority4 = "priority-4"
  /// Priority 5, the highest.
  case priority5 = "priority-5"
  /// The empty part of a priority bar or gauge.
  case priorityRest = "priority-rest"
  /// A due time that has passed.
  case overdue
  /// A due time to come.
  case due
  /// How a task repeats.
  case `repeat`
  /// Something finished.
  case done

  /// A recognised part without a kind of its own.
  case chip
  /// A recognised due date.
  case chipDue = "chip-due"
  /// A recognised priority.
  case chipPriority = "chip-priority"
  /// A recognised repetition.
  case chipRepeat = "chip-repeat"
  /// Recognised story points.
  case chipPoints = "chip-points"
  /// A recognised tag.
  case chipTag = "chip-tag"
  /// A recognised person.
  case chipPerson = "chip-person"
  /// A recognised description.
  case chipDescription = "chip-description"

  /// A screen that could be shown.
  case tab
  /// The screen that is shown.
  case tabActive = "tab-active"
  /// What stands before a line being typed.
  case prompt
  /// The text cursor, which takes the background's colour.
  case cursor
  /// The filled part of a bar.
  case gauge
  /// The head of a falling drop of digital rain.
  case rainHead = "rain-head"
  /// The trail of a falling drop of digital rain.
  case rain
  /// No activity in a heat map.
  case heat0 = "heat-0"
  /// The least activity in a heat map.
  case heat1 = "heat-1"
  /// Some activity in a heat map.
  case heat2 = "heat-2"
  /// Much activity in a heat map.
  case heat3 = "heat-3"
  /// The most activity in a heat map.
  case heat4 = "heat-4"
}

extension Role {
  /// The role of a priority; values outside 1 to 5 count as the nearest.
  public static func priority(_ value: Int) -> Role {
    switch value {
    case ...1: .priority1
    case 2: .priority2
    case 3: .priority3
    case 4: .priority4
    default: .priority5
    }
  }

  /// The role of an intensity in a heat map; values outside 0 to 4 count as the nearest.
  public static func heat(_ level: Int) -> Role {
    switch level {
    case ...0: .heat0
    case 1: .heat1
    case 2: .heat2
    case 3: .heat3
    default: .heat4
    }
  }
}
