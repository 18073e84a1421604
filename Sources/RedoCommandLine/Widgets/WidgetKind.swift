/// A status bar that shows a line of this program.
enum WidgetKind: String, CaseIterable {
  case tmux
  case waybar
  case prompt
  case plain

  /// What the line is for.
  var summary: String {
    switch self {
    case .tmux: "for status-right, with tmux's colours"
    case .waybar: "JSON with text, tooltip and class"
    case .prompt: "a few characters; nothing while nothing is due"
    case .plain: "words"
    }
  }
}
