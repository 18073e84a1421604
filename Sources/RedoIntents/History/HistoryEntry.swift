/// One intent of this device as the log shows it: nodes that were written together.
struct HistoryEntry {
  /// The nodes' indices in the graph, in the order they were written.
  let nodes: ArraySlice<Int>
}
