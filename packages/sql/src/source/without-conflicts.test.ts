import { expect, test } from 'vitest';
import { withoutConflicts } from './without-conflicts.ts';

/** What stays, without empty lines. */
function kept(text: string): string {
  const { text: merged } = withoutConflicts(text);
  expect(merged).toHaveLength(text.length);
  return merged
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line !== '')
    .join('\n');
}

test('within a statement the first side stays, and everything around it', () => {
  const table = 'create table t (\n<<<<<<< HEAD\n  a int,\n=======\n  a text,\n>>>>>>> topic\n  b int\n);\n';
  expect(kept(table)).toBe('create table t (\n  a int,\n  b int\n);');
  expect(withoutConflicts(table).conflicts).toMatchObject([
    { at: 17, kept: 'ours', ours: { name: 'HEAD' }, theirs: { name: 'topic' } },
  ]);
});

test('what both sides were made of goes', () => {
  expect(
    kept('create table t (\n<<<<<<< ours\n  a int\n||||||| base\n  a char\n=======\n  a text\n>>>>>>> theirs\n);'),
  ).toBe('create table t (\n  a int\n);');
});

test('the second side stays where the first one has nothing', () => {
  expect(
    kept('create table t (\n  a int\n<<<<<<< HEAD\n||||||| base\n  , c int\n=======\n  , b int\n>>>>>>> x\n);'),
  ).toBe('create table t (\n  a int\n  , b int\n);');
});

test('statements of both sides stay', () => {
  const text =
    'create table t (a int); -- t\n<<<<<<< HEAD\ncreate table a (a int);\n=======\ncreate table b (a int);\n>>>>>>> x\n';
  expect(kept(text)).toBe('create table t (a int); -- t\ncreate table a (a int);\ncreate table b (a int);');
});

test('of statements that go on behind the conflict one side stays', () => {
  const text = '<<<<<<< HEAD\ncreate table a (\n  a int,\n=======\ncreate table a (\n  a text,\n>>>>>>> x\n  b int\n);';
  expect(kept(text)).toBe('create table a (\n  a int,\n  b int\n);');
});

test.each([
  'select 1 <<<<<<< 2;\n=======\n>>>>>>> x',
  '<<<<<<< HEAD\na\n>>>>>>> x',
  '=======\na\n=======',
  '<<<<<<<a\n=======\n>>>>>>> x',
])('%j holds none', (text) => {
  expect(withoutConflicts(text)).toEqual({ text, conflicts: [] });
});
