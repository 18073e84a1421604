public import RedoIntents
public import RedoProtocol
public import RedoTasks

extension AppViewModel {
  /// Takes what the log amounts to after a replay.
  ///
  /// The same task stays selected; where it is gone, its neighbour is.
  public mutating func absorb(_ projection: Projection, at dates: DateContext) {
    self.projection = projection
    self.dates = dates
    relist()
    if let wanted, list.select(wanted) { self.wanted = nil }
    refreshOverlay()
    relayout()
  }

  /// Takes notice that time has passed; says whether anything that shows has changed.
  @discardableResult
  public mutating func tick(_ dates: DateContext) -> Bool {
    let minute = self.dates.now.milliseconds / 60_000
    self.dates = dates
    var hasChanged = false
    if let expiry = message?.expiry, expiry <= dates.now {
      message = nil
      hasChanged = true
    }
    guard dates.now.milliseconds / 60_000 != minute else { return hasChanged }
    relist()
    refreshOverlay()
    relayout()
    return true
  }

  /// When something that shows changes by itself: the next minute, or before it a message's end.
  public var nextTick: Instant {
    let minute = Instant(milliseconds: (dates.now.milliseconds / 60_000 + 1) * 60_000)
    return min(minute, message?.expiry ?? minute)
  }

  /// Lists the tasks anew.
  mutating func relist() {
    guard let projection else { return }
    let vantage = Vantage(now: dates.now, zone: dates.zone, formula: settings.ranking)
    let arrangement = list.arrangement
    let listing = TaskListing(
      of: projection, order: arrangement.order, isGrouped: arrangement.isGrouped, from: vantage)
    var rows: [ListRow] = []
    rows.reserveCapacity(listing.count + listing.sections.count)
    var ordinal = 0
    for section in listing.sections {
      if let group = section.group {
        rows.append(.heading(group, count: section.tasks.count))
      }
      for place in section.tasks {
        rows.append(.task(place: place, ordinal: ordinal))
        ordinal += 1
      }
    }
    list.show(rows) { projection.tasks[$0].id }
  }
}
