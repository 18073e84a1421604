extension AppViewModel {
  /// Opens the palette over the screen.
  mutating func showPalette() {
    let commands = CommandGroup.allCases.flatMap(\.commands).filter { command in
      command.group != .typing && command != .showPalette
    }
    let known = vocabulary?[screenContext]
    let listsTasks = CommandHome(context: screenContext).listsTasks
    func meansNothingHere(_ command: Command) -> Bool {
      known?.contains(command) == false
        || !listsTasks && command.isAboutTasks && !availability(of: command).isAvailable
    }
    let here = commands.filter { !meansNothingHere($0) }
    // Those that move a cursor come last: nobody looks for them by name.
    let ordered = here.filter { $0.group != .moving } + here.filter { $0.group == .moving }
    let offers = ordered.map {
      PaletteRow(command: $0, availability: availability(of: $0), home: nil, isHere: true)
    }
    let others = commands.filter { meansNothingHere($0) && !$0.movesCursor }
    let elsewhere = others.compactMap { command in
      home(of: command).map {
        PaletteRow(command: command, availability: .available, home: $0, isHere: false)
      }
    }
    // What is to be had on no screen says what leads to it.
    let nowhere = others.filter { home(of: $0) == nil }.map {
      PaletteRow(command: $0, availability: availability(of: $0), home: nil, isHere: false)
    }
    let able = offers.filter(\.availability.isAvailable)
    let unable = (offers + nowhere).filter { !$0.availability.isAvailable }
    // A triage is left with its own key, which says what it came to.
    overlay = .palette(
      triage == nil
        ? Palette(able + elsewhere + unable) : Palette(able + unable, outOfReach: elsewhere))
  }

  /// What is said of a palette that lists nothing.
  public func emptyWords(of palette: Palette) -> String {
    let leave = key(.dismiss, in: .palette)
    let rest =
      palette.isOutOfReach
      ? " while the triage shows; \(leave), then \(key(.back, in: screenContext)) leaves it"
      : "; erase letters to see others"
    return "No command has that name" + rest
  }

  /// Runs what was chosen.
  ///
  /// Of a command of another place what it acts on was not seen yet: it is only run where that is
  /// all of the place.
  private mutating func run(_ row: PaletteRow) -> [Effect] {
    guard let home = row.home else { return perform(row.command) }
    guard row.command.actsOnAll else {
      lead(to: home, for: row.command)
      return []
    }
    go(to: home)
    return perform(row.command)
  }

  /// Does what a command means while the palette lies over the screen.
  mutating func perform(_ command: Command, on palette: Palette) -> [Effect] {
    guard command == .accept else {
      overlay = nil
      return []
    }
    guard let choice = palette.choice else { return [] }
    overlay = nil
    return run(choice)
  }
}

extension Command {
  /// Whether it acts on all of the place where it means something, so that nothing has to be selected
  /// there first.
  fileprivate var actsOnAll: Bool {
    switch self {
    case .find, .findNext, .findPrevious, .changeOrder, .editFilter, .savePreset, .goToToday,
      .toggleWeek:
      true
    default: false
    }
  }

  /// Whether it only leads a cursor on.
  fileprivate var movesCursor: Bool {
    group == .moving && self != .open && self != .enlarge || self == .moveLeft || self == .moveRight
  }
}
