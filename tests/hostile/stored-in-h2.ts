import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jdkProgram, REPOSITORY, runOk, tool } from '../kit/index.ts';

/**
 * The words of each position an H2 database keeps after a migration, sorted; each migration on a database of its own.
 * Needs `jdk-25` and `h2`.
 */
export async function storedInH2(
  migrations: readonly string[],
): Promise<readonly ReadonlyMap<string, readonly string[]>[]> {
  const folder = mkdtempSync(join(tmpdir(), 'backsmith-h2-'));
  const files = migrations.map((migration, at) => {
    const file = join(folder, `${at}.sql`);
    writeFileSync(file, migration);
    return file;
  });
  const program = join(REPOSITORY, 'tests/hostile/StoredInH2.java');
  const { stdout } = await runOk(jdkProgram(tool('jdk-25'), 'java'), ['-cp', tool('h2'), program, ...files]);
  rmSync(folder, { recursive: true });
  return stdout
    .split(/^== .*\n/mu)
    .slice(1)
    .map(wordsOf);
}

function wordsOf(lines: string): ReadonlyMap<string, readonly string[]> {
  const words = new Map<string, string[]>();
  for (const line of lines.trimEnd().split('\n')) {
    const [position = '', word = ''] = line.split('\t');
    const list = words.get(position) ?? [];
    list.push(Buffer.from(word, 'base64').toString('utf8'));
    words.set(position, list);
  }
  for (const list of words.values()) list.sort();
  return words;
}
