/// What is told to be written of dates and repeats wherever a line is read.
public enum DateAdvice {
  /// Instead of a time of day that is none.
  public static let timeOfDay = "a time of day, such as 9am or 14:30"
  /// Instead of `friday week`.
  public static let weekFrom = "a week from the day, as in a week from friday"
  /// What takes a date away.
  public static let noDate = "someday, which takes the date away"
  /// What ends a repeat.
  public static let noRepeat = "#once, which ends the repeat"
}
