import type { RecordRule } from '@backsmith/options';
import type { Schema } from '@backsmith/schema';
import type { SchemaChoices } from '../options.ts';
import { assignRoles } from './assign-roles.ts';

/** A rule on whose records a caller sees, and the columns that say whose they are. */
export type HeardRule = { readonly rule: RecordRule; readonly columns: readonly string[] };

/**
 * The rules that would change something for this schema, chosen or not.
 *
 * @param choices as `checkChoices` accepts them; others are not heard
 */
export function heardRules(schema: Schema, choices: SchemaChoices = {}): readonly HeardRule[] {
  const { assigned, offered, tenant } = assignRoles(schema, choices);
  const owners = [...assigned, ...offered].filter(({ role }) => role === 'owner');
  const names = owners.map(({ schema: namespace, table, column }) =>
    [namespace, table, column].filter((part) => part !== undefined).join('.'),
  );
  return [
    ...(names.length === 0 ? [] : [{ rule: 'owner', columns: names } as const]),
    ...(tenant === undefined ? [] : [{ rule: 'tenant', columns: [tenant.column] } as const]),
  ];
}
