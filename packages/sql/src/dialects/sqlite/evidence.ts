import { evidenceOf } from '../dialect-rules.ts';

export const evidence = evidenceOf([
  [20, 'autoincrement | pragma | without rowid | sqlite_sequence | virtual table | using fts5 | using fts4'],
  [
    10,
    'insert or | strict | julianday ( | strftime ( | typeof ( | begin transaction | using fts3 | datetime ( | randomblob (',
  ],
  [8, 'head sqlite'],
  [5, 'sign [x] | integer primary | on conflict | collate nocase'],
  [2, 'nvarchar ( | integer | blob'],
  [1, 'boolean | text | datetime | tinyint'],
]);
