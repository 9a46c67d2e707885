import { databaseNamed, isSameFamily, traitsOf, type Dialect, type DiagnosticLog } from '@backsmith/sql';
import { compareText, countOf } from '@backsmith/text';
import type { NamedSource } from './reading.ts';

/** A file of a set that exists once for each database: `db/migration/mysql/V1__a.sql`, `schema-postgres.sql`, `1_a.mysql.up.sql`. */
type Member = {
  readonly source: NamedSource;
  /** What the sets of all databases have in common: the path up to the database's name, and the file's name without it. */
  readonly place: string;
  /** The path of the general file that this one stands for with its database. */
  readonly general?: string;
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
  const special = members.filter(({ source }) => !left.has(source));
  for (const source of shadowed(sources, special)) {
    reportShadowed(log, source);
    left.add(source);
  }
  return left.size === 0 ? sources : sources.filter((source) => !left.has(source));
}

/** The databases, the one to read first: asked for, read at all, one that is a server of its own, most files, most text. */
function rank(members: readonly Member[], asked: Dialect | undefined): readonly string[] {
  const worth = [...Map.groupBy(members, ({ database }) => database)].map(([database, files]) => {
    const dialect = files[0]?.dialect;
    const wanted = asked !== undefined && dialect !== undefined && isSameFamily(asked, dialect);
    const length = files.reduce((sum, { source }) => sum + source.content.length, 0);
    const isServer = dialect !== undefined && traitsOf(dialect).inProcess !== true;
    const known = [Number(wanted), Number(dialect !== undefined), Number(isServer)];
    const standing = [Number(dialect === asked && wanted), ...known, files.length];
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
  const at = folders.findLastIndex((folder) => databaseNamed(folder) !== undefined);
  const ofFolder = databaseNamed(folders[at] ?? '');
  const inName = databaseInName(file);
  const path = folders.map((folder) => `${folder}/`).join('');
  if (inName !== undefined && inName.database.name !== ofFolder?.name) {
    const { general, ...named } = inName;
    const made = member(source, path + named.place, named.database);
    return general === undefined ? made : { ...made, general: path + general };
  }
  return ofFolder === undefined ? undefined : member(source, `${folders.slice(0, at).join('/')}/*/`, ofFolder);
}

/** Pop says in the name that a migration runs in no transaction, which says nothing of what it stands for. */
function general(name: string): string {
  return name.replace(/\.autocommit(?=\.(?:up|down)\.sql$)/i, '');
}

type InName = { readonly database: Database; readonly place: string; readonly general?: string };
type Database = NonNullable<ReturnType<typeof databaseNamed>>;

function databaseInName(file: string): InName | undefined {
  const parts = file.split('.');
  const at = parts.findIndex((part, index) => index > 0 && databaseNamed(part) !== undefined);
  const ofPart = databaseNamed(parts[at] ?? '');
  // Each migration is either for all databases or for the one in its name, and all the latter are one set (Pop, Ory).
  if (ofPart !== undefined && /\.(?:up|down)\.sql$/i.test(file)) {
    return { database: ofPart, place: '*.up', general: general(parts.toSpliced(at, 1).join('.')) };
  }
  const ending = /^(.*?)([a-z0-9]+)\.(?:sql|ddl)$/i.exec(file);
  const ofEnding = databaseNamed(ending?.[2] ?? '');
  if (ofEnding !== undefined) return { database: ofEnding, place: `${ending?.[1] ?? ''}*` };
  const beginning = /^([a-z0-9]+)([-_.].*\.(?:sql|ddl))$/i.exec(file);
  const ofBeginning = databaseNamed(beginning?.[1] ?? '');
  return ofBeginning && { database: ofBeginning, place: `*${beginning?.[2] ?? ''}` };
}

/** The general files that others stand for with the database that was chosen. */
function shadowed(sources: readonly NamedSource[], special: readonly Member[]): readonly NamedSource[] {
  const generals = new Set(special.flatMap(({ general }) => general ?? []));
  return generals.size === 0
    ? []
    : sources.filter(
        ({ name }) =>
          generals.has(general(name.replaceAll('\\', '/'))) && !special.some(({ source }) => source.name === name),
      );
}

function member(source: NamedSource, place: string, { name, dialect }: Database): Member {
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
    message: `${countOf(files.length, 'file')} for ${database} ${files.length === 1 ? 'was' : 'were'} not read: the source has the same definitions for another database.`,
    hint: 'Choose the dialect to read that set instead.',
    file: first.source.name,
  });
}

function reportShadowed(log: DiagnosticLog, { name }: NamedSource): void {
  log.add({
    severity: 'info',
    code: 'general-file',
    line: 1,
    column: 1,
    message: 'A file for the database that is read stands for this general one, which is not applied.',
    file: name,
  });
}
