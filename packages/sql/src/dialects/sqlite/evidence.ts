import { evidenceOf } from '../dialect-rules.ts';

export const evidence = evidenceOf([
  [20, "sign ('now')"],
  [20, 'autoincrement | pragma | without rowid | sqlite_sequence | virtual table | using fts5 | using fts4'],
  [10, 'insert or | strict | julianday ( | strftime ( | typeof ( | begin transaction | using fts3 | randomblob ('],
  [15, 'sign bracketed-blob'],
  [8, 'head sqlite | sign typeless'],
  [5, 'sign plain-types | sign [x] | integer primary | on conflict | collate nocase'],
  [2, 'nvarchar ( | integer | blob'],
  [6, 'text primary | text unique'],
  [1, 'boolean | text | datetime | tinyint'],
]);
