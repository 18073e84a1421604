import RedoTestSupport
import RedoViewModels

extension ScreenScript {
  /// The titles of what the selected day of the calendar lists.
  var dayTitles: [String] {
    viewModel.calendar.list.rows.compactMap { row in
      row.place.flatMap { viewModel.taskRow(at: $0)?.title }
    }
  }
}
