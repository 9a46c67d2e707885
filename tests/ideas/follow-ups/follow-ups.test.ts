import { editSchema } from '@backsmith/idea';
import { readSchema } from '@backsmith/schema';
import { describe, expect, test } from 'vitest';
import type { Expectation } from './expectation.ts';
import { faultsOf } from './judge.ts';
import { type FollowUp, readFollowUps, SPOKEN, VARIED } from './read-follow-ups.ts';
import { mayRecord, recordedFigures } from '../recorded.ts';
import { regressions } from '../scorer/figures.ts';
import { viewOf } from './schema-view.ts';

const followUps = readFollowUps();

describe('the follow-ups', () => {
  test('are at least 200 about twelve schemas, no two alike', () => {
    expect(followUps.length).toBeGreaterThanOrEqual(200);
    expect(new Set(followUps.map(({ sql }) => sql)).size).toBe(12);
    expect(new Set(followUps.map(({ sql, say }) => `${sql} ${say}`)).size).toBe(followUps.length);
    expect(followUps.filter(({ changes, outcomes }) => changes.length + outcomes.length === 0)).toEqual([]);
  });

  test.each(followUps.map((followUp) => [followUp.id, followUp] as const))(
    '%s speaks of what is there',
    (_id, followUp) => {
      const view = viewOf(readSchema(followUp.sql).value.schema);
      const made = followUp.changes.flat().flatMap((one) => (one.kind === 'add-table' ? one.table : []));
      const unknown = followUp.changes.flat().filter((one) => !isAbout(one, view, new Set(made)));
      expect(unknown).toEqual([]);
    },
  );
});

/** Names of things to change or take away must be in the schema; tables may also be new. */
function isAbout(one: Expectation, view: ReturnType<typeof viewOf>, made: ReadonlySet<string>): boolean {
  switch (one.kind) {
    case 'add-table':
      return view.tables(one.table).length === 0;
    case 'remove-table':
    case 'rename-table':
      return view.tables(one.table).length === 1;
    case 'link':
      return [one.from, one.to].every((names) => view.tables(names).length > 0 || names.some((name) => made.has(name)));
    case 'remove-column':
    case 'rename-column':
      return view.columns(one.table, one.column).length === 1;
    default:
      return view.tables(one.table).length === 1 || one.table.some((name) => made.has(name));
  }
}

describe('the judge of follow-ups', () => {
  const sentence = (id: string): FollowUp => {
    const found = followUps.find((followUp) => followUp.id === id);
    if (found === undefined) throw new Error(`no follow-up ${id}`);
    return found;
  };
  const change = (followUp: FollowUp, statements: string) =>
    faultsOf(followUp, { kind: 'change', sql: followUp.sql + statements });

  test('takes what was asked for and nothing else', () => {
    const unique = sentence('shop 2');
    expect(change(unique, 'ALTER TABLE customers ADD CONSTRAINT uq UNIQUE (email);')).toEqual([]);
    expect(change(unique, 'ALTER TABLE customers ADD CONSTRAINT uq UNIQUE (phone);')).toHaveLength(1);
    expect(change(unique, 'ALTER TABLE customers ADD UNIQUE (email); DROP TABLE order_items;')).toEqual([
      'table order_items is gone',
    ]);
    expect(faultsOf(unique, { kind: 'question', message: 'which?' })).toEqual(['asks: which?']);
  });

  test('sees tables and columns nobody asked for', () => {
    const rename = sentence('shop 5');
    expect(change(rename, 'ALTER TABLE products RENAME TO articles;')).toEqual([]);
    expect(
      change(rename, 'ALTER TABLE products RENAME TO articles; CREATE TABLE renames (id INT PRIMARY KEY);'),
    ).toEqual(['table renames was not asked for']);
    expect(change(rename, 'ALTER TABLE products RENAME TO articles; ALTER TABLE articles ADD stock INT;')).toEqual([
      'column articles.stock was not asked for',
    ]);
  });

  test('takes a join for several, with or without the old key, and no join for one', () => {
    const several = sentence('shop 10');
    const join =
      'CREATE TABLE product_categories (product_id BIGINT REFERENCES products, category_id BIGINT REFERENCES categories);';
    expect(change(several, join)).toEqual([]);
    expect(change(several, `${join} ALTER TABLE products DROP COLUMN category_id;`)).toEqual([]);
    expect(change(several, 'ALTER TABLE categories ADD product_id BIGINT REFERENCES products;')).toHaveLength(1);
  });

  test('takes a question where a sentence can mean two things, a refusal where nothing can be done', () => {
    expect(faultsOf(sentence('blog 10'), { kind: 'question', message: 'which body?' })).toEqual([]);
    expect(change(sentence('blog 10'), 'ALTER TABLE posts RENAME COLUMN body TO content;')).toHaveLength(1);
    expect(faultsOf(sentence('shop 17'), { kind: 'refusal', message: 'no' })).toEqual([]);
  });

  test('does not take a text that was rewritten', () => {
    const followUp = sentence('shop 2');
    const sql = followUp.sql.replace('email VARCHAR(255)', 'email VARCHAR(255) UNIQUE');
    expect(faultsOf(followUp, { kind: 'change', sql })).toEqual(['does not keep the text it was given']);
  });
});

test('how many follow-ups our own rules get right is no worse than recorded', () => {
  const judged = followUps.map((followUp) => ({
    id: followUp.id,
    say: followUp.say,
    faults: faultsOf(followUp, editSchema(followUp.sql, followUp.say)),
  }));
  const wrong = judged.filter(({ faults }) => faults.length > 0);
  console.log(`${judged.length - wrong.length} of ${judged.length} follow-ups are right`);
  if (process.env['SHOW_FAULTS'] === '1')
    for (const { id, say, faults } of wrong) console.log(`${id}: ${say}\n    ${faults.join('\n    ')}`);
  const figures = { right: judged.length - wrong.length };
  mayRecord('followUps', figures);
  expect(regressions(recordedFigures('followUps'), figures)).toEqual([]);
});

/** Answers in the words people use: right, a question or a refusal back, or a change nobody asked for. */
test.each([
  ['spoken', SPOKEN, 60],
  ['varied', VARIED, 100],
] as const)('of %s sentences most are right, and none is changed into something else', (name, folder, least) => {
  const spoken = readFollowUps(folder);
  expect(spoken.length).toBeGreaterThanOrEqual(least);
  expect(new Set(spoken.map(({ sql }) => sql)).size).toBe(10);
  const judged = spoken.map((followUp) => {
    const answer = editSchema(followUp.sql, followUp.say);
    return { ...followUp, answer, faults: faultsOf(followUp, answer) };
  });
  const wrong = judged.filter(({ faults, answer }) => faults.length > 0 && answer.kind === 'change');
  const right = judged.filter(({ faults }) => faults.length === 0).length;
  console.log(`${right} of ${judged.length} ${name} changes are right, ${wrong.length} wrong`);
  const figures = { right, wrong: wrong.length };
  mayRecord(name, figures);
  expect(wrong.map(({ id, say }) => `${id}: ${say}`)).toEqual([]);
  expect(regressions(recordedFigures(name), figures)).toEqual([]);
});
