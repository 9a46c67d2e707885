// What strangers may send to make the server take memory: files as long as an upload may be, and shapes that grow while they are
// read. Each is made when it is asked for, as all of them together would be a quarter of a gigabyte.
import { gzipSync } from 'node:zlib';
import { LIMITS } from '@backsmith/contract';

const LONGEST = LIMITS.upload.maxBytes;
const KEY = 'id int primary key';
const WIDE = `create table w (${joined(1500, (at) => `c${at} int`, ', ')});\n`;

function joined(count: number, piece: (at: number) => string, between = '\n'): string {
  return Array.from({ length: count }, (_, at) => piece(at)).join(between);
}

/** A piece again and again, between a beginning and an end, as long as a file may be. */
function filled(piece: string, before = '', after = ''): string {
  return before + piece.repeat(Math.floor((LONGEST - before.length - after.length) / piece.length)) + after;
}

function nested(before: string, open: string, close: string, after: string): string {
  const depth = Math.floor((LONGEST - before.length - after.length) / (open.length + close.length));
  return before + open.repeat(depth) + close.repeat(depth) + after;
}

/** By name, the text of the file; bytes where it is no text. */
export const INPUTS: Readonly<Record<string, () => string | Uint8Array>> = {
  'open parentheses': () => filled('('),
  'closing parentheses': () => filled(')'),
  'pairs of parentheses': () => filled('()'),
  'nested parentheses': () => nested('', '(', ')', ''),
  'square brackets': () => filled('['),
  braces: () => filled('{'),
  quotes: () => filled("'"),
  'double quotes, one a line': () => filled('"\n'),
  backticks: () => filled('`'),
  semicolons: () => filled(';'),
  commas: () => filled(',', `create table t (${KEY}`, ');'),
  dashes: () => filled('-'),
  'open comments': () => filled('/*'),
  'short words': () => filled('a '),
  'short statements': () => filled('a;'),
  'words that differ': () => joined(1_400_000, (at) => `${at.toString(36)}a`, ' ').slice(0, LONGEST),
  'one long line': () => filled('a', `create table t (${KEY}, a text default '`, "');"),
  'one long name': () => filled('x', 'create table "', `" (${KEY});`),
  'one giant INSERT': () => filled("(1,'a'),", `create table t (${KEY}, a text);\ninsert into t values `, "(2,'b');"),
  'many INSERTs': () => filled("insert into t values (1, 'abc');\n", `create table t (${KEY}, a text);\n`),
  'a table that never closes': () => filled('(', 'create table t ('),
  'a nested check': () => nested(`create table t (${KEY}, a int check `, '(', ')', ');'),
  'a nested default': () => filled('(', `create table t (${KEY}, a int default `, ');'),
  'a view that never closes': () => filled('(', `create table t(${KEY});create view v as select (`),
  'nested selects': () => filled('select * from (', `create table t(${KEY});create view v as `),
  'a long sum': () => filled('1+', `create table t (${KEY}, a int check (a > `, '1));'),
  'nested CASEs': () => filled('case when ', `create table t (${KEY}, a int check (`, '1));'),
  'a chain of UNIONs': () =>
    filled('select id from t union all ', `create table t(${KEY});create view v as `, 'select 1;'),
  '5,000 tables': () => joined(5000, (at) => `create table t${at} (${KEY}, name varchar(20));`),
  'as many tables as fit': () => joined(300_000, (at) => `create table t${at} (id int);`),
  'as many columns as fit': () => `create table t (${KEY},${joined(600_000, (at) => `c${at} int`, ',')});`,
  '20,000 ALTERs': () =>
    `create table t (${KEY});${joined(20_000, (at) => `alter table t add constraint c${at} check (id <> ${at});`)}`,
  '150,000 ALTERs': () =>
    `create table t (${KEY});${joined(150_000, (at) => `alter table t add constraint c${at} check (id <> ${at});`)}`,
  '250,000 added columns': () => `create table t (${KEY});${joined(250_000, (at) => `alter table t add c${at} int;`)}`,
  '300,000 foreign keys': () => `create table t (${KEY},${joined(300_000, (at) => `c${at} int references t`, ',')});`,
  '900,000 values of a type': () =>
    `create type e as enum (${joined(900_000, (at) => `'v${at}'`, ',')}); create table t (${KEY}, e e);`,
  '2,000 views in a chain': () =>
    `create table t (${KEY}, a int);create view v0 as select * from t;${joined(2000, (at) => `create view v${at + 1} as select * from v${at};`)}`,
  'wide tables LIKE another': () => WIDE + joined(900, (at) => `create table t${at} (like w including all);`),
  'wide tables AS SELECT': () => WIDE + joined(900, (at) => `create table t${at} as select a.*, b.* from w a, w b;`),
  'wide views': () => WIDE + joined(900, (at) => `create view v${at} as select * from w;`),
  'statements of no database': () => joined(500_000, (at) => `frobnicate ${at};`),
  'statements as texts': () =>
    `create table t (${KEY});${joined(150_000, (at) => `do $$ begin execute 'select ${at}'; end $$;`)}`,
  'signs beyond the first plane': () => filled('\u{1F600}', `create table t (${KEY});`).slice(0, LONGEST / 2 - 100),
  'a packed gigabyte': () => new Uint8Array(gzipSync(new Uint8Array(1024 * 1024 * 1024))),
};
