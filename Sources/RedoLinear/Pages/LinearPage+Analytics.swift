internal import RedoIntents
internal import RedoTasks
internal import RedoViewModels

extension LinearPage {
  /// Every number of the analytics in words; those that count tasks list them.
  mutating func readAnalytics(_ viewModel: AppViewModel) {
    guard let content = viewModel.analytics.content, !content.isEmpty else {
      say("Analytics.")
      if let emptiness = viewModel.analyticsEmptiness { say(emptiness, in: .analytics) }
      return
    }
    say("Analytics. ? says how each number is counted.")
    for card in content.cards {
      let words = "\(card.statistic.name): \(card.value), \(card.note)"
      if card.statistic == .streak {
        say(words + ".")
      } else {
        offer(words, .statistic(card.statistic), does: .open, name: card.statistic.name)
      }
    }
    say("\(Statistic.heat.name): \(content.heat.sum).")
    for record in content.heat.records {
      say(LinearMessage.sentence(record.name + ": " + record.value, keys))
    }
    say("\(Statistic.trend.name): " + Self.words(of: content.trend))
    say("\(Statistic.burnUp.name): " + Self.words(of: content.burnUp))
    read(content.forecast)
    say("\(Statistic.velocity.name):")
    read(content.velocity)
    say("\(Statistic.week.name):")
    read(content.week)
    let priorities = content.priorities.map {
      "priority \($0.priority): \(Quantity.text($0.active, "task"))"
    }
    say("\(Statistic.priorities.name): " + priorities.joined(separator: ", ") + ".")
    say("\(Statistic.peaks.name): \(content.peaks.words).")
  }

  private mutating func read(_ forecast: ForecastContent) {
    for band in forecast.bands {
      let dates =
        band.likely.isEmpty ? band.half : "50 % by \(band.half), 85 % by \(band.likely)"
      say("\(Statistic.forecast.name), \(band.title): \(dates).")
    }
    if !forecast.basis.isEmpty { say("The forecast rests on \(forecast.basis).") }
  }

  private mutating func read(_ table: FigureTable) {
    for row in table.rows {
      let figures = zip(table.headings, row.figures).map { "\($0) \($1)" }
      say("\(row.name): " + figures.joined(separator: ", "))
    }
  }

  private static func words(of plot: PlotContent) -> String {
    plot.keys.map { "\($0.name) \($0.figure)" }.joined(separator: ", ") + "."
  }
}
