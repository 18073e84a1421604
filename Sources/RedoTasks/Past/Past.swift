public import RedoProtocol

/// A log as it was, read-only, and the way from there to other moments (PROTOCOL.md, "The past").
///
/// There are two orders in which a log came to be. By *arrival*, its lines up to a change are what
/// this device knew when it had that change. By the *clock*, the changes whose wall time is not later
/// than a moment are what had been done by then, wherever; every device that holds the same changes
/// says the same. Either way the changes that are left make a log of their own, and what they amount
/// to is its replay.
public struct Past {
  /// The order in which a log came to be.
  public enum Order: Hashable, Sendable {
    /// As the lines stand in this device's log.
    case arrival
    /// By what the authors' clocks showed.
    case clock
  }

  /// The log as it is now.
  public let present: Projection
  /// The order of the steps.
  public let order: Order
  /// What the log amounted to at the moment.
  public private(set) var projection: Projection
  /// How many steps lead to the moment, each of them one intent.
  public private(set) var step: Int

  private let chronology: Chronology
  private let places: [Int32]

  /// Goes to the moment at which a change had just come into this device's log, with all nodes of its
  /// intent.
  public init(of present: Projection, after index: Int) {
    self.init(of: present, in: .arrival)
    let first = chronology.ends.firstIndex { chronology.nodes[$0 - 1] >= Int32(index) }
    go(to: first.map { $0 + 1 } ?? stepCount)
  }

  /// Goes to a moment by the clock.
  public init(of present: Projection, at time: Instant) {
    self.init(of: present, in: .clock)
    let later = chronology.ends.firstIndex { end in
      let last = Int(chronology.nodes[end - 1])
      return present.graph.nodes[last].wall > time
    }
    go(to: later ?? stepCount)
  }

  /// Starts from the last step, at which the past is the present.
  public init(of present: Projection, in order: Order = .arrival) {
    self.present = present
    self.order = order
    projection = present
    chronology = Chronology(of: present.graph, in: order)
    places = present.graph.taskPlaces()
    step = chronology.ends.count
  }

  /// How many steps lead to now.
  public var stepCount: Int { chronology.ends.count }

  /// How many steps now is later.
  public var stepsToNow: Int { stepCount - step }

  /// The last change of the step that led here, by its index in the graph; nil before the first.
  public var lastNode: Int? {
    step > 0 ? Int(chronology.nodes[chronology.ends[step - 1] - 1]) : nil
  }

  /// The changes of the step that led here, by their indices in the graph; none before the first.
  public var lastNodes: [Int] { nodes(ofStep: step) }

  /// The changes of the step that leads to now, by their indices in the graph; none in an empty log.
  public var latestNodes: [Int] { nodes(ofStep: stepCount) }

  private func nodes(ofStep step: Int) -> [Int] {
    guard step > 0 else { return [] }
    let start = chronology.count(ofSteps: step - 1)
    return chronology.nodes[start..<chronology.count(ofSteps: step)].map { Int($0) }
  }

  /// Goes to the moment after so many steps; the nearest one that there is.
  /// - Complexity: O(*n*) in the tasks, and in the changes of the tasks that the way leads over.
  public mutating func go(to target: Int) {
    let target = min(max(0, target), stepCount)
    guard target != step else { return }
    let ends = [chronology.count(ofSteps: target), chronology.count(ofSteps: step)]
    let passed = chronology.nodes[min(ends[0], ends[1])..<max(ends[0], ends[1])]
    var graph = projection.graph
    let changed = graph.leaveOut(
      passed, isLater: target < step, places: places, of: present.graph)
    projection = Projection(graph, keeping: projection, except: changed)
    step = target
  }
}
