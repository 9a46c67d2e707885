import { COLUMN_ROLE_NAMES, RECORD_RULE_NAMES, RESOURCE_GROUP_NAMES } from '@backsmith/options';
import { z } from 'zod';
import { diagnostic } from './diagnostic.ts';
import { generateRequest } from './generation.ts';
import { successOf } from './success.ts';

/** The body of POST /api/preview: what a generation is asked for, with the schema as it is shown. Nothing is stored. */
export const previewRequest = generateRequest
  .omit({ projectId: true, originalIdea: true, userId: true })
  .extend({ sqlSchema: z.string() });
export type PreviewRequest = z.infer<typeof previewRequest>;

const previewFile = z.object({
  /** Without the root folder. */
  path: z.string(),
  lines: z.number().int(),
  /** Absent: shown after the build. */
  text: z.string().exactOptional(),
});
export type PreviewFile = z.infer<typeof previewFile>;

const assignedRole = z.object({
  schema: z.string().exactOptional(),
  table: z.string(),
  column: z.string(),
  role: z.literal(COLUMN_ROLE_NAMES),
  basis: z.enum(['assumed', 'chosen']),
});
export type AssignedRoleView = z.infer<typeof assignedRole>;

const groupedTable = z.object({
  schema: z.string().exactOptional(),
  table: z.string(),
  group: z.literal(RESOURCE_GROUP_NAMES),
  basis: z.enum(['assumed', 'chosen']),
  /** As the end of a sentence about the table. */
  reason: z.string(),
});
export type GroupedTableView = z.infer<typeof groupedTable>;

const heardRule = z.object({ rule: z.literal(RECORD_RULE_NAMES), columns: z.array(z.string()).readonly() });
export type HeardRuleView = z.infer<typeof heardRule>;

/** What would be built: every file by its name, one entity with all that serves it whole, and what columns are taken for. */
export const previewAnswer = successOf(
  z.object({
    /** Sorted by path; empty where nothing could be built, and `problems` say why. */
    files: z.array(previewFile).readonly(),
    /** The entity that is shown whole; null where there is none, or its code is withheld. */
    entity: z.string().nullable(),
    /** Why no code is shown of what could be built: that of several other entities was shown today; null where it is shown. */
    withheld: z.string().nullable(),
    /** Columns that are more than a value, or that were chosen to be one, in the order of the schema. */
    roles: z.array(assignedRole).readonly(),
    /** The rules on whose records a caller sees that the schema has columns for, chosen or not. */
    rules: z.array(heardRule).readonly(),
    /** Who may call the records of each table, in the order of the schema; empty where nobody signs in. */
    groups: z.array(groupedTable).readonly(),
    /** The tables that people could sign in by, by the names choices know them by. */
    accounts: z.array(z.string()).readonly(),
    problems: z.array(diagnostic).readonly(),
  }),
);
export type PreviewAnswer = z.infer<typeof previewAnswer>;
