/// Check 9: every parent belongs to the same task.
enum SameTaskRule {
  static func holds(at index: Int, in links: NodeLinks) -> Bool {
    let task = links.taskOf[index]
    if links.facts[index].contains(.merges) {
      return links.parents(of: index).allSatisfy { links.taskOf[$0] == task }
    }
    let parent = Int(links.firstParents[index])
    return parent < 0 || links.taskOf[parent] == task
  }
}
