import RedoTasks
import RedoTestSupport
import RedoViewModels
import Testing

extension ScreenScript {
  /// The form that is open.
  var form: TaskForm {
    get throws { try #require(viewModel.shownForm) }
  }

  /// The selected task.
  var task: TaskState {
    get throws { try #require(viewModel.selectedTask) }
  }
}
