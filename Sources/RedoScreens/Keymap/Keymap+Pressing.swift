public import RedoTerminal
public import RedoViewModels

/// Keys as they come: each is a command, a part of a chord, text, or nothing.
///
/// Where a chord stands, the view model keeps, which shows what may follow.
extension Keymap {
  /// What may be done where the room is too small to show what it would be done to.
  private static let unseen: Set<Command> = [.quit, .suspend, .redraw, .dismiss]

  /// Whether a key is a character of the text being typed and means nothing else, so that it may be
  /// typed together with those that came with it.
  public func isText(_ key: Key, on viewModel: AppViewModel) -> Bool {
    guard begun(on: viewModel).isEmpty, viewModel.takesTextAtOnce, key.text != nil,
      !viewModel.layout.isTooSmall
    else { return false }
    return command(for: [key], in: viewModel.context) == .none
  }

  /// The command that a key means now; nil where it is a part of a chord, text, or nothing.
  public func command(of key: Key, on viewModel: AppViewModel) -> Command? {
    switch command(for: begun(on: viewModel) + [key], in: viewModel.context) {
    case .command(let command): command
    case .pending, .none: nil
    }
  }

  /// Does what a key means; what the shell has to do comes back.
  public func press(_ key: Key, on viewModel: inout AppViewModel) -> [Effect] {
    let begun = begun(on: viewModel)
    viewModel.begunKeys = []
    switch command(for: begun + [key], in: viewModel.context) {
    case .command(let command):
      guard !viewModel.layout.isTooSmall || Self.unseen.contains(command) else { return [] }
      return viewModel.perform(command)
    case .pending:
      // What was said before needs no room any more: what may follow does.
      viewModel.yieldMessage()
      viewModel.begunKeys = begun + [key]
      return []
    case .none:
      guard !begun.isEmpty else {
        return viewModel.layout.isTooSmall ? [] : viewModel.insert(key)
      }
      // A chord that there is none of: its last key was not meant by itself.
      viewModel.reportUnbound(begun + [key])
      return []
    }
  }

  /// The keys that begin a chord, where they still do: what opened since has other keys.
  private func begun(on viewModel: AppViewModel) -> [Key] {
    let isChord = begins(viewModel.begunKeys, in: viewModel.context)
    return isChord ? viewModel.begunKeys : []
  }
}
