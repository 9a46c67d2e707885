import type { Options, ServicePlan } from '@backsmith/options';
import { decidesOrder, type Renames } from '@backsmith/schema';
import { blankData, decodeSource, type Dialect } from '@backsmith/sql';
import type { GeneratedFile } from '@backsmith/render';
import { fieldsOf } from '@backsmith/text';
import type { Source } from './source.ts';

/** Where a project keeps what it was generated from. */
export const RECORD_PATH = '.backsmith/project.json';

/** The version of Backsmith, as its packages say it; a test compares the two. */
export const GENERATOR = '0.1.0';

/** A version of the schema, as text without rows, what got other names since the one before, and where its tables went. */
export type RecordedVersion = {
  readonly dialect: Dialect;
  readonly sources: readonly { readonly name: string; readonly lines: readonly string[] }[];
  readonly renames?: Renames;
  /** Which service keeps which tables, where there are several: a later version leaves them there. */
  readonly services?: ServicePlan;
};

/**
 * What a project was generated from: enough to generate it again, and to bring its database along when the schema changes.
 * Stands in the project as JSON, without a time or anything else that differs from one generation to the next.
 */
export type ProjectRecord = {
  readonly format: 1;
  readonly generator: string;
  readonly options: Options;
  /** Flyway keeps its record beside that of the migrations the project was first generated from. */
  readonly hasOwnRecord?: true;
  /** Oldest first; the last is what the project was generated from. */
  readonly versions: readonly RecordedVersion[];
};

/** The record of a generation, as the file it stands in: the same options give the same bytes, in whatever order they came. */
export function recordFile(record: ProjectRecord): GeneratedFile {
  const { choices, ...options } = record.options;
  const hasChoices = choices !== undefined && Object.keys(choices).length > 0;
  const written = { ...record, options: inOrder(hasChoices ? { ...options, choices } : options) };
  return { path: RECORD_PATH, content: `${JSON.stringify(written, undefined, 2)}\n` };
}

/** JSON with the keys of its objects in alphabetical order. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, one]) => [key, inOrder(one)]));
}

/** Reads a record; nothing for what is none, or was written by a later version in another form. */
export function readRecord(text: string): ProjectRecord | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function isRecord(value: unknown): value is ProjectRecord {
  const { format, options, versions } = fieldsOf(value);
  return format === 1 && options !== undefined && Array.isArray(versions) && versions.length > 0;
}

/** A source as it is recorded, with what was said of it, and how its tables were shared out. */
export function recordVersion(
  source: Source,
  dialect: Dialect,
  renames: Renames = {},
  services?: ServicePlan,
): RecordedVersion {
  const files = source instanceof Uint8Array ? [{ name: '', content: source }] : source;
  const sources = files.map(({ name, content }) => {
    const text = typeof content === 'string' ? content : decodeSource(content).value.text;
    return { name, lines: decidesOrder(name) ? text.split('\n') : withoutRows(text, dialect) };
  });
  const said = Object.keys(renames).length === 0 ? {} : { renames };
  return { dialect, sources, ...said, ...(services && { services }) };
}

/** The lines of a source without its rows: however many stood in one place, an empty line is left of them. */
function withoutRows(text: string, dialect: Dialect): readonly string[] {
  const given = text.split('\n');
  const lines = blankData(text, dialect).split('\n');
  const isEmpty = (line: string | undefined) => line?.trim() === '';
  // Breaks of old Macs within rows: the lines cannot be laid side by side.
  if (lines.length !== given.length) return lines;
  return lines.filter((line, at) => !isEmpty(line) || isEmpty(given[at]) || !isEmpty(lines[at - 1]));
}

/** The source a version was recorded from, but for its rows. */
export function recordedSource({ sources }: RecordedVersion): Source {
  const encoder = new TextEncoder();
  const files = sources.map(({ name, lines }) => ({ name, content: encoder.encode(lines.join('\n')) }));
  const [first] = files;
  return files.length === 1 && first?.name === '' ? first.content : files;
}
