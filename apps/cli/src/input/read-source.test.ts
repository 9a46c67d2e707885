import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { afterAll, expect, test } from 'vitest';
import { EXIT } from '../exit-code.ts';
import { readInput } from './read-source.ts';

const folder = mkdtempSync(join(tmpdir(), 'backsmith-input-'));
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ['a zip of nothing', 'nothing.zip', zipSync({}), 'nothing.zip is an empty archive. Pack the .sql files into it.'],
  ['a zip without a schema', 'notes.zip', zipSync({ 'a.txt': strToU8('x') }), 'notes.zip holds no .sql file.'],
])('%s says what it lacks', async (_, name, bytes, message) => {
  const file = join(folder, name);
  writeFileSync(file, bytes);
  await expect(readInput(file)).rejects.toMatchObject({
    exitCode: EXIT.refused,
    message: expect.stringContaining(message) as string,
  });
});

test('migrations that are programs are named, with what writes them as SQL', async () => {
  const versions = join(folder, 'alembic', 'versions');
  mkdirSync(versions, { recursive: true });
  writeFileSync(join(versions, '1a_orders.py'), '');
  const zip = join(folder, 'alembic.zip');
  writeFileSync(zip, zipSync({ 'versions/1a_orders.py': strToU8('') }));
  for (const path of [join(folder, 'alembic'), zip]) {
    await expect(readInput(path)).rejects.toMatchObject({
      exitCode: EXIT.refused,
      message: expect.stringMatching(/1a_orders\.py is of Alembic.*alembic upgrade head --sql/) as string,
    });
  }
  writeFileSync(join(folder, 'alembic', 'views.sql'), 'CREATE VIEW v AS SELECT 1 AS one;');
  const { source } = await readInput(join(folder, 'alembic'));
  expect(source).toMatchObject([{ name: 'views.sql', notes: [{ severity: 'warning', code: 'code-migrations' }] }]);
});

test('a folder whose name tells the tool keeps it in the names of its files', async () => {
  const migrations = join(folder, 'supabase', 'migrations');
  mkdirSync(migrations, { recursive: true });
  writeFileSync(join(migrations, '1_a.sql'), 'CREATE TABLE a (id int);');
  for (const path of [join(folder, 'supabase'), migrations]) {
    const { source } = await readInput(path);
    expect(source).toMatchObject([{ name: 'supabase/migrations/1_a.sql' }]);
  }
});

test('a folder without a schema says so, and a file that is not there that it is not', async () => {
  mkdirSync(join(folder, 'bare'));
  await expect(readInput(join(folder, 'bare'))).rejects.toMatchObject({ exitCode: EXIT.refused });
  await expect(readInput(join(folder, 'absent.sql'))).rejects.toMatchObject({
    exitCode: EXIT.files,
    message: expect.stringContaining('absent.sql does not exist.') as string,
  });
});
