internal import RedoTerminal

extension AppViewModel {
  /// Opens the palette over the screen.
  mutating func showPalette() {
    let known = vocabulary?[screenContext]
    let commands = CommandGroup.allCases.flatMap(\.commands).filter { command in
      command.group != .typing && command != .showPalette && known?.contains(command) != false
    }
    // Those that move a cursor come last: nobody looks for them by name.
    let ordered = commands.filter { $0.group != .moving } + commands.filter { $0.group == .moving }
    let offers = ordered.map { PaletteRow($0, availability(of: $0)) }
    overlay = .palette(
      Palette(
        offers.filter(\.availability.isAvailable) + offers.filter { !$0.availability.isAvailable }))
  }

  /// Does what a command means while the palette lies over the screen.
  mutating func perform(_ command: Command, on palette: Palette) -> [Effect] {
    var palette = palette
    switch command {
    case .moveUp: palette.move(by: -1)
    case .moveDown: palette.move(by: 1)
    case .accept:
      guard let choice = palette.choice else { return [] }
      overlay = nil
      return perform(choice.command)
    default:
      overlay = nil
      return []
    }
    overlay = .palette(palette)
    return []
  }
}
