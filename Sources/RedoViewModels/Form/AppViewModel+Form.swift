internal import RedoIntents
internal import RedoTasks
internal import RedoTerminal

extension AppViewModel {
  /// Where the fields of the form stand.
  public var formLayout: FormLayout { FormLayout(in: layout.body) }

  private var formReader: FormReading {
    FormReading(projection: projection, dates: dates, settings: settings)
  }

  /// Opens the form; one that was left without writing it comes back.
  mutating func openForm(_ purpose: TaskForm.Purpose) {
    overlay = .form(read(takingUp(freshForm(purpose))))
  }

  func freshForm(_ purpose: TaskForm.Purpose) -> TaskForm {
    guard case .edit(let reference) = purpose, let projection,
      let task = projection[reference.id]
    else { return formReader.newForm() }
    return formReader.form(of: task, in: projection)
  }

  /// The form with everything that follows from its texts.
  func read(_ form: TaskForm) -> TaskForm {
    formReader.reading(form)
  }

  /// Does what a command means while the form lies over the screen.
  mutating func perform(_ command: Command, on form: TaskForm) -> [Effect] {
    var form = form
    switch command {
    case .accept: return accept(form)
    case .dismiss:
      dismiss(form)
      return []
    case .nextField where complete(&form): break
    case .nextField: form.focus = form.focus.advanced(by: 1)
    case .previousField: form.focus = form.focus.advanced(by: -1)
    case .startOver where takeUpOvertaken(in: &form): form = read(form)
    case .startOver:
      let wasChanged = form.isChanged
      guard form.startOver() else {
        say(.neutral, "nothing was typed here yet")
        return []
      }
      form = read(form)
      say(
        .neutral,
        wasChanged
          ? "the form is as it was; starting over again brings back what was typed"
          : "what was typed is back")
    default: return []
    }
    overlay = .form(form)
    return []
  }

  /// Completes the tag or person before the title's cursor; false where there is none to complete.
  private func complete(_ form: inout TaskForm) -> Bool {
    guard form.focus == .title else { return false }
    let line = form.line(of: .title)
    let completed = LabelCompletion(of: projection).completed(line)
    // A label that is whole already has only a blank to win.
    guard completed.text != line.text + " ", completed != line else { return false }
    form.setLine(completed, of: .title)
    form = read(form)
    return true
  }

  /// Takes a key of the form: Enter writes it, but begins a line in the description; the arrows go
  /// from field to field.
  mutating func insert(_ key: Key, into form: TaskForm) -> [Effect] {
    var form = form
    if key == .enter, form.focus != .description { return accept(form) }
    if form.handle(key, columns: formLayout.description.columns) {
      overlay = .form(read(form))
    } else if key == .up || key == .down {
      let steps = key == .down ? 1 : -1
      let place = FormField.allCases.firstIndex(of: form.focus) ?? 0
      guard FormField.allCases.indices.contains(place + steps) else { return [] }
      form.focus = form.focus.advanced(by: steps)
      overlay = .form(form)
    }
    return []
  }

  /// Takes text that was pasted into the form.
  mutating func paste(_ text: String, into form: TaskForm) {
    var form = form
    form.insert(text)
    overlay = .form(read(form))
  }

  /// Gives the field at a place the focus.
  mutating func click(at point: Point, on form: TaskForm) {
    guard let field = formLayout.field(at: point) else { return }
    var form = form
    form.focus = field
    overlay = .form(form)
  }

  private mutating func dismiss(_ form: TaskForm) {
    overlay = nil
    guard let text = UnwrittenText(form) else { return }
    unwritten.keep(text)
    guard let task = goneTask(of: form) else {
      return say(.neutral, "the form is kept until it is opened again")
    }
    say(
      .neutral,
      "\(quoting: task.title) was deleted meanwhile; the form is kept for when it is back")
  }

  /// The task that the form is about, where that was deleted while it was open.
  func goneTask(of form: TaskForm) -> TaskReference? {
    guard case .edit(let task) = form.purpose, projection?[task.id] == nil else { return nil }
    return task
  }

  private mutating func accept(_ form: TaskForm) -> [Effect] {
    var form = read(form)
    if form.purpose == .add, form.text(of: .title).allSatisfy(\.isWhitespace) {
      form.readings[.title] = .problem(IntentFailure.noTitle.message)
    }
    if let field = form.fieldAtFault {
      form.focus = field
      overlay = .form(form)
      return []
    }
    if let task = goneTask(of: form) {
      keepAsNew(task, form.texts)
      return []
    }
    switch form.purpose {
    case .add: return write(.add([formReader.draft(form)]), from: form)
    case .edit(let task):
      let edit = formReader.edit(form)
      guard edit != TaskEdit() else {
        overlay = nil
        say(.neutral, "\(quoting: presentTitle(of: task)) stays as it was")
        return []
      }
      sequel.concurrentTitle = formReader.concurrentTitle(of: edit, in: form)
      sequel.afterword = formReader.afterword(of: edit, in: form)
      return write(.edit([task.id], edit), from: form)
    }
  }

  private mutating func write(_ intent: Intent, from form: TaskForm) -> [Effect] {
    overlay = nil
    sequel.awaiting = .form(form)
    return [.run(intent)]
  }
}
