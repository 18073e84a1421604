import RedoIntents
import RedoProtocol
import Testing

struct ClockExpressionTests {
  @Test(arguments: [
    ("9am", 9, 0), ("9:30 pm", 21, 30), ("12am", 0, 0), ("12 pm", 12, 0), ("14:30", 14, 30),
    ("at noon", 12, 0), ("Noon", 12, 0), ("eod", 23, 59), (" 7:05 ", 7, 5),
    ("at 8 in the evening", 20, 0), ("1:30 in the night", 1, 30),
  ])
  func `a time of day is read as in a date`(text: String, hour: Int, minute: Int) {
    #expect(ClockExpression.parse(text) == CivilTime(hour: hour, minute: minute))
  }

  @Test(arguments: [
    "", "9", "25:00", "13pm", "9:5", "+9:30", "-1:00", "9am fri", "midnight", "tomorrow", "9:30:00",
    "９am", "evening",
  ])
  func `anything else is no time of day`(text: String) {
    #expect(ClockExpression.parse(text) == nil)
  }
}
