import { readFileSync, readdirSync, statSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import { decidesOrder, type NamedSource, type Source } from '@backsmith/engine';
import { EXIT } from '../exit-code.ts';
import { Failure } from '../failure.ts';
import { noSql } from './no-sql.ts';
import { isEmptyZip, isSql, isZip, namesIn, unpackMigrations } from './unpack-migrations.ts';

/** A source, and how it is called in messages and as the root of a project name. */
export type Input = { readonly label: string; readonly source: Source };

const STANDARD_INPUT = '-';

function fileProblem(path: string, error: unknown): Failure {
  const code = (error as NodeJS.ErrnoException).code;
  const why =
    { ENOENT: 'does not exist', EACCES: 'may not be read', EISDIR: 'is a folder' }[code ?? ''] ?? 'cannot be read';
  return new Failure(EXIT.files, `${path} ${why}.`);
}

/** All of standard input; at a terminal `waiting` is said first. */
export async function readStandardInput(waiting: string): Promise<Uint8Array> {
  if (process.stdin.isTTY) process.stderr.write(`${waiting}\n`);
  const chunks: Uint8Array[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk as Uint8Array);
  return Buffer.concat(chunks);
}

function readFolder(folder: string): readonly NamedSource[] {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
  if (!names.some(isSql)) throw noSql(folder, names);
  const files = names.filter((name) => isSql(name) || decidesOrder(name)).sort();
  return files.map((name) => ({ name, content: readFileSync(join(folder, name)) }));
}

function fromBytes(label: string, bytes: Uint8Array): Input {
  if (!isZip(bytes)) return { label, source: bytes };
  if (isEmptyZip(bytes)) throw new Failure(EXIT.refused, `${label} is an empty archive. Pack the .sql files into it.`);
  const sources = unpackMigrations(bytes);
  if (!sources.some(({ name }) => isSql(name))) throw noSql(label, namesIn(bytes));
  return { label, source: sources };
}

/**
 * Reads what a command was given: a file, a zip or a folder of migrations, or `-` for standard input.
 *
 * @throws Failure when it cannot be read or holds no SQL file
 */
export async function readInput(path: string): Promise<Input> {
  if (path === STANDARD_INPUT)
    return fromBytes(
      'standard input',
      await readStandardInput('Reading the schema from the terminal; end it with Ctrl-D.'),
    );
  try {
    if (statSync(path).isDirectory()) return { label: basename(path), source: readFolder(path) };
    return fromBytes(path, readFileSync(path));
  } catch (error) {
    throw error instanceof Failure ? error : fileProblem(path, error);
  }
}
