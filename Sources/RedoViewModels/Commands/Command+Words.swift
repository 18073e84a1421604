extension Command {
  /// What the command does, as a phrase that starts with a capital and has no full stop.
  public var summary: String {
    switch self {
    case .moveDown: "Move down"
    case .moveUp: "Move up"
    case .moveToTop: "Go to the first"
    case .moveToBottom: "Go to the last"
    case .pageDown: "Move a page down"
    case .pageUp: "Move a page up"
    case .open: "Open the task"
    case .back: "Go back"
    case .nextPane: "Go to the other pane"
    case .previousPane: "Go to the pane before"
    case .showTasks: "Show the tasks"
    case .nextScreen: "Show the next screen"
    case .previousScreen: "Show the screen before"
    case .quickAdd: "Add a task in one line"
    case .complete: "Complete the task; repeats come again"
    case .snooze: "Move the deadline"
    case .setPriority: "Set the priority"
    case .editTitle: "Edit the task in one line"
    case .archive: "Archive the task, or bring it back"
    case .delete: "Delete the task (asks first)"
    case .mark: "Mark the task, or unmark it"
    case .markRange: "Begin or end a range of marks"
    case .markAll: "Mark every task shown, or none"
    case .undo: "Undo this device's last change"
    case .redo: "Redo what was undone"
    case .find: "Find and filter as you type"
    case .findNext: "Go to the next match"
    case .findPrevious: "Go to the match before"
    case .changeOrder: "Change the order of the list"
    case .copyIdentifier: "Copy the task's id"
    case .showHelp: "Show what every key does"
    case .redraw: "Draw the screen anew"
    case .suspend: "Suspend to the shell"
    case .quit: "Quit"
    case .accept: "Write what was typed, or say yes"
    case .dismiss: "Leave; what was typed is kept"
    case .completeWord: "Complete the tag or person being typed"
    case .keepWords: "Keep the last words lit as plain title"
    }
  }

  /// One word for a hint at the bottom of the screen.
  public var hint: String {
    switch self {
    case .open: "open"
    case .back: "back"
    case .nextPane: "pane"
    case .quickAdd: "add"
    case .complete: "done"
    case .snooze: "snooze"
    case .setPriority: "priority"
    case .editTitle: "edit"
    case .archive: "archive"
    case .delete: "delete"
    case .mark: "mark"
    case .undo: "undo"
    case .redo: "redo"
    case .find: "find"
    case .changeOrder: "order"
    case .copyIdentifier: "copy id"
    case .showHelp: "help"
    case .quit: "quit"
    case .accept: "ok"
    case .dismiss: "cancel"
    case .completeWord: "complete"
    case .keepWords: "as typed"
    default: rawValue
    }
  }
}
