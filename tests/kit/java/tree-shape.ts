import { join } from 'node:path';
import { run } from '../processes/run.ts';
import { tool } from '../tools/tool.ts';
import { REPOSITORY } from '../files/repository.ts';
import { jdkProgram } from './java-environment.ts';

/**
 * The shapes of all Java files below each folder, sorted: equal lists mean programs that differ in names and values only.
 * Needs `jdk-25`; throws with the compiler's words when a file does not parse.
 */
export async function treeShapes(folders: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
  const program = join(REPOSITORY, 'tests/hostile/TreeShape.java');
  const ended = await run(jdkProgram(tool('jdk-25'), 'java'), [program, ...folders]);
  if (ended.code !== 0) throw new Error(ended.stderr);
  const shapes = new Map<string, string[]>(folders.map((folder) => [folder, []]));
  for (const line of ended.stdout.split('\n').filter((text) => text !== '')) {
    const [folder = '', shape = ''] = line.split('\t');
    shapes.get(folder)?.push(shape);
  }
  for (const list of shapes.values()) list.sort();
  return shapes;
}
