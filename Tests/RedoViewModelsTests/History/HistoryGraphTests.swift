import RedoIntents
import RedoProtocol
import RedoTasks
import RedoTestSupport
import RedoViewModels
import Testing

/// The lines of a history can be followed, and lead where the changes do.
struct HistoryGraphTests {
  static let seeds = (0..<16).map { seed in
    SeededGenerator.fromEnvironment(default: 700).seed &+ UInt64(seed)
  }

  private func graph(_ nodes: [SketchedNode]) -> ChangeGraph {
    ChangeGraph(ChangeLog(JudgedLines.bytes(nodes.map(\.line))))
  }

  /// The rows as text, changes as stars.
  private func drawn(_ history: HistoryGraph) -> [String] {
    history.rows.map { row in
      String(
        row.cells.map { cell -> Character in
          if cell.contains(.node) { return "*" }
          if cell.contains(.bridge) { return "│" }
          return switch cell {
          case [.up, .down]: "│"
          case [.left, .right]: "─"
          case [.up, .left]: "╯"
          case [.down, .left]: "╮"
          case [.up, .down, .left]: "┤"
          case [.up, .down, .right]: "├"
          case [.up, .left, .right]: "┴"
          case [.down, .left, .right]: "┬"
          case [.up, .down, .left, .right]: "┼"
          case []: " "
          default: "?"
          }
        })
    }
  }

