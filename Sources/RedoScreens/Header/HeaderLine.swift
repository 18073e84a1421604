internal import RedoIntents
internal import RedoProtocol
internal import RedoTerminal
internal import RedoViewModels

/// The first row: the program's name, the screens there are, where changes go, date and time.
struct HeaderLine {
  private static let name = "REDO"
  /// Where the tabs start.
  private static let tabColumn = 6

  func render(_ viewModel: AppViewModel, in rect: Rect, onto canvas: inout Canvas) {
    canvas.draw(in: rect) { canvas in
      canvas.write(
        Self.name, at: Point(row: 0, column: 1), as: .neonBright, emphasis: .bold)
      let tabs = tabs(viewModel, columns: rect.columns)
      tabs.draw(active: viewModel.screen, on: &canvas)
      if let banner = banner(viewModel) {
        banner.render(from: tabs.endColumn + 1, onto: &canvas)
      } else {
        drawState(viewModel, from: tabs.endColumn + 1, onto: &canvas)
      }
    }
  }

  /// The tabs as they stand.
  func tabs(_ viewModel: AppViewModel, columns: Int) -> TabLine {
    guard let banner = banner(viewModel) else {
      return TabLine(
        active: viewModel.screen, from: Self.tabColumn, columns: columns - reserve(of: viewModel))
    }
    // No names but that of the screen that shows.
    func tabs(_ extent: TabLine.Extent) -> TabLine {
      TabLine(active: viewModel.screen, from: Self.tabColumn, columns: 0, extent: extent)
    }
    return tabs(banner.extent(tabs, columns: columns))
  }

  /// The banner of the past; nil while the present shows.
  private func banner(_ viewModel: AppViewModel) -> PastBanner? {
    viewModel.travel.map {
      PastBanner(
        travel: $0, dates: viewModel.clock,
        way: viewModel.settings.keys.name(of: .back, in: .list))
    }
  }

  /// What the tabs' names give way to: how syncing stands, with the time after it, where anything is
  /// synced.
  ///
  /// It is as wide as when a round is just over, so that the names do not come and go with each.
  private func reserve(of viewModel: AppViewModel) -> Int {
    let headline = viewModel.sync.headline(in: viewModel.dates, viewModel.settings.keys)
    guard headline.mood != .quiet else { return 0 }
    let words = max(TextWidth.columns(of: headline.short), TextWidth.columns(of: "just now"))
    return words + TextWidth.columns(of: "⇅    00:00 ")
  }

  /// The clock at the right edge, and what is left of the state before it.
  private func drawState(_ viewModel: AppViewModel, from start: Int, onto canvas: inout Canvas) {
    guard viewModel.projection != nil else { return }
    let dates = FriendlyDate(in: viewModel.dates)
    let room = canvas.size.columns - 1 - start
    let full = dates.full(viewModel.dates.now)
    let headline = viewModel.sync.headline(in: viewModel.dates, viewModel.settings.keys)
    let short = Self.text(headline.short, headline.mood, canvas.glyphs)
    // How syncing stands is worth more than the date.
    let needed = headline.mood == .quiet ? 0 : 3 + TextWidth.columns(of: short)
    let clock =
      TextWidth.columns(of: full) + needed <= room ? full : dates.clock(viewModel.dates.now)
    var end = canvas.size.columns - 1
    let long = Self.text(headline.text, headline.mood, canvas.glyphs)
    func fits(_ words: String) -> Bool {
      TextWidth.columns(of: clock) + 3 + TextWidth.columns(of: words) <= room
    }
    let words = fits(long) ? long : short
    // On the narrowest screens a mark says that something is wrong, whether or not the clock fits.
    if headline.mood == .trouble, !fits(words) {
      end -= 1
      canvas.write("!", at: Point(row: 0, column: end), as: .warning, emphasis: .bold)
      end -= 1
    }
    for (text, role) in [(clock, Role.secondary), (words, Self.role(headline.mood))] {
      let column = end - TextWidth.columns(of: text)
      guard column >= start else { return }
      canvas.write(text, at: Point(row: 0, column: column), as: role)
      end = column - 3
    }
  }

  private static func text(
    _ words: String, _ mood: SyncHealth.Headline.Mood, _ glyphs: GlyphSet
  ) -> String {
    let shown = words.split(separator: "·").joined(separator: glyphs.text("·", "-"))
    // Without the arrows, the mark says by itself that something is wrong.
    let sign = glyphs.text("⇅ ", mood == .trouble ? "! " : "")
    return mood == .quiet ? shown : sign + shown
  }

  private static func role(_ mood: SyncHealth.Headline.Mood) -> Role {
    switch mood {
    case .quiet: .hint
    case .busy: .secondary
    case .well: .success
    case .trouble: .warning
    }
  }
}
