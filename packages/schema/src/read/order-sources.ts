import type { DiagnosticLog } from '@backsmith/sql';
import { compareText } from '@backsmith/text';
import type { NamedSource } from './reading.ts';

/** What a migration tool reads from a file's name. */
type Place = {
  /** Undo and down files take back what another file did; they are not run. */
  readonly skipped: boolean;
  /** First what lays the ground (`schema.sql`), then versions, then plain names; repeatable files last. */
  readonly group: 0 | 1 | 2 | 3;
  readonly version: readonly number[];
};

/**
 * The files in the order a migration tool would run them: by the numbers in their versions (V2 before V10), repeatable
 * ones last, plain names by name. Files that only undo are left out and named.
 */
export function orderSources(log: DiagnosticLog, sources: readonly NamedSource[]): readonly NamedSource[] {
  const placed = sources.map((source) => ({ source, place: placeOf(source.name) }));
  for (const { source } of placed.filter(({ place }) => place.skipped)) reportSkipped(log, source.name);
  return placed
    .filter(({ place }) => !place.skipped)
    .sort((one, other) => comparePlaces(one.place, other.place) || compareText(one.source.name, other.source.name))
    .map(({ source }) => source);
}

function reportSkipped(log: DiagnosticLog, name: string): void {
  log.add({
    severity: 'info',
    code: 'undo-file',
    line: 1,
    column: 1,
    message: 'This file takes back another one and is not applied.',
    file: name,
  });
}

function placeOf(path: string): Place {
  const file = path.split(/[\\/]/).at(-1) ?? path;
  const flyway = /^([VBUR])(\d+(?:[._]\d+)*)?__/i.exec(file);
  const skipped = /^u\d/i.test(file) && flyway !== null ? true : /(?:^|[._-])(?:down|rollback|undo)\.sql$/i.test(file);
  if (flyway?.[2] !== undefined) return { skipped, group: 1, version: numbersIn(flyway[2]) };
  if (flyway !== null) return { skipped, group: 3, version: [] };
  const version = leadingNumbers(file) ?? leadingNumbers(path.split(/[\\/]/).at(-2) ?? '');
  if (version !== undefined) return { skipped, group: 1, version };
  return { skipped, group: /^(schema|init|create|base|structure|ddl|tables)/i.test(file) ? 0 : 2, version: [] };
}

/** `001_users.sql`, `2024-05-01-orders.sql`, `20240501_init/migration.sql`. */
function leadingNumbers(name: string): readonly number[] | undefined {
  const leading = /^\d+(?:[._-]\d+)*/.exec(name);
  return leading === null ? undefined : numbersIn(leading[0]);
}

function numbersIn(text: string): readonly number[] {
  return text.split(/[._-]/).map(Number);
}

function comparePlaces(one: Place, other: Place): number {
  if (one.group !== other.group) return one.group - other.group;
  const length = Math.max(one.version.length, other.version.length);
  for (let at = 0; at < length; at += 1) {
    const difference = (one.version[at] ?? 0) - (other.version[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
