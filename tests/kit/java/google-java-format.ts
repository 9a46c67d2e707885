import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../processes/run.ts';
import { tool } from '../tools/tool.ts';
import { jdkProgram } from './java-environment.ts';

/** The formatter reads compiler classes that the JDK does not export. */
const EXPORTS = ['api', 'code', 'file', 'parser', 'tree', 'util'].flatMap((name) => [
  '--add-exports',
  `jdk.compiler/com.sun.tools.javac.${name}=ALL-UNNAMED`,
]);

export type FormatVerdict = {
  /** Files the formatter would change, as it printed them. */
  readonly changed: readonly string[];
  /** What it wrote to its error stream: files it could not parse. */
  readonly complaints: string;
};

/** Asks google-java-format about these files, changing none. Needs `google-java-format` and `jdk-25`. */
export async function judgeFormat(files: readonly string[]): Promise<FormatVerdict> {
  const folder = mkdtempSync(join(tmpdir(), 'backsmith-format-'));
  const list = join(folder, 'files.txt');
  writeFileSync(list, files.join('\n'));
  const args = [
    '-Xmx1g',
    ...EXPORTS,
    '-jar',
    tool('google-java-format'),
    '--dry-run',
    '--set-exit-if-changed',
    `@${list}`,
  ];
  const ended = await run(jdkProgram(tool('jdk-25'), 'java'), args);
  rmSync(folder, { recursive: true, force: true });
  const changed = ended.stdout.split('\n').filter((line) => line !== '');
  const silentFailure = ended.code !== 0 && changed.length === 0 && ended.stderr === '';
  return { changed, complaints: silentFailure ? `ended with ${String(ended.code)}` : ended.stderr };
}
