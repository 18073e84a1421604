import RedoProtocol
import RedoTestSupport

/// A log of sixty sound lines by two devices with fixed keys, so that every run damages the same.
struct SampleLog {
  let nodes: [SketchedNode]

  /// Six tasks of ten nodes each, every kind of action among them; or the first `length` nodes.
  init(tasks: Int = 6, length: Int = .max) {
    var nodes: [SketchedNode] = []
    for number in 1...tasks { nodes += Self.task(number) }
    self.nodes = Array(nodes.prefix(length))
  }

  var lines: [[UInt8]] { nodes.map(\.line) }
  var bytes: [UInt8] { lines.flatMap { $0 + [0x0A] } }

  /// The lines that stand on a line: itself first.
  func descendants(of index: Int) -> Set<Int> {
    Set(nodes.indices.filter { nodes[$0].chain.contains(nodes[index].id) })
  }

  private static func task(_ number: Int) -> [SketchedNode] {
    let one = TaskSketch(by: TestDevice(1), task: number)
    let two = TaskSketch(by: TestDevice(2), task: number)
    let create = one.create("task \(number): Jürgen's «*» café, 日本")
    let todo = one.createTodo(create)
    let update = two.update(todo, ["description": "line\none \"two\"", "priority": 5])
    let done = one.complete(update, notes: "after all")
    let next = one.createTodo(done, 2)
    let left = two.update(next, ["title": "left"])
    let right = one.snooze(next, days: 3)
    let merge = one.merge([left, right], base: next)
    let archive = two.archive(merge)
    let end =
      number % 3 == 0 ? one.delete(archive) : one.unarchive(archive)
    return [create, todo, update, done, next, left, right, merge, archive, end]
  }
}
