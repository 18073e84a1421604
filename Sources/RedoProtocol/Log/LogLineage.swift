/// Says of graphs whether they were made of one log as it grew; nothing but itself.
final class LogLineage: Sendable {}
