import type { ResourceDraft } from '../drafts/resource-draft.ts';
import type { ColumnReference, SampleReference } from './sample-references.ts';

/** Where the columns of samples come from, by resource. */
export type ReferencesOf = (draft: ResourceDraft) => ReadonlyMap<string, ColumnReference> | undefined;

/** By reference, the columns its record must be given: those of the record's own table, each with the sample's column. */
export type GivenColumns = ReadonlyMap<SampleReference, ReadonlyMap<string, string>>;

export type SharedColumns = { readonly references: ReadonlyMap<string, ColumnReference>; readonly given: GivenColumns };

const DEEPEST = 20;

/**
 * Lets references agree on the columns they share, such as that of a tenant. Where the records behind them take a column
 * from the same record in the end they do so already; else the narrowest reference says its value, and records of the
 * others are given it.
 *
 * @param needed the references of a sample that are there
 * @param references where each column comes from so far
 */
export function shareColumns(
  needed: readonly SampleReference[],
  references: ReadonlyMap<string, ColumnReference>,
  referencesOf: ReferencesOf,
): SharedColumns {
  const agreed = new Map(references);
  const given = new Map<SampleReference, Map<string, string>>();
  for (const column of references.keys()) {
    const sharing = needed
      .flatMap((reference) => endAt(reference, column) ?? [])
      .toSorted((a, b) => a.reference.key.columns.length - b.reference.key.columns.length);
    const [source] = sharing;
    if (source === undefined) continue;
    const origin = originOf(source, referencesOf);
    const others = sharing.filter((end) => originOf(end, referencesOf) !== origin);
    if (others.length === 0) continue;
    agreed.set(column, source);
    for (const other of others) {
      const own = given.get(other.reference) ?? new Map<string, string>();
      given.set(other.reference, own.set(other.column, column));
    }
  }
  return { references: agreed, given };
}

function endAt(reference: SampleReference, column: string): ColumnReference | undefined {
  const index = reference.key.columns.indexOf(column);
  return index < 0 ? undefined : { reference, column: reference.key.refColumns[index] ?? '' };
}

/** The column of a resource that no other record says: where a value comes from in the end. */
function originOf(end: ColumnReference, referencesOf: ReferencesOf): string {
  let at = end;
  for (let depth = 0; depth < DEEPEST; depth += 1) {
    const next = referencesOf(at.reference.target)?.get(at.column);
    if (next === undefined) break;
    at = next;
  }
  const { table } = at.reference.target;
  return `${table.schema ?? ''}\n${table.name}\n${at.column}`;
}
