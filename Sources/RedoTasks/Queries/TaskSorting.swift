internal import RedoProtocol

/// One sort of a list: by numbers, then the pieces of titles, then whole titles, each only among
/// tasks that tie so far.
struct TaskSorting {
  let projection: Projection
  let workers: any Workers
  let starts: TitleStarts?
  private let isIdle: (@Sendable () -> Bool)?
  private let order: TaskOrder
  private let ranking: Ranking

  /// How many tasks at least are put in order before it is asked again whether somebody waits.
  private static let mostUnasked = 512

  /// What a task sorts by before its title; lower comes first.
  private struct Number: Comparable, Sendable {
    let primary: Int64
    let due: Int64

    static func < (left: Self, right: Self) -> Bool {
      left.primary != right.primary ? left.primary < right.primary : left.due < right.due
    }
  }

  /// A task to be sorted by its number.
  private struct Key: Sendable {
    let number: Number
    let place: Int
  }

  init(
    _ order: TaskOrder, _ projection: Projection, _ vantage: Vantage,
    knowing starts: TitleStarts? = nil, with workers: any Workers = OneWorker(),
    while isIdle: (@Sendable () -> Bool)? = nil
  ) {
    self.order = order
    self.isIdle = isIdle
    self.starts = starts
    self.workers = workers
    self.projection = projection
    ranking = Ranking(from: vantage)
  }

  /// Places in order.
  struct Sorted {
    var places: [Int] = []
    /// Whether all of them are in order.
    var isFinal = true

    static func += (left: inout Self, right: Self) {
      left.places += right.places
      left.isFinal = left.isFinal && right.isFinal
    }
  }

  /// The first `limit` places in order; with a window those that show through it, and the others
  /// between them as far as they had to be looked at.
  ///
  /// Places come in any order, each at most once.
  /// - Complexity: O(*n* log *n*), with a limit O(*n*) on average; titles are read only where nothing
  ///   else decides.
  func sorted(
    _ places: some Sequence<Int>, limit: Int, through window: ListingWindow? = nil
  ) -> Sorted {
    guard limit > 0 else { return Sorted() }
    // All tie but for their titles.
    if order == .title, limit == .max { return byTitle(Array(places), through: window) }
    guard limit == .max, isParted(through: window) else {
      return sorted(first(limit, of: places), limit: limit)
    }
    let places = Array(places)
    let parting =
      places.count <= Parting<Number>.mostSorted
      ? Parting()
      : Parting(by: Parting<Number>.sample(of: places).map { number(of: projection.tasks[$0]) })
    let parted = workers.mapRanges(places.count) { range in
      places[range].map { place in
        let key = key(of: place)
        return parting.parted(key, by: key.number)
      }
    }
    return byParts(parted, parting, through: window, placed: \.place) { part in
      sorted(part.sorted { $0.number < $1.number }, limit: limit, through: window)
    }
  }

  /// Whether tasks are sorted part by part, as what does not show can be left, or some of it later.
  func isParted(through window: ListingWindow?) -> Bool { window != nil || isIdle != nil }

  /// The places of sorted keys, titles deciding where they tie.
  private func sorted(
    _ keys: [Key], limit: Int, through window: ListingWindow? = nil
  ) -> Sorted {
    var sorted = refined(
      keys[...], limit: limit, through: window, where: { $0.number == $1.number }, placed: \.place
    ) { run in
      byTitle(run.map(\.place), through: window)
    }
    if sorted.places.count > limit { sorted.places.removeLast(sorted.places.count - limit) }
    return sorted
  }

  /// The places of keys in parts, each part sorted where it shows.
  func byParts<Number, Key>(
    _ keys: [Parting<Number>.Parted<Key>], _ parting: Parting<Number>,
    through window: ListingWindow?, placed: (Key) -> Int, by sort: ([Key]) -> Sorted
  ) -> Sorted {
    guard parting.count > 1 else { return sort(keys.map(\.key)) }
    return refined(
      parting.arranged(keys)[...], through: window, where: { $0.part == $1.part },
      placed: { placed($0.key) }
    ) { part in
      sort(part.map(\.key))
    }
  }

  /// Puts a place where it belongs among sorted ones.
  func insert(_ place: Int, into sorted: inout [Int]) {
    let index = sorted.partitioningIndex {
      self.sorted([$0, place], limit: 2).places.first == place
    }
    sorted.insert(place, at: index)
  }

  /// The keys in order, without those that surely come after the first `limit`.
  private func first(_ limit: Int, of places: some Sequence<Int>) -> [Key] {
    var keys: [Key] = []
    var last: Key?
    // Sorted again each time that twice as many have come together, so every key is sorted rarely.
    var room = limit < 1_000_000 ? 2 * limit + 64 : .max
    for place in places {
      let key = key(of: place)
      if let last, last.number < key.number { continue }
      keys.append(key)
      if keys.count >= room {
        keys.sort { $0.number < $1.number }
        last = keys[limit - 1]
        while let worst = keys.last, keys[limit - 1].number < worst.number { keys.removeLast() }
        room = max(room, keys.count * 2)
      }
    }
    keys.sort { $0.number < $1.number }
    return keys
  }

  /// The places of sorted keys, every run of those that tie sorted further where it shows, until
  /// there are enough, or somebody waits for other things.
  func refined<Key>(
    _ keys: ArraySlice<Key>, limit: Int = .max, through window: ListingWindow?,
    where tie: (Key, Key) -> Bool, placed: (Key) -> Int, by refine: (ArraySlice<Key>) -> Sorted
  ) -> Sorted {
    let shows = window?.shows(in: keys, where: tie, placed: placed)
    var sorted = Sorted()
    sorted.places.reserveCapacity(keys.count)
    var (start, nextLook) = (keys.startIndex, keys.startIndex + Self.mostUnasked)
    var isLeft = false
    while start < keys.endIndex, sorted.places.count < limit {
      var end = start + 1
      while end < keys.endIndex, tie(keys[end - 1], keys[end]) { end += 1 }
      let run = keys[start..<end]
      if end >= nextLook, let isIdle, !isLeft {
        isLeft = !isIdle()
        nextLook = end + Self.mostUnasked
      }
      if run.count == 1 {
        sorted.places.append(placed(keys[start]))
      } else if !isLeft, shows?(start..<end) ?? true {
        sorted += refine(run)
      } else {
        sorted += Sorted(places: run.map(placed), isFinal: false)
      }
      start = end
    }
    return sorted
  }

  private func key(of place: Int) -> Key {
    Key(number: number(of: projection.tasks[place]), place: place)
  }

  private func number(of task: TaskState) -> Number {
    let deadline = projection.currentTodo(of: task)?.deadline
    let due = deadline?.milliseconds ?? .max
    switch order {
    case .rank:
      let rank = ranking.value(of: task, deadline: deadline)
      return Number(primary: -Self.ordinal(of: rank), due: due)
    case .priority: return Number(primary: -Int64(task.priority), due: due)
    case .due: return Number(primary: due, due: due)
    case .created: return Number(primary: -task.created.milliseconds, due: due)
    // All tie, so that titles decide.
    case .title: return Number(primary: 0, due: 0)
    }
  }

  /// A whole number that orders as the rank does; a rank is never negative.
  private static func ordinal(of rank: Double) -> Int64 {
    Int64(max(0, rank).bitPattern)
  }
}
