internal import RedoIntents
internal import RedoProtocol
internal import RedoTerminal

/// What was typed in a line or a form and is no change yet.
public struct UnwrittenText: Hashable, Sendable {
  /// What it was typed in.
  public struct Place: Hashable, Sendable {
    /// What takes text.
    enum Kind: String, Sendable {
      /// The line of a title.
      case line
      /// The form.
      case form
      /// The line of a note.
      case note
    }

    /// Which of them it is.
    let kind: Kind
    /// The task that is edited; nil for a new one.
    let task: TaskID?
  }

  /// A field that was changed.
  struct Field: Hashable, Sendable {
    /// What it held before.
    let original: String
    /// What it was made.
    let text: String
  }

  /// What it was typed in.
  public let place: Place
  /// The fields that were changed, never none; of a line the title alone.
  let fields: [FormField: Field]
  /// The words of a line that are to stay words.
  let dismissed: Set<Chip.ID>

  /// Creates a text; nil where no field was changed.
  init?(_ place: Place, _ fields: [FormField: Field], dismissed: Set<Chip.ID> = []) {
    guard !fields.isEmpty else { return nil }
    self.place = place
    self.fields = fields
    self.dismissed = dismissed
  }

  /// What was typed in a line about a task; nil for nothing, and for lines that are about no task.
  init?(_ prompt: Prompt) {
    guard let place = Place(prompt.purpose), !prompt.field.isEmpty, prompt.isChanged else {
      return nil
    }
    // What is left of the day that the screen offered was not typed.
    if place.task == nil, prompt.original.hasPrefix(prompt.field.text) { return nil }
    self.init(
      place, [.title: Field(original: prompt.original, text: prompt.field.text)],
      dismissed: prompt.dismissed)
  }

  /// What was typed in a form; nil for nothing.
  init?(_ form: TaskForm) {
    let changed = FormField.allCases.filter(form.isChanged).map { field in
      (field, Field(original: form.originals[field] ?? "", text: form.text(of: field)))
    }
    self.init(Place(form.purpose), Dictionary(uniqueKeysWithValues: changed))
  }
}

extension UnwrittenText.Place {
  /// The line for a purpose; nil for lines whose text is worth nothing later, or is a secret.
  init?(_ purpose: Prompt.Purpose) {
    switch purpose {
    case .add: self.init(kind: .line, task: nil)
    case .edit(let task): self.init(kind: .line, task: task.id)
    case .note(let targets) where targets.ids.count == 1:
      self.init(kind: .note, task: targets.ids[0])
    default: return nil
    }
  }

  /// The form for a purpose.
  init(_ purpose: TaskForm.Purpose) {
    switch purpose {
    case .add: self.init(kind: .form, task: nil)
    case .edit(let task): self.init(kind: .form, task: task.id)
    }
  }
}
