import GRDB

extension Schema {
  /// The tables, indexes and triggers of a database, in a fixed order.
  static func description(_ db: Database) throws -> [String] {
    try String.fetchAll(
      db,
      sql: """
        SELECT type || ' ' || name || ' ' || tbl_name || ' ' || coalesce(sql, '') FROM sqlite_schema ORDER BY 1
        """)
  }

  /// The same as a library of this version is made.
  static func expected() throws -> [String] {
    let fresh = try DatabaseQueue()
    try migrator.migrate(fresh)
    return try fresh.read(description)
  }
}
