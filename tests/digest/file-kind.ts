const JAVA = /^src\/(main|test)\/java\//;

/** What the classes of a project end with; the digest tells the files of one ending from those of another. */
const ENDINGS = [
  ...['ApiTest', 'Application', 'Controller', 'Exception', 'Filter', 'Id', 'Repository', 'Request', 'Response', 'Row'],
  ...['Service', 'Store', 'Summary', 'Test'],
];

/**
 * The kind of a generated file: its path where every project has the file, and for Java, whose names follow the schema,
 * the ending of its class, such as "main *Controller.java". Classes of other names share a kind.
 */
export function fileKind(path: string): string {
  const [root, source] = JAVA.exec(path) ?? [];
  if (root === undefined) return path.replace(/^(.+\/V\d+)__.+(\.\w+)$/, '$1__*$2');
  const name = path.slice(path.lastIndexOf('/') + 1, -'.java'.length);
  return `${source ?? ''} *${ENDINGS.find((ending) => name.endsWith(ending)) ?? ''}.java`;
}
