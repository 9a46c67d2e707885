import { describe, expect, it, test } from 'vitest';
import type { QualifiedName } from '../ast/name.ts';
import type { Statement } from '../ast/statement.ts';
import type { TableElement } from '../ast/table-element.ts';
import { DIALECTS, type Dialect } from '../dialect.ts';
import { DiagnosticLog } from '../source/diagnostic-log.ts';
import { SourceText } from '../source/source-text.ts';
import { STATEMENTS, damaged, evilTexts, numbersFrom } from '../testing/index.ts';
import { newContext, visitStatements } from './parse-statements.ts';

function parse(text: string, dialect: Dialect): readonly Statement[] {
  const statements: Statement[] = [];
  visitStatements(new SourceText(text), newContext(dialect, new DiagnosticLog()), (one) => statements.push(one));
  return statements;
}

function nameOf({ qualifier, name }: QualifiedName): string {
  return [qualifier, name].flatMap((part) => part?.text ?? []).join('.');
}

function elementOf(element: TableElement): string {
  switch (element.kind) {
    case 'column':
      return `${element.name.text} ${element.type?.text ?? ''}`.trim();
    case 'constraint':
      return element.constraint.kind;
    case 'index':
      return 'index';
    case 'like':
      return `like ${nameOf(element.table)}`;
  }
}

/** A statement in one line: its kind, its name, and what it is made of. */
function outline(statement: Statement): string {
  switch (statement.kind) {
    case 'create-table':
      return `create-table ${nameOf(statement.name)} (${statement.elements.map(elementOf).join(', ')})`;
    case 'alter-table':
      return `alter-table ${nameOf(statement.name)}: ${statement.actions.map(({ kind }) => kind).join(', ')}`;
    case 'drop':
      return `drop ${statement.object} ${statement.names.map(nameOf).join(', ')}`;
    case 'rename':
      return `rename ${statement.object} ${nameOf(statement.from)} to ${nameOf(statement.to)}`;
    case 'block':
      return `block [${statement.body.map(outline).join('; ')}]`;
    case 'comment':
      return `comment ${nameOf(statement.table)} ${statement.columnName?.text ?? ''}= ${statement.text ?? ''}`;
    default:
      return statement.kind;
  }
}

const READ: readonly (readonly [dialect: Dialect, text: string, expected: readonly string[]])[] = [
  [
    'postgresql',
    'create table "a b".c (id serial primary key, n numeric(10,2)[] not null, like d including all, check (n is not null))',
    ['create-table a b.c (id serial, n numeric(10,2)[], like d, check)'],
  ],
  [
    'postgresql',
    "do $$ begin if true then create table x (id int); end if; end $$; comment on column s.t.c is 'it''s'",
    ['block [create-table x (id int)]', "comment s.t c= it's"],
  ],
  [
    'postgresql',
    'alter table only s.t add column a int, drop constraint if exists k cascade, rename to u',
    ['alter-table s.t: add-column, drop-constraint, rename-table'],
  ],
  [
    'postgresql',
    "alter table t add a text[] not null default array['x', 'y'], add b int[][] default array[[1, 2], [3, 4]], drop c",
    ['alter-table t: add-column, add-column, drop-column'],
  ],
  [
    'sqlite',
    'alter table t alter column "a" to "a" text not null; alter table t alter column a to b',
    ['alter-table t: change-column', 'alter-table t: rename-column'],
  ],
  [
    'mysql',
    "create table `a``b` (`id` int unsigned auto_increment comment 'x;y', key `k` (`id`), fulltext (`t`)) engine=InnoDB; drop table if exists c, d",
    ['create-table a`b (id int unsigned, index, index)', 'drop table c, d'],
  ],
  ['mysql', '/*!40101 SET NAMES utf8 */; rename table a to b', ['ignored', 'rename table a to b']],
  [
    'oracle',
    "begin execute immediate 'create table e (id number, ' || 'x date)'; end;\n/\nalter table e modify (x not null, id number(9))",
    ['block [create-table e (id number, x date)]', 'alter-table e: modify-column, modify-column'],
  ],
  [
    'sqlserver',
    "create table [dbo].[a]]b] ([id] int identity(1,1) not null, constraint [p] primary key clustered ([id] asc))\nGO\nexec sp_rename 'dbo.t.c', 'd', 'COLUMN'",
    ['create-table dbo.a]b (id int, primary-key)', 'rename column c to d'],
  ],
  [
    'sqlite',
    'create table a (id integer primary key autoincrement, b, c unsigned big int) without rowid; drop view v',
    ['create-table a (id integer, b, c unsigned big int)', 'drop view v'],
  ],
];

describe('statements of a dialect', () => {
  test.each(READ)('%s: %s', (dialect, text, expected) => {
    expect(parse(text, dialect).map(outline)).toEqual(expected);
  });

  test('know the line they stand in', () => {
    const [, second] = parse('create table a (id int);\n\n  create table b (id int);', 'postgresql');
    expect(second).toMatchObject({ line: 3, column: 3 });
  });

  test('a table that is never closed is marked as such', () => {
    expect(parse('create table a (id int, b', 'mysql')).toMatchObject([{ kind: 'create-table', complete: false }]);
  });
});

describe('whatever is written', () => {
  it('is parsed without a fault of ours, and leaves the statements before it alone', () => {
    const next = numbersFrom(4);
    for (let count = 0; count < 1000; count += 1) {
      const [dialect, statement] = STATEMENTS[count % STATEMENTS.length] ?? ['postgresql', ''];
      const text = `create table before_it (id int);\n${damaged(statement, next)}`;
      expect(parse(text, dialect)[0], JSON.stringify([dialect, text])).toMatchObject({
        kind: 'create-table',
        complete: true,
      });
    }
  }, 60_000);

  it.each(evilTexts(20_000))('%s', (_, text) => {
    for (const dialect of DIALECTS) {
      expect(parse(`create table before_it (id int);\n${text}`, dialect)[0]).toMatchObject({ kind: 'create-table' });
    }
  });
});
