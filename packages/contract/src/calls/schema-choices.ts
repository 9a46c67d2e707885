import { COLUMN_ROLE_NAMES, RECORD_RULE_NAMES, RESOURCE_GROUP_NAMES } from '@backsmith/options';
import { z } from 'zod';

const tableChoices = z.strictObject({
  columns: z.record(z.string().max(1000), z.literal(COLUMN_ROLE_NAMES)).optional(),
  group: z.literal(RESOURCE_GROUP_NAMES).optional(),
  ends: z.string().max(1000).optional(),
});

/**
 * What a user decides about single tables and columns: the file of `--choices`, and what travels with a generation. Whether
 * the schema has them is the engine's to say. A key that is not listed is refused: nothing a user chose is ignored.
 */
export const schemaChoices = z.strictObject({
  rules: z.array(z.literal(RECORD_RULE_NAMES)).max(RECORD_RULE_NAMES.length).readonly().optional(),
  tenant: z.string().max(1000).optional(),
  accounts: z.string().max(1000).optional(),
  tables: z.record(z.string().max(1000), tableChoices).optional(),
  renames: z.record(z.string().max(1000), z.string().max(1000)).optional(),
});
