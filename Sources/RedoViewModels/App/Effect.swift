public import RedoIntents

/// What the shell must do because of a key: the view model itself touches nothing.
public enum Effect: Hashable, Sendable {
  /// Plan, sign and append an intent, replay, and tell the view model with `finished(_:)`.
  case run(Intent)
  /// Leave the program.
  case quit
  /// Give the terminal back to the shell that started the program, until it continues it.
  case suspend
  /// Read the log again from the disk, whatever went wrong before, and replay it.
  case reload
  /// Sync with every remote in the background, and tell the view model how it stands.
  case sync
  /// Draw every cell anew.
  case redraw
  /// Keep a change of the filter presets, and tell the view model with `kept(_:problem:)` or, where
  /// its preset is there no more, `missed(_:)`.
  case keep(PresetChange)
  /// Write a setting into the config, nil for what is usual, and tell the view model with
  /// `adopt(_:presets:at:)` and `kept(_:problem:)`.
  case set(SettingName, String?)
  /// Check every change of the log anew, and tell the view model with `verified(_:)`.
  case verify
  /// Do something with files or remotes, and tell the view model with `finished(_:)`.
  case errand(Errand)
  /// Complete the path of a file, and tell the view model with `completed(path:candidates:)`.
  case completePath(String)
  /// Open a task's description in the user's editor, and tell the view model with
  /// `edited(_:from:to:)`.
  case editText(TaskReference, String)
  /// Hand a text to the clipboard.
  case copy(String)
  /// Ring the bell.
  case ring

  /// Whether it changes tasks.
  var isChange: Bool {
    switch self {
    case .run, .errand(.admit): true
    default: false
    }
  }
}
