import type { Match } from '@backsmith/prover';

const HEAD = `import type { components, paths } from './shop-api.ts';

type Shown<P extends keyof paths> = paths[P] extends {
  get: { responses: { 200: { content: { 'application/json': infer R } } } };
}
  ? R
  : never;
type Optional<T> = { [K in keyof T]-?: {} extends Pick<T, K> ? K : never }[keyof T];
type Nullable<T> = { [K in keyof T]-?: null extends T[K] ? K : never }[keyof T];
type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;
type True<T extends true> = T;

// @ts-expect-error a line needs a product, a quantity and a price
export const incomplete: components['schemas']['OrderLineRequest'] = { orderId: 1, lineNo: 1 };
// @ts-expect-error no order has this status
export const unknown: components['schemas']['OrderStatus'] = 'lost';
`;

/**
 * A file that compiles only where every record has all its fields in the types of a client, and null in those alone whose
 * columns may be null. Labels alone may be absent: those of the references that a client can ask for.
 */
export function answeredFields(matches: readonly Match[]): string {
  const checks = matches.flatMap(({ resource, table, fieldOf }) => {
    const { item, response, expansions } = resource;
    if (item === undefined) return [];
    const nullable = table.columns.flatMap(({ name, type, notNull }) => {
      const field = fieldOf.get(name);
      // An array of several dimensions is shown as null, which any array may be on PostgreSQL.
      const isAlways = notNull && !type.endsWith('[]');
      return isAlways || field === undefined || !(field in response) ? [] : [`'${field}'`];
    });
    const shown = `Shown<'${item}'>`;
    const names = expansions.map((name) => `'${name}'`).join(' | ');
    const labels = names === '' ? [] : [`  True<Same<keyof NonNullable<${shown}['labels']>, ${names}>>,`];
    return [
      `  True<Same<Optional<${shown}>, ${names === '' ? 'never' : "'labels'"}>>,`,
      ...labels,
      `  True<Same<Nullable<${shown}>, ${nullable.join(' | ') || 'never'}>>,`,
    ];
  });
  return `${HEAD}\nexport type Checks = [\n${checks.join('\n')}\n];\n`;
}
