import { decodeSource, type DiagnosticLog } from '@backsmith/sql';
import type { MigrationFile, MigrationTool, PlanFormat, Place, Role } from './tools/migration-tool.ts';
import type { NamedSource } from './reading.ts';

/** The plans of a tool among the files: what they say of each file, and whether there is any. */
export type Plans = {
  readonly names: string | undefined;
  readonly roleOf: (file: MigrationFile) => Role | undefined;
};

type Entry = readonly [plan: number, entry: number];
type ReadPlan = { readonly root: readonly string[]; readonly entries: ReadonlyMap<string, Entry> };

/**
 * Reads what decides the order beside the files of a tool. A plan that is of another form is named and not followed; so is
 * each of its entries that is not among the files.
 */
export function readPlans(
  log: DiagnosticLog,
  { name, plan: format }: MigrationTool,
  sources: readonly NamedSource[],
  files: readonly MigrationFile[],
): Plans {
  if (format === undefined) return { names: undefined, roleOf: () => undefined };
  const plans = sources.flatMap((source, at) => readPlan(log, name, format, source, at, files) ?? []);
  return {
    names: plans.length === 0 ? undefined : format.name,
    roleOf: (file) => {
      const plan = plans
        .filter(({ root }) => isBelow(file.folders, root))
        .toSorted((one, other) => other.root.length - one.root.length)[0];
      if (plan === undefined) return undefined;
      const entry = format.entryOf(file.file, file.folders.slice(plan.root.length));
      return entry === undefined ? undefined : placeOf(plan.entries.get(entry));
    },
  };
}

function readPlan(
  log: DiagnosticLog,
  tool: string,
  format: PlanFormat,
  { name, content }: NamedSource,
  at: number,
  files: readonly MigrationFile[],
): ReadPlan | undefined {
  const folders = name.split(/[\\/]/).slice(0, -1);
  if (!format.isPlan({ folders, file: name.split(/[\\/]/).at(-1) ?? '' })) return undefined;
  const entries = format.read(typeof content === 'string' ? content : decodeSource(content).value.text);
  if (entries === undefined) {
    report(log, name, 'plan-unread', `${tool} keeps its order in this file, which could not be read.`);
    return undefined;
  }
  const root = folders.slice(0, folders.length - format.depth);
  const present = new Set(
    files
      .filter((file) => isBelow(file.folders, root))
      .flatMap((file) => format.entryOf(file.file, file.folders.slice(root.length)) ?? []),
  );
  const placed = new Map<string, Entry>();
  for (const [index, names] of entries.entries()) {
    const found = names.find((one) => present.has(one));
    if (found === undefined) {
      report(
        log,
        name,
        'planned-file-missing',
        `${names[0] ?? ''} is planned here, but no file of that name was given.`,
      );
    } else placed.set(found, [at, index]);
  }
  return { root, entries: placed };
}

function placeOf(entry: Entry | undefined): Place | 'unapplied' {
  return entry === undefined ? 'unapplied' : { group: 1, version: entry.map(String), name: '' };
}

function isBelow(folders: readonly string[], root: readonly string[]): boolean {
  return root.every((folder, at) => folders[at] === folder);
}

function report(log: DiagnosticLog, file: string, code: string, message: string): void {
  log.add({ severity: 'warning', code, line: 1, column: 1, message, file });
}
