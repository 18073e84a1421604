internal import RedoIntents
internal import RedoProtocol
internal import RedoScreens
internal import RedoTasks
internal import RedoTerminal
internal import RedoViewModels

extension VerbRunner {
  /// Draws analytics in the colours of the theme; where that cannot be used, of the usual one.
  func picture(of analytics: Analytics, at dates: DateContext) -> [UInt8] {
    let preferences = session.settings.preferences
    let theme: Theme
    switch session.shelf.theme(named: preferences.theme) {
    case .success(let own): theme = own
    case .failure(let failure):
      StandardStreams.warn(failure.message)
      theme = session.shelf.usualTheme ?? .bare
    }
    let day = FriendlyDate(in: dates).weekdayAndDay(analytics.today)
    return AnalyticsPicture(
      AnalyticsContent(analytics, at: dates), name: preferences.name ?? "",
      date: "\(day) \(analytics.today.year)"
    ).svg(in: theme)
  }
}
