import { valuesOf } from '@backsmith/options';
import { z } from 'zod';

const name = z.string().max(1000);

/**
 * Which service keeps which tables: the file of `--services`. Whether the names can be had and the schema has the tables is
 * the engine's to say. A key that is not listed is refused: nothing a user planned is ignored.
 */
export const servicePlan = z.strictObject({
  services: z
    .array(
      z.strictObject({
        name,
        tables: z.array(name).max(10_000).readonly(),
        /** What it keeps them in, where that is not the database of the system. */
        database: z.enum(valuesOf('database')).optional(),
      }),
    )
    .max(1000)
    .readonly(),
});
