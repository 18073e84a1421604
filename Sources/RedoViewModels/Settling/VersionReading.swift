public import RedoIntents
internal import RedoProtocol
public import RedoTasks

/// What a typed value of a field says.
public struct VersionReading {
  private let dates: DateContext
  private let title: TitleText
  private let days: Int64?

  /// Reads values as they are meant at a moment and a place; words for a title come in the place of
  /// one, and leave what that says of how a repeat of so many days goes on.
  public init(dates: DateContext, insteadOf title: String, everyDays days: Int64?) {
    self.dates = dates
    self.title = TitleText(title)
    self.days = days
  }

  /// What is said of a line for a value where the versions were settled, or are gone, meanwhile.
  static func nothingLeft(_ keys: any KeyNames) -> String {
    let key = keys.name(of: .dismiss, in: .prompt)
    return "nothing is left to choose from meanwhile; \(key) leaves the line"
  }

  /// The words of the title that others come in the place of.
  var wording: String { title.wording(everyDays: days) }

  /// The value, or why there is none, with what would be right.
  public func value(_ text: String, of field: StateField) throws(IntentFailure) -> ShownValue {
    switch field {
    case .task(.title):
      let typed = TitleText(TitleText.singleSpaced(text))
      guard typed.hasWords, typed.isVisible else { throw IntentFailure.noTitle }
      return .text(title.reworded(typed.stored, everyDays: days))
    case .task(.description), .todo(.notes, _): return .text(text)
    case .task(.priority):
      return .number(Int64(try number(text, FieldPhrase.priority) ?? UnsetField.priority))
    case .task(.storyPoints):
      let points = try number(text, FieldPhrase.points)
      return .number(points.map { Int64($0) } ?? UnsetField.storyPoints)
    case .task(.frequencyDays): return .number(try days(text))
    case .task(.privacy), .task(.archived):
      switch text.lowercased() {
      case "yes", "y": return .flag(true)
      case "no", "n": return .flag(false)
      default: throw IntentFailure(message: "type yes or no")
      }
    case .todo(.deadline, _): return .moment(try deadline(text))
    case .todo(.completed, _): return .moment(try past(text))
    }
  }

  private func number(
    _ text: String, _ read: (String) throws(FieldPhraseError) -> Int?
  ) throws(IntentFailure) -> Int? {
    do throws(FieldPhraseError) {
      return try read(text)
    } catch {
      throw IntentFailure(message: error.message)
    }
  }

  private func days(_ text: String) throws(IntentFailure) -> Int64 {
    do throws(FieldPhraseError) {
      if let days = try FieldPhrase.repetition(text, in: dates)?.repeats.rhythm?.days {
        return days
      }
    } catch {
      throw IntentFailure(message: error.message)
    }
    throw IntentFailure(
      message: "type how often, such as 7 or every 2 weeks; settle first, then end the repeat")
  }

  private func deadline(_ text: String) throws(IntentFailure) -> Instant {
    do throws(DateExpressionError) {
      return try DateExpression.parse(text, in: dates)
    } catch {
      throw IntentFailure(message: error.message)
    }
  }

  private func past(_ text: String) throws(IntentFailure) -> Instant {
    do throws(PastExpressionError) {
      return try PastExpression.parse(text, in: dates)
    } catch {
      throw IntentFailure(message: error.message)
    }
  }
}
