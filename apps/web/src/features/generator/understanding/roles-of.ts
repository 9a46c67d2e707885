import type { AssignedRoleView } from '@backsmith/contract';
import { assignRoles, setAsideOwnTables } from '@backsmith/blueprint';
import type { SchemaChoices } from '@backsmith/options';
import { readSchema } from '@backsmith/schema';
import type { Dialect } from '@backsmith/sql';

/** What the columns of a schema are for, by the rules of the engine and what was chosen, in the order of the text. */
export function rolesOf(
  text: string,
  dialect: Dialect | undefined,
  choices: SchemaChoices = {},
): readonly AssignedRoleView[] {
  const { schema } = setAsideOwnTables(readSchema(text, dialect === undefined ? {} : { dialect }).value.schema);
  return assignRoles(schema, choices).assigned.map(({ schema: namespace, table, column, role, basis }) => ({
    ...(namespace !== undefined && { schema: namespace }),
    table,
    column,
    role,
    basis,
  }));
}
