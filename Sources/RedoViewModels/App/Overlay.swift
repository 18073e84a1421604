/// What lies over the panes and takes the keys.
public enum Overlay: Equatable, Sendable {
  /// What every key does, scrolled down by so many rows.
  case help(scroll: Int)
  /// A line being typed.
  case prompt(Prompt)
  /// The fields of a task being typed.
  case form(TaskForm)
  /// Commands to find by name.
  case palette(Palette)
  /// Filter presets to choose from.
  case presets(PresetChooser)
  /// A priority being chosen.
  case priority(PriorityChoice)
  /// A question that waits for yes or no.
  case question(Question)
  /// A change, or who set what, to be read.
  case card(Card)
  /// Versions of a task's fields to choose from.
  case settling(Settling)
}
