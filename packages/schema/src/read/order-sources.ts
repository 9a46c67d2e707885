import { decodeSource, type DiagnosticLog } from '@backsmith/sql';
import { compareText } from '@backsmith/text';
import { readPlans, type Plans } from './plans.ts';
import type { NamedSource } from './reading.ts';
import type { EndedFile, MigrationFile, MigrationTool, Place, Role } from './tools/migration-tool.ts';
import { decidesOrder, MIGRATION_TOOLS, planFormatOf } from './tools/migration-tools.ts';

type Listed = EndedFile & { readonly source: NamedSource };
type Placed = { readonly file: Listed; readonly role: Role };
type Version = Place['version'];

/** So much of a file is looked at for the marks of a tool. */
const HEAD = 8192;
/** Times to the nanosecond have nineteen digits. */
const LONGEST_NUMBER = 20;
const DEFINES = /\b(?:create|alter|drop)\s+(?:\w+\s+)?(?:table|view|type|index)\b/i;

/**
 * The files in the order a migration tool would run them. The tool is the first of the table that knows a file and has
 * its plan there, if it keeps any, else the one whose plan is among the files, and has its own rules for everything below the folder of those it knows; all other
 * files go by the numbers in their versions (V2 before V10), plain names by name. The tool is named, and so is each file
 * that is left out. Plans themselves do not come back: they are no SQL.
 */
export function orderSources(log: DiagnosticLog, sources: readonly NamedSource[]): readonly NamedSource[] {
  const [planned, sql] = [
    sources.filter(({ name }) => decidesOrder(name)),
    sources.filter(({ name }) => !decidesOrder(name)),
  ];
  const files = sql.map(listed);
  const { tool, placed } = placedBy(log, toolOf(files, planned), files, planned);
  for (const { file, role } of placed) reportSkipped(log, file, role, tool);
  return placed
    .flatMap(({ file, role }) => (typeof role === 'string' ? [] : [{ source: file.source, place: role }]))
    .sort((one, other) => comparePlaces(one.place, other.place) || compareText(one.source.name, other.source.name))
    .map(({ source }) => source);
}

type Order = { readonly tool: MigrationTool | undefined; readonly placed: readonly Placed[] };

/** What the tool makes of the files. One that would apply none of them cannot be what runs them: they go by their numbers then. */
function placedBy(
  log: DiagnosticLog,
  tool: MigrationTool | undefined,
  files: readonly Listed[],
  planned: readonly NamedSource[],
): Order {
  const plain = { tool: undefined, placed: files.map((file) => ({ file, role: plainRole(file) })) };
  if (tool === undefined) return plain;
  const plans = readPlans(log, tool, planned, files);
  const placed = placesOf(tool, files, plans);
  const roles = placed.map(({ role }) => role);
  const isNobodys = roles.includes('unapplied') && roles.every((role) => typeof role === 'string');
  reportTool(log, tool, isNobodys ? NOBODYS_ORDER : orderOf(tool, plans));
  return isNobodys ? plain : { tool, placed };
}

function toolOf(files: readonly Listed[], plans: readonly NamedSource[]): MigrationTool | undefined {
  const formats = new Set(plans.map(({ name }) => planFormatOf(name)));
  const known = MIGRATION_TOOLS.filter(({ knows }) => files.some(knows));
  const planned = MIGRATION_TOOLS.find(({ plan }) => plan !== undefined && formats.has(plan));
  // What one tool wrote may be taken over by another: its plan is not there any more then, and the other's is.
  return known.find(({ plan }) => plan === undefined || formats.has(plan)) ?? planned ?? known[0];
}

function listed(source: NamedSource): Listed {
  const folders = source.name.split(/[\\/]/);
  const file = folders.pop() ?? '';
  const { content } = source;
  const partOf = (from: number, to?: number): string =>
    typeof content === 'string' ? content.slice(from, to) : decodeSource(content.slice(from, to)).value.text;
  return { source, folders, file, head: partOf(0, HEAD), tail: partOf(-HEAD) };
}

/** The root of a tool is the folder that all files it knows share. */
function placesOf(tool: MigrationTool, files: readonly Listed[], plans: Plans | undefined): readonly Placed[] {
  const known = files.filter((file) => !isBelowUndo(file) && tool.knows(file));
  const depth = known.reduce(
    (least, { folders }) => Math.min(least, sharedDepth(folders, known[0]?.folders ?? [])),
    Infinity,
  );
  const root = tool.folderPerMigration === true ? Math.min(depth, (known[0]?.folders.length ?? 1) - 1) : depth;
  const inside = (file: Listed): boolean => sharedDepth(file.folders, known[0]?.folders ?? []) >= root;
  const below = tool.flat === true && known.some(({ folders }) => folders.length === root) ? root : Infinity;
  const placed = files.map((file): Placed => {
    const role = plans?.roleOf(file);
    if (role !== undefined) return { file, role };
    if (tool.isDump?.(file) === true) return { file, role: 'dump' };
    if (!inside(file)) return { file, role: tool.roleOutside?.(file) ?? plainRole(file) };
    return { file, role: file.folders.length > below ? 'unapplied' : roleWithin(tool, file) };
  });
  return withoutReplaced(tool, placed);
}

