import { fitsDatabase, suggestDevDatabase, type ChosenOptions, type Database, type Options } from '@backsmith/options';
import { extensionsApart, type Schema } from '@backsmith/schema';
import { suggestDatabase } from './suggest-database.ts';

/** The options with what the user left open: a backend for the database the schema is written for, developed on what suits it. */
export function completeOptions(chosen: ChosenOptions, schema: Schema): Options {
  const database = chosen.database ?? suggestDatabase(schema.dialect);
  return { ...chosen, database, devDatabase: chosen.devDatabase ?? suitableDevDatabase(schema, database) };
}

/** The embedded server has what its distribution has: a schema that needs more is developed on H2 as long as nobody chooses. */
function suitableDevDatabase(schema: Schema, database: Database): Options['devDatabase'] {
  if (database === 'mongodb' || !fitsDatabase('embedded', database)) return suggestDevDatabase(database);
  return extensionsApart(schema, database).length > 0 ? 'h2' : suggestDevDatabase(database);
}
