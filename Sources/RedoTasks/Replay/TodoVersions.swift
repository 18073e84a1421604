internal import RedoProtocol

/// A todo as the states have it that a MERGE compares.
struct TodoVersions {
  let id: TodoID
  /// Where it stands in the first state that has it.
  let place: Int
  /// At the base and then at each parent; nil where there is none.
  private let all: [TodoFold?]

  init(_ id: TodoID, at place: Int, _ all: [TodoFold?]) {
    self.id = id
    self.place = place
    self.all = all
  }

  /// At the base.
  var before: TodoFold? { all[0] }

  /// At the parent of a place.
  func version(_ place: Int) -> TodoFold? { all[place + 1] }
}
