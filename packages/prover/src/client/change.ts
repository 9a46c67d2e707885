import type { JsonSchema } from './document.ts';
import type { Made } from './made.ts';
import { eraOf, spelledType, valueFor } from './values.ts';

/** A field and the values it can take instead of its own. */
export type Change = readonly [field: string, values: readonly unknown[]];

/** Whether the backend counts a field itself. */
export function isVersion(field: string): boolean {
  return /^(lock_?)?version$/i.test(field);
}

/** Whether the two are numbers, or the same kind of time: what rules between columns compare. */
function areComparable(one: JsonSchema, other: JsonSchema): boolean {
  const isNumber = ({ type }: JsonSchema): boolean => type === 'integer' || type === 'number';
  return isNumber(one) ? isNumber(other) : /^(date|time)/.test(one.format ?? '') && one.format === other.format;
}

/**
 * The fields of a record that can take another value: first those that are no choice of a few, and that no rule is likely to
 * compare with another field, since a begin moved alone passes its end.
 *
 * @param number of the last record that was made
 * @param referredTo the columns others refer to, which should stay as they are while they do
 */
export function changesOf({ match, sent }: Made, number: number, referredTo: ReadonlySet<string>): readonly Change[] {
  const { resource, table, fieldOf } = match;
  const { fields = {} } = resource.request ?? {};
  const inPath = new Set([...(resource.item ?? '').matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
  const isCompared = (field: string, schema: JsonSchema): boolean =>
    Object.entries(fields).some(([name, other]) => name !== field && name in sent && areComparable(schema, other));
  const referring = new Set(table.foreignKeys.flatMap(({ columns }) => columns));
  const changes = table.columns.flatMap(({ name, type }) => {
    const field = fieldOf.get(name) ?? '';
    const schema = fields[field];
    // What no answer shows cannot be compared.
    if (
      schema === undefined ||
      !(field in resource.response) ||
      !(field in sent) ||
      inPath.has(field) ||
      referring.has(name) ||
      isVersion(field)
    )
      return [];
    const position = Object.keys(fields).indexOf(field);
    const values = [number + 1, number + 2, 1].map((one) =>
      valueFor(schema, spelledType(type), { number: one, order: 'rising', era: eraOf(sent[field]) }, position),
    );
    const others = values.filter((value) => value !== sent[field]);
    const isDoubtful = schema.enum !== undefined || isCompared(field, schema);
    const doubts = (referredTo.has(name) ? 2 : 0) + (isDoubtful ? 1 : 0);
    return others.length === 0 ? [] : [{ change: [field, others] as const, doubts }];
  });
  return changes.toSorted((a, b) => a.doubts - b.doubts).map(({ change }) => change);
}
