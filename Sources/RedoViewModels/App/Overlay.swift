/// What lies over the panes and takes the keys.
public enum Overlay: Equatable, Sendable {
  /// What keys do, scrolled down by so many rows: those of this screen, or all.
  case help(scroll: Int, isWhole: Bool)
  /// A line being typed.
  case prompt(Prompt)
  /// The fields of a task being typed.
  case form(TaskForm)
  /// Commands to find by name.
  case palette(Palette)
  /// Filter presets to choose from.
  case presets(PresetChooser)
  /// Tags and people to choose from.
  case labels(LabelChooser)
  /// A priority being chosen.
  case priority(PriorityChoice)
  /// A value of a setting being chosen.
  case setting(SettingChoice)
  /// A question that waits for yes or no.
  case question(Question)
  /// A change, or who set what, to be read.
  case card(Card)
  /// What the first start says.
  case welcome
  /// Versions of a task's fields to choose from.
  case settling(Settling)
}
