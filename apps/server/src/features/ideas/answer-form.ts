import { COLUMN_TYPES } from '@backsmith/idea';
import { z } from 'zod';

/**
 * The form a language model answers in. Nothing is optional: providers with strict output ask for that. What comes is
 * checked by `validateModel`, whatever the provider promised.
 */
export const answerForm = z.object({
  isAboutAnApplication: z
    .boolean()
    .describe('False where the text describes no application, business or records at all.'),
  tables: z.array(
    z.object({
      name: z.string().describe('A plural noun in snake_case.'),
      columns: z
        .array(
          z.object({
            name: z.string().describe('In snake_case.'),
            type: z.enum(COLUMN_TYPES),
            required: z.boolean(),
            unique: z.boolean(),
            values: z.array(z.string()).describe('The only values it may hold; empty where any will do.'),
          }),
        )
        .describe('Without id, created_at, updated_at and without foreign keys.'),
      links: z
        .array(
          z.object({
            table: z.string().describe('The name of the table referred to.'),
            column: z.string().describe('Such as customer_id, or home_team_id.'),
            required: z.boolean(),
            unique: z.boolean().describe('True for one-to-one.'),
            onDelete: z.enum(['restrict', 'cascade', 'set null']),
          }),
        )
        .describe('Foreign keys of this table.'),
    }),
  ),
  notes: z.array(z.string()).describe('What was assumed, one short sentence each.'),
});
