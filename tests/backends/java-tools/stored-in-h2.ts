import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { askJavaTools } from './ask-java-tools.ts';

/** The words of each position an H2 database keeps after a migration, sorted; each migration on a database of its own. */
export async function storedInH2(
  migrations: readonly string[],
): Promise<readonly ReadonlyMap<string, readonly string[]>[]> {
  const folder = mkdtempSync(join(tmpdir(), 'backsmith-h2-'));
  const files = migrations.map((migration, at) => {
    const file = join(folder, `${at}.sql`);
    writeFileSync(file, migration);
    return file;
  });
  const { ok, output } = await askJavaTools('stored', files);
  rmSync(folder, { recursive: true });
  if (!ok) throw new Error(output.slice(-6000));
  return output
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
