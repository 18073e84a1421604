internal import RedoIntents
public import RedoProtocol
internal import RedoTasks

/// The past that the screen shows, and the present that it leads back to.
public struct Travel {
  /// The log and the moment.
  var past: Past
  /// What the log amounts to now.
  private(set) var present: Projection
  /// The present moment.
  var dates: DateContext
  /// The moment that was asked for; nil where a step or a change led here.
  let time: Instant?
  /// How many steps the log has now.
  private let stepCount: Int

  /// Shows a past whose present is `dates`.
  init(_ past: Past, time: Instant? = nil, dates: DateContext) {
    self.past = past
    self.time = time
    self.dates = dates
    present = past.present
    stepCount = past.stepCount
  }

  private init(_ travel: Travel, present: Projection, dates: DateContext) {
    past = travel.past
    time = travel.time
    self.present = present
    self.dates = dates
    stepCount = max(past.stepCount, Past(of: present, in: past.order).stepCount)
  }

  /// The changes of the step that leads to now, by their indices in the graph.
  var latestNodes: [Int] {
    hasGrown ? Past(of: present, in: past.order).latestNodes : past.latestNodes
  }

  /// Whether the log has changes that the past that shows does not know of.
  private var hasGrown: Bool { present.graph.nodes.count != past.present.graph.nodes.count }

  /// The moment that shows: the time that was asked for, else that of the last change.
  ///
  /// Nil before the first change.
  public var moment: Instant? {
    time ?? past.lastNode.map { past.present.graph.nodes[$0].wall }
  }

  /// How many changes there are between the moment and now, those of one intent taken as one.
  var changesToNow: Int { stepCount - past.step }

  /// What dates are read against at the moment.
  var datesThere: DateContext { dates.at(moment ?? dates.now) }

  /// The travel at its moment once the log has grown; nil where what it shows is no part of the log
  /// any more.
  func keeping(_ present: Projection, at dates: DateContext) -> Travel? {
    let (old, new) = (self.present.graph.nodes, present.graph.nodes)
    guard new.count >= old.count, old.first?.id == new.first?.id,
      old.isEmpty || old[old.count - 1].id == new[old.count - 1].id
    else { return nil }
    return Travel(self, present: present, dates: dates)
  }

  /// The past so many steps further on; nil where that is the present.
  func moved(by steps: Int) -> Travel? {
    var past = hasGrown ? rebased : past
    past.go(to: past.step + steps)
    return past.stepsToNow == 0 ? nil : Travel(past, dates: dates)
  }

  /// The moment that shows, in the log as it is now.
  private var rebased: Past {
    switch (past.order, moment, past.lastNode) {
    case (.clock, let moment?, _): return Past(of: present, at: moment)
    case (.arrival, _, let node?): return Past(of: present, after: node)
    default:
      var start = Past(of: present, in: past.order)
      start.go(to: 0)
      return start
    }
  }
}
