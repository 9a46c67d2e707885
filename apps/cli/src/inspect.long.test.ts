import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { BIN, SHOP, commandLine } from './testing/command-line.ts';

const { at, backsmith } = commandLine();

describe('inspect', () => {
  test('shows tables, keys, relations, enums and views to people', () => {
    const ended = backsmith(['inspect', SHOP]);
    expect(ended.code).toBe(0);
    expect(ended.stdout).toContain('23 tables');
    expect(ended.stdout).toMatch(/\n {2}shipping_address_id +bigint +not null +-> address \(id\)/);
    expect(ended.stdout).toMatch(/\n {2}\(order_id, line_no\) -> order_line \(order_id, line_no\)/);
    expect(ended.stdout).toMatch(/order_status +new, paid, in packing/);
    expect(ended.stdout).toContain('product_rating');
    expect(ended.stdout).not.toContain('\u001b');
  });

  test('prints the one schema format as JSON', () => {
    const printed = JSON.parse(backsmith(['inspect', SHOP, '--json']).stdout) as {
      dialect: string;
      tables: { name: string; primaryKey: string[]; columns: { name: string; notNull: boolean }[] }[];
      foreignKeys: { table: string; refColumns: string[] }[];
      diagnostics: { severity: string; line: number }[];
    };
    expect(printed.dialect).toBe('postgresql');
    expect(printed.tables.find(({ name }) => name === 'order_line')?.primaryKey).toEqual(['order_id', 'line_no']);
    expect(printed.foreignKeys.filter(({ table }) => table === 'order')).toHaveLength(5);
    expect(printed.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  test.each(['tokens', 'statements', 'services', 'blueprint'])('prints the stage %s as JSON', (stage) => {
    const ended = backsmith(['inspect', SHOP, '--stage', stage]);
    expect(ended.code).toBe(0);
    expect(JSON.parse(ended.stdout)).toBeTruthy();
  });

  test.each(['folder', 'zip'])('applies the migrations of a %s as the journal beside them says', (kind) => {
    const files = {
      'drizzle/0000_b.sql': 'alter table a add column name text;',
      'drizzle/0001_a.sql': 'create table a (id int primary key);',
      'drizzle/0002_left.sql': 'drop table a;',
      'drizzle/meta/_journal.json': JSON.stringify({ entries: [{ tag: '0001_a' }, { tag: '0000_b' }] }),
      'drizzle/meta/0000_snapshot.json': '{}',
    };
    const given = kind === 'folder' ? 'journaled' : 'journaled.zip';
    if (kind === 'folder') {
      mkdirSync(at(given, 'drizzle', 'meta'), { recursive: true });
      for (const [name, text] of Object.entries(files)) writeFileSync(at(given, name), text);
    } else {
      const entries = Object.entries(files).map(([name, text]) => [name, strToU8(text)] as const);
      writeFileSync(at(given), zipSync(Object.fromEntries(entries)));
    }
    const { tables } = JSON.parse(backsmith(['inspect', given, '--json']).stdout) as {
      tables: { columns: { name: string }[] }[];
    };
    expect(tables.map(({ columns }) => columns.map(({ name }) => name))).toEqual([['id', 'name']]);
    const statements = JSON.parse(backsmith(['inspect', given, '--stage', 'statements']).stdout) as { file: string }[];
    expect(statements.map(({ file }) => file)).toEqual(Object.keys(files).slice(0, 3));
  });

  test('takes no journal for a schema', () => {
    mkdirSync(at('alone', 'meta'), { recursive: true });
    writeFileSync(at('alone', 'meta', '_journal.json'), '{"entries":[]}');
    expect(backsmith(['inspect', 'alone'])).toMatchObject({ code: 1, stdout: '' });
    writeFileSync(at('alone.zip'), zipSync({ 'meta/_journal.json': strToU8('{"entries":[]}') }));
    expect(backsmith(['inspect', 'alone.zip']).stderr).toContain('alone.zip holds no .sql file.');
  });

  test('reads changelogs of Liquibase from a folder, a zip and one file', () => {
    const changelog =
      '<databaseChangeLog><changeSet id="1" author="a"><createTable tableName="pet"><column name="id" type="int"/></createTable></changeSet></databaseChangeLog>';
    mkdirSync(at('lb', 'db', 'changelog'), { recursive: true });
    writeFileSync(at('lb', 'db', 'changelog', 'master.xml'), changelog);
    writeFileSync(at('lb.zip'), zipSync({ 'db/changelog.xml': strToU8(changelog), 'pom.xml': strToU8('<project/>') }));
    for (const given of ['lb', 'lb.zip', 'lb/db/changelog/master.xml']) {
      const { tables } = JSON.parse(backsmith(['inspect', given, '--json']).stdout) as { tables: { name: string }[] };
      expect(tables.map(({ name }) => name)).toEqual(['pet']);
    }
    const chosen = JSON.parse(backsmith(['inspect', 'lb', '--dialect', 'oracle', '--json']).stdout) as {
      dialect: string;
    };
    expect(chosen.dialect).toBe('oracle');
  });

  test('shows how tables would be shared out among services, and takes what it showed back', () => {
    const cut = backsmith(['inspect', SHOP, '--stage', 'services']);
    expect(cut.stderr).toContain('in orders refers to customer in customers: order is tied more closely to orders');
    const plan = JSON.parse(cut.stdout) as { services: { name: string; tables: string[] }[] };
    expect(plan.services.flatMap(({ tables }) => tables)).toHaveLength(23);
    const [first, second, ...more] = plan.services;
    const tables = [...(first?.tables ?? []), ...(second?.tables ?? [])];
    writeFileSync(at('plan.json'), JSON.stringify({ services: [{ name: 'both', tables }, ...more] }));
    const planned = backsmith(['inspect', SHOP, '--services', 'plan.json']);
    expect(planned).toMatchObject({ code: 0 });
    expect((JSON.parse(planned.stdout) as typeof plan).services.map(({ name }) => name)).toContain('both');
  });

  test.each([
    ['{ "services": [{ "name": "one", "tables": ["ordr"] }] }', 1, 'Did you mean order?'],
    ['{ "services": [{ "name": "one", "tables": ["order"] }] }', 1, 'The plan gives no service to country, customer'],
    ['{ "services": [{ "name": "one", "table": [] }] }', 2, 'It looks like { "services"'],
    ['{ services', 2, 'is no JSON'],
  ])('says what is wrong with a plan of services (%#)', (text, code, words) => {
    writeFileSync(at('plan.json'), text);
    const ended = backsmith(['inspect', SHOP, '--stage', 'services', '--services', 'plan.json']);
    expect(ended.code).toBe(code);
    expect(ended.stderr).toContain(words);
    expect(ended.stderr).toMatch(/hint: /);
  });

  test('ends quietly when its reader has seen enough', () => {
    const script = `"${process.execPath}" "${BIN}" inspect "${SHOP}" --stage tokens | head -n 1`;
    const ended = spawnSync('sh', ['-c', script], { encoding: 'utf8' });
    expect(ended).toMatchObject({ status: 0, stderr: '' });
  });
});
