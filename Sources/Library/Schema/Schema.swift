import GRDB

/// The tables. `event` and `guide` are the truth; everything else exists for speed and can be made again from
/// them (and from the names of the folders). A migration is never changed once released: add another.
enum Schema {
  /// Marks the file as a library of Leitfaden ("LTFD"), so that another program's database is not mistaken
  /// for one.
  static let applicationID: Int32 = 0x4C54_4644

  /// All migrations in order.
  static var migrator: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("v1") { try $0.execute(sql: v1) }
    migrator.registerMigration("v2") { try $0.execute(sql: v2) }
    return migrator
  }

  private static let v2 = """
    -- In an encrypted library title, place and persons are empty and lie here instead, sealed (SealedWords).
    ALTER TABLE interview ADD COLUMN sealed TEXT NOT NULL DEFAULT '';
    """

  private static let v1 = """
    PRAGMA application_id = \(applicationID);

    -- Guides as they were when an interview began; fingerprint as in GuideFingerprint.
    CREATE TABLE guide (
      fingerprint TEXT PRIMARY KEY NOT NULL,
      id TEXT NOT NULL,
      title TEXT NOT NULL,
      json TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;

    -- One row per interview for lists, written in the transaction that appends its events.
    -- Times: seconds since 2001-01-01 UTC, as in event.wall. Lengths: frames at sample_rate.
    CREATE TABLE interview (
      id TEXT PRIMARY KEY NOT NULL,
      folder TEXT NOT NULL UNIQUE,
      created REAL NOT NULL,
      guide_fingerprint TEXT NOT NULL REFERENCES guide (fingerprint),
      guide TEXT NOT NULL,
      guide_title TEXT NOT NULL,
      title TEXT NOT NULL DEFAULT '',
      participant TEXT NOT NULL DEFAULT '',
      place TEXT NOT NULL DEFAULT '',
      persons TEXT NOT NULL DEFAULT '',
      language TEXT NOT NULL DEFAULT '',
      status TEXT NOT NULL DEFAULT 'planned',
      started REAL,
      ended REAL,
      sample_rate INTEGER NOT NULL DEFAULT 48000,
      channels INTEGER NOT NULL DEFAULT 1,
      bits INTEGER NOT NULL DEFAULT 16,
      frames INTEGER NOT NULL DEFAULT 0,
      parts INTEGER NOT NULL DEFAULT 0,
      visits INTEGER NOT NULL DEFAULT 0,
      marks INTEGER NOT NULL DEFAULT 0,
      notes INTEGER NOT NULL DEFAULT 0,
      answers INTEGER NOT NULL DEFAULT 0,
      gaps INTEGER NOT NULL DEFAULT 0,
      events INTEGER NOT NULL DEFAULT 0,
      last_sequence INTEGER NOT NULL DEFAULT 0
    ) STRICT;
    CREATE INDEX interview_by_creation ON interview (created);
    CREATE INDEX interview_by_participant ON interview (participant COLLATE NOCASE);

    -- What happened; append-only. wall: seconds since 2001-01-01 UTC (Date's own count, so that it comes back
    -- bit for bit): datetime(wall + 978307200, 'unixepoch').
    CREATE TABLE event (
      number INTEGER PRIMARY KEY,
      id TEXT NOT NULL UNIQUE,
      interview TEXT NOT NULL REFERENCES interview (id) ON DELETE CASCADE,
      sequence INTEGER NOT NULL,
      device TEXT NOT NULL,
      frame INTEGER NOT NULL,
      monotonic INTEGER NOT NULL,
      wall REAL NOT NULL,
      kind TEXT NOT NULL,
      body TEXT NOT NULL,
      UNIQUE (interview, sequence)
    ) STRICT;

    CREATE TRIGGER event_never_changes BEFORE UPDATE ON event BEGIN
      SELECT RAISE(ABORT, 'events never change');
    END;
    -- A cascade runs when the row of the interview is gone already; any other deletion finds it.
    CREATE TRIGGER event_stays_with_interview BEFORE DELETE ON event
    WHEN EXISTS (SELECT 1 FROM interview WHERE id = OLD.interview) BEGIN
      SELECT RAISE(ABORT, 'events are never deleted');
    END;
    CREATE TRIGGER guide_never_changes BEFORE UPDATE ON guide BEGIN
      SELECT RAISE(ABORT, 'kept guides never change');
    END;

    -- What can be searched: titles, notes, labels of marks, wordings of questions that were visited or answered.
    CREATE TABLE search_entry (
      number INTEGER PRIMARY KEY,
      interview TEXT NOT NULL REFERENCES interview (id) ON DELETE CASCADE,
      kind TEXT NOT NULL,
      reference TEXT NOT NULL,
      frame INTEGER NOT NULL,
      question TEXT,
      text TEXT NOT NULL,
      UNIQUE (interview, kind, reference)
    ) STRICT;
    CREATE VIRTUAL TABLE search_text USING fts5 (
      text, content = 'search_entry', content_rowid = 'number',
      tokenize = 'unicode61 remove_diacritics 2', prefix = '2 3'
    );
    CREATE TRIGGER search_entry_inserted AFTER INSERT ON search_entry BEGIN
      INSERT INTO search_text (rowid, text) VALUES (NEW.number, NEW.text);
    END;
    CREATE TRIGGER search_entry_deleted AFTER DELETE ON search_entry BEGIN
      INSERT INTO search_text (search_text, rowid, text) VALUES ('delete', OLD.number, OLD.text);
    END;
    CREATE TRIGGER search_entry_updated AFTER UPDATE OF text ON search_entry BEGIN
      INSERT INTO search_text (search_text, rowid, text) VALUES ('delete', OLD.number, OLD.text);
      INSERT INTO search_text (rowid, text) VALUES (NEW.number, NEW.text);
    END;
    """
}
