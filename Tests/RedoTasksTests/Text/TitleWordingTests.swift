import RedoTasks
import Testing

/// Titles typed anew: the labels that say how a repeat goes on are no part of what is typed.
struct TitleWordingTests {
  @Test(
    arguments: [
      // stored, days, wording, typed, reworded
      ("Meds #health #fixed", 1, "Meds #health", "Meds #health more", "Meds #health more #fixed"),
      ("Rent #monthly", 30, "Rent", "Rent flat #home", "Rent flat #home #monthly"),
      ("Walk #once", 7, "Walk", "Walk more", "Walk more #once"),
      ("Meds #fixed #once", 1, "Meds", "Pills", "Pills #fixed #once"),
      ("Meds #fixed #home", 1, "Meds #home", "Meds #home", "Meds #fixed #home"),
      ("Meds #fixed", 1, "Meds", "Pills #fixed", "Pills #fixed"),
      ("Water  it #fixed", 1, "Water  it", "Water", "Water #fixed"),
      ("Meds #fixed", nil, "Meds #fixed", "Pills", "Pills"),
      ("Rent #monthly", 7, "Rent #monthly", "Rent", "Rent"),
      ("Meds \\#fixed", 1, "Meds \\#fixed", "Pills", "Pills"),
      ("#fixed", 1, "#fixed", "Meds", "Meds"),
    ] as [(String, Int64?, String, String, String)])
  func `what says how a repeat goes on stays behind other words`(
    stored: String, days: Int64?, wording: String, typed: String, reworded: String
  ) {
    let title = TitleText(stored)
    #expect(title.wording(everyDays: days) == wording)
    #expect(title.reworded(typed, everyDays: days) == reworded)
    #expect(title.reworded(wording, everyDays: days) == stored)
  }

  @Test(
    arguments: [
      ("Meds #health #fixed", 1, ["#health"]), ("Meds #fixed @ana #once", 1, ["@ana"]),
      ("Rent #monthly #once", 30, []), ("Rent #monthly", 7, ["#monthly"]),
      ("Meds #fixed", nil, ["#fixed"]),
    ] as [(String, Int64?, [String])])
  func `what says how a repeat goes on, or went on until it ended, is no label to show`(
    stored: String, days: Int64?, labels: [String]
  ) {
    #expect(TitleText(stored).labelTexts(everyDays: days) == labels)
  }
}
