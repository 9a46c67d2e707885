import { readFileSync, readdirSync, statSync } from 'node:fs';
import { basename, join, relative, resolve, sep } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { mayBeChangelog } from '@backsmith/changelog';
import { decidesOrder, noteCodeMigrations, type Dialect, type NamedSource, type Source } from '@backsmith/engine';
import { isCode } from '@backsmith/text';
import { EXIT } from '../exit-code.ts';
import { Failure } from '../failure.ts';
import { isEmptyZip, isMigration, isOwn, isSql, isZip, namesInZip, unpackMigrations } from './unpack-migrations.ts';

/** A source, how it is called in messages and as the root of a project name, and the dialect it was written in for us. */
export type Input = { readonly label: string; readonly source: Source; readonly dialect?: Dialect };

const STANDARD_INPUT = '-';

const PROBLEMS = [
  ['ENOENT', 'does not exist'],
  ['EACCES', 'may not be read'],
  ['EISDIR', 'is a folder'],
] as const;

function fileProblem(path: string, error: unknown): Failure {
  const why = PROBLEMS.find(([code]) => isCode(error, code))?.[1] ?? 'cannot be read';
  return new Failure(EXIT.files, `${path} ${why}.`);
}

/** All of standard input; at a terminal `waiting` is said first. */
export async function readStandardInput(waiting: string): Promise<Uint8Array> {
  if (process.stdin.isTTY) process.stderr.write(`${waiting}\n`);
  return buffer(process.stdin);
}

/** Folders that say which tool their files are of, where one of them is given by itself. */
const TELLING_FOLDERS = /(?:^|\/)(supabase(?:\/migrations)?|database(?:\/schema)?|db)$/;

async function readFolder(folder: string, dialect: Dialect | undefined): Promise<Omit<Input, 'label'>> {
  const above = TELLING_FOLDERS.exec(resolve(folder).split(sep).join('/'))?.[1];
  const named = (name: string): string => (above === undefined ? name : `${above}/${name}`);
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
  const files = names.filter(isMigration).sort();
  return fromFiles(
    folder,
    files.map((name) => ({ name: named(name), content: readFileSync(join(folder, name)) })),
    names.map(named),
    dialect,
  );
}

async function fromBytes(label: string, bytes: Uint8Array, dialect: Dialect | undefined): Promise<Input> {
  if (!isZip(bytes)) {
    const files = mayBeChangelog(label) ? [{ name: basename(label), content: bytes }] : [];
    const made = await changelogsOf(files, dialect);
    return made === undefined ? { label, source: bytes } : { label, source: made.sources, dialect: made.dialect };
  }
  if (isEmptyZip(bytes)) throw new Failure(EXIT.refused, `${label} is an empty archive. Pack the .sql files into it.`);
  return { label, ...(await fromFiles(label, unpackMigrations(bytes), namesInZip(bytes), dialect)) };
}

/** Versions of Flyway lead where both are there: a project that came from one tool to the other keeps the old files. */
const FLYWAY_FILE = /(?:^|\/)V\d[\w.]*__[^/]*\.sql$/;

/** What reads changelogs is loaded where there may be some. */
async function changelogsOf(files: readonly NamedSource[], dialect: Dialect | undefined) {
  if (!files.some(({ name }) => mayBeChangelog(name))) return undefined;
  const { readChangelogs } = await import('@backsmith/changelog');
  return readChangelogs(files, dialect);
}

/**
 * Changelogs lead to the SQL files they include; without any the SQL files are the source. Migrations that are programs are
 * named, beside SQL files as in place of them.
 */
async function fromFiles(
  label: string,
  files: readonly NamedSource[],
  names: readonly string[],
  dialect: Dialect | undefined,
): Promise<Omit<Input, 'label'>> {
  const made = files.some(({ name }) => FLYWAY_FILE.test(name)) ? undefined : await changelogsOf(files, dialect);
  if (made !== undefined) return { source: made.sources, dialect: made.dialect };
  const notes = noteCodeMigrations(names.filter(isOwn));
  const [first, ...others] = files.filter(({ name }) => isSql(name) || decidesOrder(name));
  if (first === undefined || ![first, ...others].some(({ name }) => isSql(name))) {
    const said = notes.map(({ message, hint = '' }) => ` ${message} ${hint}`);
    throw new Failure(EXIT.refused, `${label} holds no .sql file.${said.join('')}`);
  }
  return { source: [notes.length === 0 ? first : { ...first, notes }, ...others] };
}

/**
 * Reads what a command was given: a file, a zip or a folder of migrations, or `-` for standard input.
 *
 * @param dialect what was chosen; changelogs are written as SQL of it, else of the database they name
 * @throws Failure when it cannot be read or holds no SQL file
 */
export async function readInput(path: string, dialect?: Dialect): Promise<Input> {
  if (path === STANDARD_INPUT)
    return fromBytes(
      'standard input',
      await readStandardInput('Reading the schema from the terminal; end it with Ctrl-D.'),
      dialect,
    );
  try {
    if (statSync(path).isDirectory()) return { label: basename(path), ...(await readFolder(path, dialect)) };
    return await fromBytes(path, readFileSync(path), dialect);
  } catch (error) {
    throw error instanceof Failure ? error : fileProblem(path, error);
  }
}
