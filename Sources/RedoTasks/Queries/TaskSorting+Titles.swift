internal import RedoProtocol

/// The most titles that are read whole as quickly as by their pieces.
private let mostRead = 64
/// How many pieces of a title are looked at; almost all titles differ in them.
private let mostPieces = 4

extension TaskSorting {
  /// A task to be sorted by one piece of its title.
  private struct TitleKey: Sendable {
    let piece: UInt64
    let place: Int
  }

  /// Tasks by title, whose first pieces, so many, are the same.
  func byTitle(
    _ places: [Int], after number: Int = 0, through window: ListingWindow?
  ) -> Sorted {
    guard places.count > mostRead, number < mostPieces else {
      return Sorted(places: byWholeTitle(places))
    }
    let parting =
      !isParted(through: window) || places.count <= Parting<UInt64>.mostSorted
      ? Parting()
      : Parting(by: pieces(number, of: Parting<UInt64>.sample(of: places)[...]))
    let keys = workers.mapRanges(places.count) { range in
      zip(places[range], pieces(number, of: places[range])).map {
        parting.parted(TitleKey(piece: $1, place: $0), by: $1)
      }
    }
    return byParts(keys, parting, through: window, placed: \.place) { part in
      byPiece(part, number, through: window)
    }
  }

  /// A piece of each of some titles, in their order.
  private func pieces(_ number: Int, of places: ArraySlice<Int>) -> [UInt64] {
    guard number == 0, let starts else {
      return TitlePiece.values(number, of: places, in: projection)
    }
    return places.map { starts.pieces[$0] }
  }

  private func byPiece(
    _ keys: [TitleKey], _ number: Int, through window: ListingWindow?
  ) -> Sorted {
    let keys = keys.sorted { $0.piece < $1.piece }
    return refined(
      keys[...], through: window, where: { $0.piece == $1.piece }, placed: \.place
    ) { run in
      byTitle(run.map(\.place), after: number + 1, through: window)
    }
  }

  /// The tasks by title, then due date, then id.
  private func byWholeTitle(_ places: [Int]) -> [Int] {
    var letters = TitleLetters()
    let keys = places.map { place in
      let task = projection.tasks[place]
      return (
        title: letters.add(task, of: projection),
        due: projection.currentTodo(of: task)?.deadline.milliseconds ?? .max, id: task.id,
        place: place
      )
    }
    return keys.sorted {
      let difference = letters.compare($0.title, $1.title)
      return difference == 0 ? ($0.due, $0.id) < ($1.due, $1.id) : difference < 0
    }.map(\.place)
  }
}
