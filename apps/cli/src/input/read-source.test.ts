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

test('a folder without a schema says so, and a file that is not there that it is not', async () => {
  mkdirSync(join(folder, 'bare'));
  await expect(readInput(join(folder, 'bare'))).rejects.toMatchObject({ exitCode: EXIT.refused });
  await expect(readInput(join(folder, 'absent.sql'))).rejects.toMatchObject({
    exitCode: EXIT.files,
    message: expect.stringContaining('absent.sql does not exist.') as string,
  });
});
