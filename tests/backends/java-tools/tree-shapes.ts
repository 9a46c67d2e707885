import { askJavaTools } from './ask-java-tools.ts';

/**
 * The shapes of all Java files below each folder, sorted: equal lists mean programs that differ in names and values only.
 * Throws with the compiler's words when a file does not parse.
 */
export async function treeShapes(folders: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
  const { ok, output } = await askJavaTools('shapes', folders);
  if (!ok) throw new Error(output.slice(-6000));
  const shapes = new Map<string, string[]>(folders.map((folder) => [folder, []]));
  for (const line of output.split('\n').filter((text) => text !== '')) {
    const [folder = '', shape = ''] = line.split('\t');
    shapes.get(folder)?.push(shape);
  }
  for (const list of shapes.values()) list.sort();
  return shapes;
}
