import { databaseNamed, traitsOf, type Dialect, type DiagnosticLog } from '@backsmith/sql';
import { compareText } from '@backsmith/text';
import type { NamedSource } from './reading.ts';

/** A file of a set that exists once for each database: `db/migration/mysql/V1__a.sql`, `schema-postgres.sql`. */
type Member = {
  readonly source: NamedSource;
  /** What the sets of all databases have in common: the path up to the database's name, and the file's name without it. */
  readonly place: string;
  readonly database: string;
  readonly dialect: Dialect | undefined;
};

/**
 * The files to read where a folder holds the same definitions once for each database: those of the database that was asked
 * for, else of the one with the most. The sets of the others are named and left out; files of no database are all kept.
 */
export function chooseSets(
  log: DiagnosticLog,
  sources: readonly NamedSource[],
  asked: Dialect | undefined,
): readonly NamedSource[] {
  const members = sources.flatMap((source) => memberOf(source) ?? []);
  const places = Map.groupBy(members, ({ place }) => place);
  const ranking = rank(members, asked);
  const left = new Set<NamedSource>();
  for (const set of places.values()) {
    const chosen = ranking.find((database) => set.some((member) => member.database === database));
    for (const other of set) if (other.database !== chosen) left.add(other.source);
  }
  const unread = members.filter(({ source }) => left.has(source));
  for (const [database, files] of Map.groupBy(unread, (member) => member.database)) reportLeft(log, database, files);
  return left.size === 0 ? sources : sources.filter((source) => !left.has(source));
}

/** The databases, the one to read first: asked for, read at all, most files, most text. */
function rank(members: readonly Member[], asked: Dialect | undefined): readonly string[] {
  const worth = [...Map.groupBy(members, ({ database }) => database)].map(([database, files]) => {
    const dialect = files[0]?.dialect;
    const wanted = asked !== undefined && dialect !== undefined && traitsOf(asked) === traitsOf(dialect);
    const length = files.reduce((sum, { source }) => sum + source.content.length, 0);
    const standing = [Number(dialect === asked && wanted), Number(wanted), Number(dialect !== undefined), files.length];
    return { database, standing: [...standing, length] };
  });
  return worth
    .sort((one, other) => compareStanding(other.standing, one.standing) || compareText(one.database, other.database))
    .map(({ database }) => database);
}

function compareStanding(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((value, index) => value !== other[index]);
  return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
}

function memberOf(source: NamedSource): Member | undefined {
  const folders = source.name.split(/[\\/]/);
  const file = folders.pop() ?? '';
  const stem = /^(.*?)([a-z0-9]+)\.(?:sql|ddl)$/i.exec(file);
  const named = stem?.[2] === undefined ? undefined : databaseNamed(stem[2]);
  if (named !== undefined && stem !== null) return member(source, `${folders.join('/')}/${stem[1] ?? ''}*`, named);
  const at = folders.findLastIndex((folder) => databaseNamed(folder) !== undefined);
  const database = databaseNamed(folders[at] ?? '');
  return database === undefined ? undefined : member(source, `${folders.slice(0, at).join('/')}/*/`, database);
}

function member(
  source: NamedSource,
  place: string,
  { name, dialect }: NonNullable<ReturnType<typeof databaseNamed>>,
): Member {
  return { source, place, database: name, dialect };
}

function reportLeft(log: DiagnosticLog, database: string, files: readonly Member[]): void {
  const [first] = files;
  if (first === undefined) return;
  log.add({
    severity: 'info',
    code: 'other-database',
    line: 1,
    column: 1,
    message: `${files.length === 1 ? '1 file' : `${files.length} files`} for ${database} ${files.length === 1 ? 'was' : 'were'} not read: the source has the same definitions for another database.`,
    hint: 'Choose the dialect to read that set instead.',
    file: first.source.name,
  });
}
