internal import RedoTerminal
internal import RedoViewModels

/// The tasks: the list of them, and the selected one beside it where there is room for both.
struct TasksPane {
  let keymap: Keymap

  func render(_ viewModel: AppViewModel, in rect: Rect, onto canvas: inout Canvas) {
    let layout = viewModel.tasks.layout(in: rect.size)
    canvas.draw(in: rect) { canvas in
      if !layout.list.isEmpty {
        ListPane(keymap: keymap).render(viewModel, in: layout.list, onto: &canvas)
      }
      if !layout.detail.isEmpty {
        let cursor = canvas.cursor
        DetailPane(keymap: keymap, isAlone: layout.list.isEmpty)
          .render(viewModel, in: layout.detail, onto: &canvas)
        if viewModel.tasks.focus == .list { canvas.cursor = cursor }
      }
    }
  }
}
