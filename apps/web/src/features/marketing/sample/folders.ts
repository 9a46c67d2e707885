import type { ProjectFile } from '../../../content/sample/sample.ts';

export type Folder = { readonly name: string; readonly files: readonly ProjectFile[] };

/** Files under the folder they stand in: the project's own first, then its sources, then everything beside them. */
export function foldersOf(files: readonly ProjectFile[]): readonly Folder[] {
  const names = [...new Set(files.map(({ path }) => folderOf(path)))];
  const rank = (name: string) => (name === '' ? 0 : name.startsWith('src/') ? 1 : 2);
  return names
    .toSorted((one, other) => rank(one) - rank(other) || (one < other ? -1 : 1))
    .map((name) => ({ name, files: files.filter(({ path }) => folderOf(path) === name) }));
}

/** "Order.java" of "src/main/java/com/example/Order.java". */
export function baseName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

function folderOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}
