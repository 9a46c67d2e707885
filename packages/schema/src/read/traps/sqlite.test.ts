import { describe, expect, it } from 'vitest';
import { columnOf, outline, problems, tableOf } from '../testing/outline.ts';

const sqlite = { dialect: 'sqlite' } as const;

describe('what SQLite scripts hold', () => {
  it('full-text tables with their shadows', () => {
    const source = `PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE note (id INTEGER PRIMARY KEY AUTOINCREMENT, body TEXT);
PRAGMA writable_schema=ON;
INSERT INTO sqlite_schema(type,name,tbl_name,rootpage,sql)VALUES('table','note_fts','note_fts',0,'CREATE VIRTUAL TABLE note_fts USING fts5(body, content=''note'', tokenize = ''porter'')');
CREATE TABLE 'note_fts_data'(id INTEGER PRIMARY KEY, block BLOB);
CREATE TABLE 'note_fts_idx'(segid, term, pgno, PRIMARY KEY(segid, term)) WITHOUT ROWID;
CREATE TABLE 'note_fts_docsize'(id INTEGER PRIMARY KEY, sz BLOB);
CREATE TABLE 'note_fts_config'(k PRIMARY KEY, v) WITHOUT ROWID;
INSERT INTO note VALUES(1,'it''s');
COMMIT;`;
    expect(outline(source)).toEqual(['note(id*!+, body)', 'note_fts(body)']);
    expect(problems(source)).toEqual([]);
  });

  it('keys that are the keys of other tables', () => {
    const source = `CREATE TABLE step (id INTEGER PRIMARY KEY);
CREATE TABLE context (step_id INTEGER PRIMARY KEY REFERENCES step, words TEXT);`;
    expect(outline(source, sqlite)).toEqual([
      'step(id*!+)',
      'context(step_id*!, words)',
      'context(step_id) -> step(id)',
    ]);
  });

  it("the database's own tables, as the shell lists them", () => {
    const source = 'CREATE TABLE sqlite_sequence(name,seq);\nCREATE TABLE a (id INTEGER PRIMARY KEY AUTOINCREMENT);';
    expect(outline(source)).toEqual(['a(id*!+)']);
  });

  it('any words as a type, and columns without one', () => {
    const source = `CREATE TABLE t (
  a, b PRIMARY KEY, c BLOB SUB_TYPE TEXT, d UNSIGNED BIG INT, e VARYING CHARACTER(70), f LONG VARCHAR DEFAULT 'x',
  g "integer" NOT NULL, h DOUBLE PRECISION, i DECIMAL(10, 5), j FLOATING POINT, k NATIVE CHARACTER (7));`;
    expect(outline(source, sqlite)).toEqual(['t(a, b*!, c, d, e, f, g!, h, i, j, k)']);
    expect(columnOf(source, 'j', sqlite).dataType.kind).toBe('integer');
  });

  it('tables without row ids, strict ones, conflict clauses', () => {
    const source = `CREATE TABLE a (k TEXT PRIMARY KEY ON CONFLICT REPLACE, v TEXT NOT NULL ON CONFLICT FAIL UNIQUE) WITHOUT ROWID;
CREATE TABLE b (id INT PRIMARY KEY, x REAL CHECK (x > 0), UNIQUE (x) ON CONFLICT IGNORE) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS "a" (other TEXT);
CREATE TABLE main.c (id INTEGER PRIMARY KEY DESC, a_k REFERENCES a ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED);`;
    expect(outline(source, sqlite)).toEqual([
      'a(k*!, v!)',
      'b(id*!, x)',
      'main.c(id*!+, a_k)',
      'main.c(a_k) -> a(k) cascade',
    ]);
  });

  it('constraints that SQLite itself could not add', () => {
    const source = `CREATE TABLE @cdmDatabaseSchema.PERSON (person_id integer NOT NULL, place_id integer NULL);
CREATE TABLE @cdmDatabaseSchema.PLACE (place_id integer NOT NULL);
ALTER TABLE @cdmDatabaseSchema.PERSON ADD CONSTRAINT xpk_PERSON PRIMARY KEY (person_id);
ALTER TABLE @cdmDatabaseSchema.PLACE ADD CONSTRAINT xpk_PLACE PRIMARY KEY (place_id);
ALTER TABLE @cdmDatabaseSchema.PERSON ADD CONSTRAINT fpk_place FOREIGN KEY (place_id) REFERENCES @cdmDatabaseSchema.PLACE (PLACE_ID);`;
    expect(outline(source, sqlite)).toEqual([
      'PERSON(person_id*!+, place_id)',
      'PLACE(place_id*!+)',
      'PERSON(place_id) -> PLACE(place_id)',
    ]);
  });

  it('the way a table is changed: copy, drop, rename', () => {
    const source = `CREATE TABLE t (id INTEGER PRIMARY KEY, old TEXT);
CREATE TABLE "new__t" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "name" varchar(20) NOT NULL);
INSERT INTO "new__t" SELECT id, old FROM t;
DROP TABLE "t";
ALTER TABLE "new__t" RENAME TO "t";
CREATE INDEX t_name ON t (name COLLATE NOCASE);
CREATE TRIGGER tr AFTER INSERT ON t BEGIN UPDATE t SET name = 'x; y' WHERE id = new.id; END;
CREATE TABLE u (id INTEGER);`;
    expect(outline(source, sqlite)).toEqual(['t(id*!+, name!)', 'u(id)']);
    expect(tableOf(source, 't', sqlite).indexes).toMatchObject([{ name: 't_name', parts: [{ column: 'name' }] }]);
  });

  it("MySQL's word for a column that counts", () => {
    const source = 'CREATE TABLE t (id INTEGER PRIMARY KEY AUTO_INCREMENT, n INT UNSIGNED);';
    expect(outline(source, { dialect: 'sqlite' })).toEqual(['t(id*!+, n)']);
    expect(columnOf(source, 'id', { dialect: 'sqlite' }).type).toBe('INTEGER');
  });

  it("libSQL's way to state a column anew, as Drizzle writes it", () => {
    const source = `CREATE TABLE \`page\` (\`id\` integer PRIMARY KEY NOT NULL, \`status\` text DEFAULT 'a', \`note\` text NOT NULL);
--> statement-breakpoint
ALTER TABLE \`page\` ALTER COLUMN "status" TO "status" text NOT NULL;--> statement-breakpoint
ALTER TABLE \`page\` ALTER COLUMN "note" TO "note" text;`;
    expect(outline(source, sqlite)).toEqual(['page(id*!+, status!, note)']);
    expect(problems(source, sqlite)).toEqual([]);
  });
});
