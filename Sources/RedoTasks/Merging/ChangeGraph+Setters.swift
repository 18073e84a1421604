internal import RedoProtocol

extension ChangeGraph {
  /// The last of some changes of a task, in total order, that set each field.
  ///
  /// The replay is lent, so that who asks about many branches settles the MERGEs that they share once.
  /// - Complexity: O(*n* log *n*) in the changes.
  func setters(
    of fields: Set<StateField>, among changes: Set<Int>, by replay: inout EffectReplay
  ) -> [StateField: Int] {
    var setters: [StateField: Int] = [:]
    for index in inTotalOrder(changes) {
      for field in replay.fields(setBy: index) where fields.contains(field) {
        setters[field] = index
      }
    }
    return setters
  }

  /// Those of some changes of a task that set each field, in total order.
  /// - Complexity: O(*n* log *n*) in the changes.
  func allSetters(of fields: Set<StateField>, among changes: Set<Int>) -> [StateField: [Int]] {
    var replay = EffectReplay(self)
    var setters: [StateField: [Int]] = [:]
    for index in inTotalOrder(changes) {
      for field in replay.fields(setBy: index) where fields.contains(field) {
        setters[field, default: []].append(index)
      }
    }
    return setters
  }
}
