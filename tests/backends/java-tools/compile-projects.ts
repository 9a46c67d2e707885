import { join, sep } from 'node:path';
import { compileWithEcj } from './compile.ts';
import { listJava } from '../../kit/index.ts';

/** Compiled together; more at once takes more memory than it saves time. */
const FILES_AT_ONCE = 4000;

/**
 * Compiles generated projects many at a time. They must have different packages.
 *
 * @param projects the folder of each project by name
 * @returns the errors of each project that does not compile
 */
export async function compileProjects(
  projects: ReadonlyMap<string, string>,
  classPath: string,
  output: string,
): Promise<ReadonlyMap<string, string>> {
  const errors = new Map<string, string>();
  let batch = new Map<string, readonly string[]>();
  const flush = async (): Promise<void> => {
    for (const [name, text] of await compileBatch(batch, projects, classPath, output)) errors.set(name, text);
    batch = new Map();
  };
  for (const [name, folder] of projects) {
    batch.set(name, listJava(folder));
    if ([...batch.values()].flat().length > FILES_AT_ONCE) await flush();
  }
  if (batch.size > 0) await flush();
  return errors;
}

async function compileBatch(
  batch: ReadonlyMap<string, readonly string[]>,
  projects: ReadonlyMap<string, string>,
  classPath: string,
  output: string,
): Promise<ReadonlyMap<string, string>> {
  const files = [...batch.values()].flat();
  const compiled = await compileWithEcj({
    files,
    classPath,
    output: join(output, [...batch.keys()][0] ?? ''),
    release: 17,
  });
  if (compiled.ok) return new Map();
  const blocks = compiled.errors.split('----------\n').filter((block) => block.includes('ERROR in'));
  if (blocks.length === 0)
    throw new Error(`the compiler failed without naming a file:\n${compiled.errors.slice(0, 4000)}`);
  const folders = [...batch.keys()].map((name) => [name, `${projects.get(name) ?? ''}${sep}`] as const);
  return new Map(
    folders.flatMap(([name, folder]) => {
      const own = blocks.filter((block) => block.includes(folder));
      return own.length === 0 ? [] : [[name, own.slice(0, 3).join('\n')] as const];
    }),
  );
}
