internal import RedoProtocol
internal import RedoViewModels

/// A change of the activity read as a sentence: when, which task, what, by whom.
enum ChangeSentence {
  /// The sentence of a change.
  static func text(of change: NodeID, in viewModel: AppViewModel) -> String {
    guard let row = viewModel.activityRows?[change] else { return "a change that is gone" }
    let gone = row.isGone ? ", a task that is gone" : ""
    let parts = ["\(row.time), “\(row.title)”\(gone): \(row.words)", row.note, "by " + row.author]
    return parts.compactMap(\.self).joined(separator: ", ")
  }
}
