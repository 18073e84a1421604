import RedoTestSupport
import RedoViewModels
import Testing

extension ScreenScript {
  /// The titles in a column of the plan.
  func titles(in column: PlanColumn) -> [String] {
    viewModel.plan.list(of: column).rows.compactMap { row in
      row.place.flatMap { viewModel.taskRow(at: $0)?.title }
    }
  }

  /// What the day adds up to.
  var dayPlan: DayPlan {
    get throws { try #require(viewModel.plan.plan) }
  }
}
