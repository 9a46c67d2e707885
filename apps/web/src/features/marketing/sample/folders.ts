export type Folder = { readonly name: string; readonly paths: readonly string[] };

/** Files under the folder they stand in: the project's own first, then its sources, then everything beside them. */
export function foldersOf(paths: readonly string[]): readonly Folder[] {
  const names = [...new Set(paths.map(folderOf))];
  const rank = (name: string) => (name === '' ? 0 : name.startsWith('src/') ? 1 : 2);
  return names
    .toSorted((one, other) => rank(one) - rank(other) || (one < other ? -1 : 1))
    .map((name) => ({ name, paths: paths.filter((path) => folderOf(path) === name) }));
}

/** "Order.java" of "src/main/java/com/example/Order.java". */
export function baseName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

function folderOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}
