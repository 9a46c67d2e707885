import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { askJavaTools } from './ask-java-tools.ts';

/** Asks google-java-format about these files, changing none: what it says of those it would change or cannot parse. */
export async function judgeFormat(files: readonly string[]): Promise<readonly string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'backsmith-format-'));
  const list = join(folder, 'files.txt');
  writeFileSync(list, files.join('\n'));
  const { ok, output } = await askJavaTools('format', ['--dry-run', '--set-exit-if-changed', `@${list}`]);
  rmSync(folder, { recursive: true, force: true });
  const lines = output.split('\n').filter((line) => line !== '');
  return ok || lines.length > 0 ? lines : ['failed without a word'];
}
