/** A folder of a project: chains of folders that hold nothing but one other are one. */
export type Folder = {
  readonly name: string;
  readonly path: string;
  readonly folders: readonly Folder[];
  readonly files: readonly { readonly name: string; readonly path: string }[];
  /** How many files are in it, at any depth. */
  readonly count: number;
};

/** The tree of paths such as `src/main/App.java`; the root has no name. */
export function treeOf(paths: readonly string[]): Folder {
  return folderOf('', '', paths);
}

function folderOf(name: string, path: string, paths: readonly string[]): Folder {
  const rest = paths.map((full) => full.slice(path.length));
  const names = [...new Set(rest.flatMap((part) => (part.includes('/') ? [part.slice(0, part.indexOf('/'))] : [])))];
  const folders = names.map((inner) => {
    const below = `${path}${inner}/`;
    return folderOf(
      inner,
      below,
      paths.filter((full) => full.startsWith(below)),
    );
  });
  const files = rest.flatMap((part) => (part.includes('/') ? [] : [{ name: part, path: path + part }]));
  const [only] = folders;
  if (name !== '' && files.length === 0 && folders.length === 1 && only) {
    return { ...only, name: `${name}/${only.name}` };
  }
  return { name, path, folders, files, count: paths.length };
}
