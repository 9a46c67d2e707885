import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { SHOP, commandLine, type Ended } from './testing/command-line.ts';

const { at, backsmith } = commandLine();

describe('choices', () => {
  const write = (text: string): string => {
    writeFileSync(at('choices.json'), text);
    return 'choices.json';
  };
  const choose = (table: string, column: string, role: string) =>
    write(JSON.stringify({ tables: { [table]: { columns: { [column]: role } } } }));
  const rolesOf = ({ stdout }: Ended) =>
    (JSON.parse(stdout) as { roles: readonly { table: string; column: string; role: string; basis: string }[] }).roles;

  test('inspect says what columns are for, and what was chosen', () => {
    const assumed = rolesOf(backsmith(['inspect', SHOP, '--json']));
    expect(assumed).toContainEqual(
      expect.objectContaining({ table: 'customer', column: 'deleted_at', role: 'deleted', basis: 'assumed' }),
    );
    const chosen = rolesOf(
      backsmith(['inspect', SHOP, '--json', '--choices', choose('customer', 'deleted_at', 'plain')]),
    );
    expect(chosen).toContainEqual(
      expect.objectContaining({ table: 'customer', column: 'deleted_at', role: 'plain', basis: 'chosen' }),
    );
  });

  test('generate makes what was chosen', () => {
    const file = choose('customer', 'deleted_at', 'plain');
    const args = ['generate', SHOP, '--name', 'chosen', '--choices', file, '--out', 'chosen'];
    expect(backsmith(args)).toMatchObject({ code: 0 });
    expect(readFileSync(at('chosen/REPORT.md'), 'utf8')).toContain('Plain value, as chosen');
  });

  test.each([
    [() => choose('custmer', 'deleted_at', 'plain'), 1, 'Did you mean customer?'],
    [() => choose('customer', 'deleted', 'plain'), 1, 'Known: id,'],
    [() => choose('customer', 'deleted_at', 'secrt'), 2, 'Did you mean secret?'],
    [() => choose('customer', 'id', 'secret'), 1, 'part of the key'],
    [() => write('{ "table": {} }'), 2, 'It looks like {'],
    [() => write('{ tables'), 2, 'is no JSON'],
    [() => 'missing.json', 3, 'cannot be read'],
  ])('what is wrong with them is said with a hint (%#)', (file, code, words) => {
    const ended = backsmith(['generate', SHOP, '--name', 'refused', '--choices', file(), '--zip', 'refused.zip']);
    expect(ended.code).toBe(code);
    expect(ended.stderr).toContain(words);
    expect(ended.stderr).toMatch(/hint: /);
    expect(existsSync(at('refused.zip'))).toBe(false);
  });
});