function sharedDepth(one: readonly string[], other: readonly string[]): number {
  const at = one.findIndex((folder, index) => folder !== other[index]);
  return at < 0 ? one.length : at;
}

function roleWithin(tool: MigrationTool, file: Listed): Role {
  if (isBelowUndo(file)) return 'undo';
  const role = tool.roleOf(file);
  return typeof role === 'string' && isNamedUndo(file.file) ? 'undo' : role;
}

/** A new database begins with the last baseline: what comes before it, or has its version, is left out. */
function withoutReplaced(tool: MigrationTool, placed: readonly Placed[]): readonly Placed[] {
  const isBaseline = (file: Listed): boolean => tool.isBaseline?.(file) === true;
  const baseline = placed
    .flatMap(({ file, role }) => (typeof role !== 'string' && isBaseline(file) ? [role] : []))
    .toSorted(comparePlaces)
    .at(-1);
  if (baseline === undefined) return placed;
  return placed.map(({ file, role }) => {
    if (typeof role === 'string' || role.group !== 1) return { file, role };
    const isSame = baseline.version.length > 0 && compareVersions(role.version, baseline.version) === 0;
    const replaced = isSame ? !isBaseline(file) : comparePlaces(role, baseline) < 0;
    return { file, role: replaced ? 'baseline' : role };
  });
}

function isBelowUndo({ folders }: MigrationFile): boolean {
  return folders.some((folder) => /^(?:rollbacks?|undo|down|revert)$/i.test(folder));
}

function isNamedUndo(file: string): boolean {
  return /(?:^|[._-])(?:down|downgrade|rollback|undo)\.sql$/i.test(file);
}

/** `drop_tables.sql`, `uninstall.mysql.sql`: what a script without a number takes away alone, no other one needs gone. */
function isTeardown({ file, head }: MigrationFile): boolean {
  const isNamed = /(?:^|[._-])(?:drop|uninstall|teardown|destroy|cleanup)(?:[._-].*)?\.sql$/i.test(file);
  return isNamed && leadingNumbers(file) === undefined && !/\bcreate\b/i.test(head);
}

/** Folders that are named by versions come before the numbers of what is in them: `0.2/01_a.sql`, `0.10/00_b.sql`. */
function plainRole(listed: MigrationFile): Role {
  const { file, folders } = listed;
  if (isNamedUndo(file) || isBelowUndo(listed) || isTeardown(listed)) return 'undo';
  const version = [...folders.flatMap((folder) => folderVersion(folder) ?? []), ...(leadingNumbers(file) ?? [])];
  if (version.length > 0) return { group: 1, version, name: '' };
  const isFirst = /^(?:schema|init|install|create|base|structure|ddl|tables)/i.test(file);
  return { group: isFirst ? 0 : 2, version: [], name: byNumbers([...folders, file].join('/')) };
}

/** A name that sorts by the numbers in it: `patch-2.sql` before `patch-10.sql`. */
function byNumbers(name: string): string {
  return name.replaceAll(/\d+/g, (digits) => digits.padStart(LONGEST_NUMBER, '0'));
}

/** `001_users.sql`, `2024-05-01-orders.sql`, `v2.1.sql`. */
function leadingNumbers(name: string): Version | undefined {
  return /^v?(\d+(?:[._-]\d+)*)/i.exec(name)?.[1]?.split(/[._-]/);
}

/** `20240501_init`, `v1.2`, `2024-05-01-orders`; no number where a word goes on, as in `2fa`. */
function folderVersion(name: string): Version | undefined {
  return /^v?\d+(?:[._-]\d+)*(?![\da-z])/i.test(name) ? leadingNumbers(name) : undefined;
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

const NOBODYS_ORDER = 'It would apply none of them by these names, so they were read by the numbers in their paths.';

function orderOf({ order }: MigrationTool, plans: Plans | undefined): string {
  if (plans?.names !== undefined) return `They are applied in the order of ${plans.names}.`;
  return order ?? 'They are applied in its order.';
}

function reportTool(log: DiagnosticLog, { name }: MigrationTool, order: string): void {
  log.add({
    severity: 'info',
    code: 'migration-tool',
    line: 0,
    column: 0,
    message: `The files are those of ${name}. ${order}`,
  });
}

function reportSkipped(log: DiagnosticLog, file: Listed, role: Role, tool: MigrationTool | undefined): void {
  if (typeof role !== 'string') return;
  const name = tool?.name ?? 'The migration tool';
  const message = {
    undo: 'This file takes back another one and is not applied.',
    baseline: 'A later baseline stands for this file, which is not applied.',
    unapplied: `${name} does not apply this file, and it was not read.`,
    dump: `${name} writes this file itself, from the migrations that were read.`,
  };
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
