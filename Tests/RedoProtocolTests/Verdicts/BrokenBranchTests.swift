import RedoProtocol
import RedoTestSupport
import Testing

/// What a refused, held or repeated node does to the nodes around it.
struct BrokenBranchTests {
  let task = TaskSketch()
  let root = TaskSketch().create()

  @Test func `a refused node takes its descendants with it and none of its ancestors`() {
    let good = task.update(root)
    let bad = task.complete(good, 9)
    let child = task.archive(bad)
    let grandchild = task.unarchive(child)
    let sibling = task.update(good, ["priority": 1])
    #expect(
      JudgedLines([root, good, bad, child, grandchild, sibling]).verdicts
        == [
          .sound, .sound, .rejected(.invalidTodoReference), .pruned(cause: bad.id),
          .pruned(cause: bad.id), .sound,
        ])
  }

  @Test func `a MERGE with one broken parent is pruned and names the ancestor at fault`() {
    let good = task.update(root)
    let bad = task.complete(root, 9)
    let child = task.archive(bad)
    let merge = task.merge([good, child], base: root)
    #expect(JudgedLines([root, good, bad, child, merge]).verdicts.last == .pruned(cause: bad.id))
  }

  @Test func `a child of a line that failed alone is pruned by that line's id`() {
    let bad = task.update(root).edited { $0["extra"] = 1 }
    let child = task.archive(bad)
    let grandchild = task.unarchive(child)
    #expect(
      JudgedLines([root, bad, child, grandchild]).verdicts
        == [
          .sound, .rejected(.schemaMismatch), .pruned(cause: bad.id), .pruned(cause: bad.id),
        ])
  }

  @Test func `a node without its parent is held, and sound as soon as the parent arrives`() {
    let parent = task.update(root)
    let child = task.archive(parent)
    let grandchild = task.unarchive(child)
    #expect(
      JudgedLines([root, child, grandchild]).verdicts
        == [.sound, .held(missing: parent.id), .pruned(cause: child.id)])
    #expect(JudgedLines([root, child, grandchild, parent]).verdicts.allSatisfy { $0 == .sound })
  }

  @Test func `a MERGE without one of its parents is held, with one refused it is pruned`() {
    let (left, right) = (task.update(root), task.archive(root))
    let merge = task.merge([left, right], base: root)
    #expect(JudgedLines([root, left, merge]).verdicts.last == .held(missing: right.id))
    let refused = right.edited { $0["extra"] = 1 }
    #expect(JudgedLines([root, left, merge, refused]).verdicts[2] == .pruned(cause: right.id))
    #expect(JudgedLines([root, left, right, merge]).verdicts.last == .sound)
  }

  @Test func `of several unknown parents of a MERGE the first in its own order is named`() {
    let (left, right) = (task.update(root), task.archive(root))
    let refused = [left, right].map { node in node.edited { $0["extra"] = 1 } }
    for order in [[left, right], [right, left]] {
      let merge = task.merge(order, base: root)
      #expect(JudgedLines([root, merge]).verdicts.last == .held(missing: order[0].id))
      for lines in [refused, Array(refused.reversed())] {
        #expect(
          JudgedLines([root] + lines + [merge]).verdicts.last == .pruned(cause: order[0].id))
      }
      // A refused one comes before one that has not arrived.
      let half = [root, order[1].edited { $0["extra"] = 1 }, merge]
      #expect(JudgedLines(half).verdicts.last == .pruned(cause: order[1].id))
    }
  }

  @Test func `a copy has its node's verdict and is replayed once`() {
    let bad = task.complete(root, 9)
    let judged = JudgedLines([root, root, bad, bad])
    let refused = Verdict.rejected(.invalidTodoReference)
    #expect(judged.verdicts == [.sound, .sound, refused, refused])
    #expect(judged.isLive == [true, false, false, false])
    #expect(judged.graph.isSound(1))
    #expect(!judged.graph.isSound(3))
    #expect(judged.graph.order.count == 2)
  }

  @Test func `a signed node and its unsigned copy are one node`() {
    let unsigned = root.edited { $0["signature"] = nil }
    for lines in [[root, unsigned], [unsigned, root]] {
      let judged = JudgedLines(lines + [task.update(root)])
      #expect(judged.verdicts == [.sound, .sound, .sound])
      #expect(judged.graph.order.count == 2)
    }
  }

  @Test func `a forged line with a true node's id harms nothing, before it or after it`() {
    let forged = [
      root.edited { $0["data", "payload", "title"] = "forged" },
      root.edited { $0["signature"] = .string(String(repeating: "0", count: 128)) },
      root.edited { $0["extra"] = 1 },
    ]
    let child = task.update(root)
    for forgery in forged {
      #expect(JudgedLines([forgery, root, child]).verdicts.suffix(2) == [.sound, .sound])
      let judged = JudgedLines([root, child, forgery])
      #expect(judged.verdicts.prefix(2) == [.sound, .sound])
      #expect(judged.verdicts[2] != .sound)
    }
  }

  @Test func `a forged line alone prunes the child until the true parent arrives`() {
    let forgery = root.edited { $0["data", "payload", "title"] = "forged" }
    let child = task.update(root)
    #expect(JudgedLines([forgery, child]).verdicts.last == .pruned(cause: root.id))
    #expect(JudgedLines([forgery, child, root]).verdicts[1] == .sound)
  }
}
