internal import RedoIntents
internal import RedoProtocol
internal import RedoTasks

extension AppViewModel {
  /// Does what a command means here; what the shell has to do comes back.
  ///
  /// A command that cannot act changes nothing but the message line, which says why.
  public mutating func perform(_ command: Command) -> [Effect] {
    switch command {
    case .quit: return [.quit]
    case .suspend: return [.suspend]
    case .redraw: return [.redraw]
    default: break
    }
    wanted = nil
    let effects = overlay == nil ? performOnPanes(command) : performOnOverlay(command)
    return noting(effects)
  }

  /// Remembers that a replay is to come where an intent is handed out.
  mutating func noting(_ effects: [Effect]) -> [Effect] {
    for case .run in effects { isReplayPending = true }
    return effects
  }

  private mutating func performOnPanes(_ command: Command) -> [Effect] {
    message = nil
    if case .unavailable(let reason) = availability(of: command) {
      say(.failure, reason)
      return []
    }
    switch command {
    case .moveDown, .moveUp, .moveToTop, .moveToBottom, .pageDown, .pageUp: move(command)
    case .open: show(.detail)
    case .nextPane, .previousPane: show(focus == .list ? .detail : .list)
    case .back: goBack()
    case .showTasks: show(.list)
    case .quickAdd: openPrompt(.add)
    case .find: openPrompt(.find)
    case .findNext: find(forwards: true)
    case .findPrevious: find(forwards: false)
    case .changeOrder: changeOrder()
    case .showHelp: overlay = .help(scroll: 0)
    case .undo: return [.run(.undo)]
    case .redo: return [.run(.redo)]
    default: return performOnTask(command)
    }
    return []
  }

  private mutating func performOnTask(_ command: Command) -> [Effect] {
    guard let task = selectedTask, let projection else { return [] }
    let title = projection.title(of: task).shown
    let reference = TaskReference(id: task.id, title: title)
    switch command {
    case .complete: return leave(task, by: .complete([task.id]))
    case .archive:
      return leave(task, by: task.isArchived ? .unarchive([task.id]) : .archive([task.id]))
    case .snooze: openPrompt(.snooze(reference))
    case .editTitle: openPrompt(.edit(reference))
    case .setPriority:
      overlay = .priority(PriorityChoice(task: reference, present: task.priority))
    case .delete: overlay = .question(Question(.delete(reference)))
    case .copyIdentifier:
      say(.neutral, "the id of “\(title)” is on the clipboard")
      return [.copy(task.id.description)]
    default: break
    }
    return []
  }

  /// Runs an intent after which the work goes on with the next task of the list.
  private mutating func leave(_ task: TaskState, by intent: Intent) -> [Effect] {
    successor = list.idAfterSelection
    return [.run(intent)]
  }

  /// Gives a pane the focus.
  mutating func show(_ pane: Pane) {
    focus = pane
    relayout()
  }

  /// Goes one step back: to the list, then to all of it, then to a quiet message line.
  private mutating func goBack() {
    if focus == .detail {
      show(.list)
    } else if !list.filterLine.isEmpty {
      narrow(to: "")
    } else {
      notices.removeAll()
    }
  }

  private mutating func changeOrder() {
    list.arrangement = list.arrangement.next
    relist()
    relayout()
    say(.neutral, "the list is \(list.arrangement.words)")
  }
}
