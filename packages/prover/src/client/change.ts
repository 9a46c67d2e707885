import type { Made } from './made.ts';
import { spelledType, valueFor } from './values.ts';

/** A field and the values it can take instead of its own. */
export type Change = readonly [field: string, values: readonly unknown[]];

/** Whether the backend counts a field itself. */
export function isVersion(field: string): boolean {
  return /^(lock_?)?version$/i.test(field);
}

/**
 * A field of a record that can take another value, one that is no choice of a few if there is such a field.
 *
 * @param number of the last record that was made
 * @param referredTo the columns others refer to, which should stay as they are while they do
 */
export function changeOf({ match, sent }: Made, number: number, referredTo: ReadonlySet<string>): Change | undefined {
  const { resource, table, fieldOf } = match;
  const { fields = {} } = resource.request ?? {};
  const inPath = new Set([...(resource.item ?? '').matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
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
      valueFor(schema, spelledType(type), { number: one, order: 'rising' }, position),
    );
    const others = values.filter((value) => value !== sent[field]);
    const doubts = (referredTo.has(name) ? 2 : 0) + (schema.enum === undefined ? 0 : 1);
    return others.length === 0 ? [] : [{ change: [field, others] as const, doubts }];
  });
  return changes.toSorted((a, b) => a.doubts - b.doubts)[0]?.change;
}
