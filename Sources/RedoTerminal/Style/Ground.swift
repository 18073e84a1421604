/// The surface under a cell.
///
/// Raw values are the words of a theme file.
public enum Ground: String, CaseIterable, Hashable, Sendable {
  /// The screen itself.
  case background = "ground-background"
  /// A pane.
  case panel = "ground-panel"
  /// The selected row, a dialog.
  case raised = "ground-raised"
  /// A tag or a recognised part of a quick-add line.
  case chip = "ground-chip"
  /// The tab of the screen that is shown.
  case tabActive = "ground-tab-active"
  /// A question about something that cannot be taken back.
  case danger = "ground-danger"
}
