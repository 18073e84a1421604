public import RedoTerminal
public import RedoViewModels

/// The whole screen: a function of its view model.
public struct RootScreen {
  /// The keys that hints and help name.
  public let keymap: Keymap

  /// A screen whose hints and help name the keys of a keymap.
  public init(keymap: Keymap = .standard) {
    self.keymap = keymap
  }

  /// Draws everything; the canvas has the size that the view model was resized to.
  public func render(_ viewModel: AppViewModel, onto canvas: inout Canvas) {
    canvas.fill(canvas.bounds, with: .background)
  }

  /// Takes what the mouse does: a click on a hint or tab presses it, anything else goes to the panes.
  public func mouse(_ event: MouseEvent, on viewModel: inout AppViewModel) -> [Effect] {
    viewModel.mouse(event)
  }
}
