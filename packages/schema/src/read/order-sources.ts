import { decodeSource, type DiagnosticLog } from '@backsmith/sql';
import { compareText } from '@backsmith/text';
import { MIGRATION_TOOLS, type MigrationFile, type MigrationTool, type Place, type Role } from './migration-tools.ts';
import type { NamedSource } from './reading.ts';

type Listed = MigrationFile & { readonly source: NamedSource };
type Placed = { readonly file: Listed; readonly role: Role };
type Version = Place['version'];

/** So much of a file is looked at for the marks of a tool. */
const HEAD = 8192;
const DEFINES = /\b(?:create|alter|drop)\s+(?:\w+\s+)?(?:table|view|type|index)\b/i;

/**
 * The files in the order a migration tool would run them. The tool is the first of the table that knows a file, and has its
 * own rules for everything below the folder of those it knows; all other files go by the numbers in their versions (V2
 * before V10), plain names by name. The tool is named, and so is each file that is left out.
 */
export function orderSources(log: DiagnosticLog, sources: readonly NamedSource[]): readonly NamedSource[] {
  const files = sources.map(listed);
  const tool = MIGRATION_TOOLS.find(({ knows }) => files.some(knows));
  const placed = tool === undefined ? files.map((file) => ({ file, role: plainRole(file) })) : placesOf(tool, files);
  if (tool !== undefined) reportTool(log, tool);
  for (const { file, role } of placed) reportSkipped(log, file, role, tool);
  return placed
    .flatMap(({ file, role }) => (typeof role === 'string' ? [] : [{ source: file.source, place: role }]))
    .sort((one, other) => comparePlaces(one.place, other.place) || compareText(one.source.name, other.source.name))
    .map(({ source }) => source);
}

function listed(source: NamedSource): Listed {
  const folders = source.name.split(/[\\/]/);
  const file = folders.pop() ?? '';
  const { content } = source;
  const head = typeof content === 'string' ? content.slice(0, HEAD) : decodeSource(content.slice(0, HEAD)).value.text;
  return { source, folders, file, head };
}

/** The root of a tool is the folder that all files it knows share. */
function placesOf(tool: MigrationTool, files: readonly Listed[]): readonly Placed[] {
  const known = files.filter((file) => !isBelowUndo(file) && tool.knows(file));
  const depth = known.reduce(
    (least, { folders }) => Math.min(least, sharedDepth(folders, known[0]?.folders ?? [])),
    Infinity,
  );
  const root = tool.folderPerMigration === true ? Math.min(depth, (known[0]?.folders.length ?? 1) - 1) : depth;
  const inside = (file: Listed): boolean => sharedDepth(file.folders, known[0]?.folders ?? []) >= root;
  const [baseline] = known
    .map((file) => tool.baselineOf?.(file))
    .filter((version) => version !== undefined)
    .toSorted((one, other) => compareVersions(other, one));
  return files.map((file) => ({ file, role: inside(file) ? roleWithin(tool, file, baseline) : plainRole(file) }));
}

function sharedDepth(one: readonly string[], other: readonly string[]): number {
  const at = one.findIndex((folder, index) => folder !== other[index]);
  return at < 0 ? one.length : at;
}

function roleWithin(tool: MigrationTool, file: Listed, baseline: Version | undefined): Role {
  if (isBelowUndo(file)) return 'undo';
  const role = tool.roleOf(file);
  if (typeof role === 'string') return isNamedUndo(file.file) ? 'undo' : role;
  if (baseline === undefined || role.group !== 1) return role;
  const step = compareVersions(role.version, baseline);
  return step < 0 || (step === 0 && tool.baselineOf?.(file) === undefined) ? 'baseline' : role;
}

function isBelowUndo({ folders }: MigrationFile): boolean {
  return folders.some((folder) => /^(?:rollbacks?|undo|down|revert)$/i.test(folder));
}

function isNamedUndo(file: string): boolean {
  return /(?:^|[._-])(?:down|rollback|undo)\.sql$/i.test(file);
}

function plainRole(file: MigrationFile): Role {
  if (isNamedUndo(file.file) || isBelowUndo(file)) return 'undo';
  const version = leadingNumbers(file.file) ?? leadingNumbers(file.folders.at(-1) ?? '');
  if (version !== undefined) return { group: 1, version, name: '' };
  return { group: /^(schema|init|create|base|structure|ddl|tables)/i.test(file.file) ? 0 : 2, version: [], name: '' };
}

/** `001_users.sql`, `2024-05-01-orders.sql`, `20240501_init/migration.sql`. */
function leadingNumbers(name: string): Version | undefined {
  return /^\d+(?:[._-]\d+)*/.exec(name)?.[0].split(/[._-]/);
}

function comparePlaces(one: Place, other: Place): number {
  return one.group - other.group || compareVersions(one.version, other.version) || compareText(one.name, other.name);
}

/** Number by number, a missing one being 0. */
function compareVersions(one: Version, other: Version): number {
  const length = Math.max(one.length, other.length);
  for (let at = 0; at < length; at += 1) {
    const [left, right] = [one[at] ?? '0', other[at] ?? '0'].map((digits) => digits.replace(/^0+/, ''));
    const step = (left ?? '').length - (right ?? '').length || compareText(left ?? '', right ?? '');
    if (step !== 0) return step;
  }
  return 0;
}

function reportTool(log: DiagnosticLog, { name, order }: MigrationTool): void {
  log.add({
    severity: 'info',
    code: 'migration-tool',
    line: 0,
    column: 0,
    message: `The files are those of ${name}. ${order ?? 'They are applied in its order.'}`,
  });
}

function reportSkipped(log: DiagnosticLog, file: Listed, role: Role, tool: MigrationTool | undefined): void {
  const message = {
    undo: 'This file takes back another one and is not applied.',
    baseline: 'A later baseline stands for this file, which is not applied.',
    unapplied: `${tool?.name ?? 'The migration tool'} does not apply a file of this name, and it was not read.`,
  };
  if (typeof role !== 'string') return;
  const loses = role === 'unapplied' && DEFINES.test(file.head);
  log.add({
    severity: loses ? 'warning' : 'info',
    code: `${role}-file`,
    line: 1,
    column: 1,
    message: message[role],
    ...(loses ? { hint: 'It defines tables: give it alone, or rename it, if it is meant to be read.' } : {}),
    file: file.source.name,
  });
}
