/// What the cursor over a task's text is on: one thing at a time, since Enter acts on it.
enum DetailSelection: Hashable {
  /// A step of the checklist, by its line in the description.
  case step(line: Int)
  /// A change of the history, by its index in the log's graph.
  case change(node: Int)
}