  @Test(arguments: seeds, [0.0, 0.25])
  func `every edge can be read off the lines, and no other`(seed: UInt64, faults: Double) {
    let log = RandomLog(count: 120, tasks: 2, faultRate: faults, seed: seed)
    let graph = graph(log.nodes)
    for task in graph.tasks {
      let history = HistoryGraph(of: task, in: graph)
      let nodes = Set(task.range.map { Int(graph.order[$0]) })
      #expect(history.rows.compactMap(\.node).count == nodes.count, "seed \(seed)")
      let reader = LaneReader(history)
      for node in nodes {
        let parents = Set(graph.parents(of: node).filter(nodes.contains))
        #expect(
          reader.parents(of: node) == parents,
          "seed \(seed), node \(node)\n\(drawn(history).joined(separator: "\n"))")
      }
      checkWidth(history, graph, nodes, "seed \(seed)")
    }
  }

  /// There are never more lanes than there have been branches open at once.
  private func checkWidth(
    _ history: HistoryGraph, _ graph: ChangeGraph, _ nodes: Set<Int>, _ context: String
  ) {
    var place: [Int: Int] = [:]
    for (row, node) in history.rows.map(\.node).enumerated() {
      if let node { place[node] = row }
    }
    var open = [Int](repeating: 0, count: history.rows.count + 1)
    for node in nodes {
      for parent in graph.parents(of: node) {
        guard let start = place[node], let end = place[parent] else { continue }
        for row in start..<end { open[row] += 1 }
      }
    }
    var most = 0
    for (row, line) in history.rows.enumerated() {
      most = max(most, open[row], row > 0 ? open[row - 1] : 0)
      #expect((line.cells.count + 1) / 2 <= most + 1, "\(context), row \(row)")
    }
  }

  @Test func `a line of changes is one lane`() {
    let sketch = TaskSketch()
    let create = sketch.create()
    let update = sketch.update(create)
    let graph = graph([create, update, sketch.archive(update)])
    #expect(drawn(HistoryGraph(of: graph.tasks[0], in: graph)) == ["*", "*", "*"])
  }

  @Test func `a fork and its merge are a second lane`() {
    let sketch = TaskSketch()
    let create = sketch.create()
    let left = sketch.update(create, wall: "2026-03-01T09:00:01.000Z")
    let right = sketch.archive(create)
    let merge = sketch.merge([left, right], base: create)
    let graph = graph([create, left, right, merge])
    #expect(drawn(HistoryGraph(of: graph.tasks[0], in: graph)) == ["*─╮", "* │", "│ *", "*─╯"])
  }

  @Test func `what was done last comes first, however many changes another branch has`() {
    let sketch = TaskSketch()
    let create = sketch.create()
    let first = sketch.update(create, wall: "2026-03-01T09:00:01.000Z")
    let second = sketch.update(first, ["priority": 5], wall: "2026-03-01T09:00:02.000Z")
    let last = sketch.update(create, ["priority": 1], wall: "2026-03-01T09:00:03.000Z")
    let graph = graph([create, first, second, last])
    let history = HistoryGraph(of: graph.tasks[0], in: graph)
    #expect(history.rows.compactMap(\.node) == [3, 2, 1, 0])
    let latest = HistoryGraph(of: graph.tasks[0], in: graph, limit: 1)
    #expect(latest.rows.compactMap(\.node) == [3])
  }

  @Test func `what builds on a change comes before it, though its clock was behind`() {
    let sketch = TaskSketch()
    let create = sketch.create(wall: "2026-03-01T09:00:05.000Z")
    let behind = sketch.update(create, wall: "2026-03-01T08:00:00.000Z")
    let other = sketch.update(create, ["priority": 1], wall: "2026-03-01T09:00:06.000Z")
    let graph = graph([create, behind, other])
    let history = HistoryGraph(of: graph.tasks[0], in: graph)
    #expect(history.rows.compactMap(\.node) == [2, 1, 0])
  }

  @Test func `a merge on which branches fork has its other parents on a row below`() {
    let sketch = TaskSketch()
    let create = sketch.create()
    let left = sketch.update(create, wall: "2026-03-01T09:00:01.000Z")
    let merge = sketch.merge([left, sketch.archive(create)], base: create)
    let graph = graph(
      [create, left, sketch.archive(create), merge, sketch.update(merge), sketch.archive(merge)])
    let rows = drawn(HistoryGraph(of: graph.tasks[0], in: graph))
    #expect(rows == ["*", "│ *", "*─╯", "├─╮", "* │", "│ *", "*─╯"])
  }

  @Test func `a deed of several changes has one row where deeds are told, and no line is lost`()
    throws
  {
    let replica = try ScriptedReplica()
    let id = try #require(replica.add("Stretch tomorrow every day"))
    _ = try replica.run(.complete([id]))
    _ = try replica.run(.undo)
    let graph = replica.projection.graph
    #expect(graph.nodes.count == 6)
    let history = HistoryGraph(of: graph.tasks[0], in: graph, folding: true)
    #expect(drawn(history) == ["*", "│ *", "*─╯"])
    #expect(history.rows.compactMap(\.node) == [4, 2, 0])
    #expect(history.nodeCount == 3)
    #expect(HistoryGraph(of: graph.tasks[0], in: graph).nodeCount == 6)
  }

  @Test func `only the latest changes are laid out where there are too many`() {
    let sketch = TaskSketch()
    var nodes = [sketch.create()]
    for _ in 0..<30 { nodes.append(sketch.update(nodes[nodes.count - 1])) }
    let graph = graph(nodes)
    let history = HistoryGraph(of: graph.tasks[0], in: graph, limit: 10)
    #expect(history.rows.compactMap(\.node) == (21...30).reversed())
    #expect(history.nodeCount == 31)
  }

  @Test func `no more columns are kept than are asked for, and without any the changes alone`() {
    let sketch = TaskSketch()
    let create = sketch.create()
    let ends = (1...4).map { number in
      sketch.update(
        create, ["priority": .number(Int64(number))], wall: "2026-03-01T09:00:0\(number).000Z")
    }
    let graph = graph([create] + ends)
    let whole = HistoryGraph(of: graph.tasks[0], in: graph)
    #expect(whole.rows.map(\.cells.count).max() == 7)
    let cut = HistoryGraph(of: graph.tasks[0], in: graph, columns: 3)
    #expect(cut.rows.map(\.cells) == whole.rows.map { Array($0.cells.prefix(3)) })
    let bare = HistoryGraph(of: graph.tasks[0], in: graph, columns: 0)
    for history in [whole, cut, bare] {
      #expect(history.rows.map(\.node) == [4, 3, 2, 1, 0])
    }
    #expect(bare.rows.allSatisfy { $0.cells.isEmpty } && bare.nodeCount == 5)
  }
}
