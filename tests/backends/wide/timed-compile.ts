import { mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { GeneratedFile } from '@backsmith/engine';
import { jdkProgram, REPOSITORY, resolveClassPath, runOk, tool, writeFiles } from '../../kit/index.ts';

const PROGRAM = join(REPOSITORY, 'tests/backends/java-tools/TimedCompile.java');

/** What javac spends on one class of a project. Milliseconds of processor time. */
export type ClassTime = { readonly title: string; readonly name: string; readonly milliseconds: number };

/** What came of a compilation; an error says of which project it is. */
export type TimedCompile = { readonly times: readonly ClassTime[]; readonly errors: readonly string[] };

/**
 * Compiles generated projects by javac, one after the other in one process.
 *
 * @param scratch an empty folder
 * @param projects the files of each project by its title
 */
export async function timedCompile(
  scratch: string,
  projects: ReadonlyMap<string, readonly GeneratedFile[]>,
  timeoutMs: number,
): Promise<TimedCompile> {
  const titles = new Map<string, string>();
  const jars = new Set<string>();
  for (const [title, files] of projects) {
    const folder = join(scratch, String(titles.size));
    titles.set(folder, title);
    writeFiles(folder, files);
    const pom = String(files.find(({ path }) => path === 'pom.xml')?.content);
    for (const jar of (await resolveClassPath(pom, tool('jdk-25'))).split(delimiter)) jars.add(jar);
  }
  const classPath = join(scratch, 'class-path.txt');
  const output = join(scratch, 'classes');
  writeFileSync(classPath, [...jars].join(delimiter));
  mkdirSync(output);
  const java = jdkProgram(tool('jdk-25'), 'java');
  const args = ['-Xmx1500m', PROGRAM, classPath, output, ...titles.keys()];
  const { stdout } = await runOk(java, args, { timeoutMs });
  const lines = stdout.split('\n').map((line) => line.trimEnd().split('\t'));
  const titleOf = (folder: string): string => titles.get(folder) ?? folder;
  return {
    times: lines.flatMap(([kind, folder = '', name = '', spent]) =>
      kind === 'class' ? [{ title: titleOf(folder), name, milliseconds: Number(spent) }] : [],
    ),
    errors: lines.flatMap(([kind, folder = '', message = '']) =>
      kind === 'error' ? [`${titleOf(folder)}\n  ${message}`] : [],
    ),
  };
}
