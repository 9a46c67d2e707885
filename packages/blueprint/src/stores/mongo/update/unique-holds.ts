import type { Json, JsonObject } from '../changes/json.ts';
import type { RenamedField } from './follow-versions.ts';

/**
 * Whether no two documents that are there can be alike in a new unique index: one that stands is about no more fields, about no
 * fewer documents and takes no fewer texts for the same, or no document has a field it must have to be looked at.
 *
 * @param standing the indexes of the collection before
 * @param renames its fields that get other names
 * @param absent fields no document has
 */
export function isKeptByRows(
  wanted: JsonObject,
  standing: readonly JsonObject[],
  renames: readonly RenamedField[],
  absent: readonly string[],
): boolean {
  const names = new Map(renames.map(({ from, to }) => [from, to] as const));
  const now = (field: string): string => names.get(field) ?? field;
  const fields = new Set(keysOf(wanted['key']));
  const asked = new Set(neededOf(wanted));
  if (absent.some((field) => asked.has(field))) return true;
  return standing
    .filter(({ unique }) => unique === true)
    .some(
      (one) =>
        keysOf(one['key']).every((field) => fields.has(now(field))) &&
        strengthOf(one) <= strengthOf(wanted) &&
        neededOf(one).every((field) => asked.has(now(field))),
    );
}

/** How closely an index looks at texts: at letters, at their accents, at everything. */
function strengthOf({ collation }: JsonObject): number {
  const { strength } = typeof collation === 'object' && 'strength' in collation ? collation : {};
  return typeof strength === 'number' ? strength : EVERYTHING;
}

const EVERYTHING = 4;

/** The fields a document must have to be looked at. */
function neededOf({ key, sparse, partialFilterExpression }: JsonObject): readonly string[] {
  return sparse === true ? keysOf(key) : keysOf(partialFilterExpression);
}

function keysOf(value: Json | undefined): readonly string[] {
  return typeof value === 'object' ? Object.keys(value) : [];
}
