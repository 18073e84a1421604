import RedoTasks
import RedoTestSupport
import RedoViewModels

extension ScreenScript {
  /// The title on the card of the triage; nil where none shows.
  var cardTitle: String? { viewModel.triage?.card?.title }

  /// What a person sees of every task, whichever it is.
  var states: Set<VisibleState> { Set(replica.states.values) }
}
