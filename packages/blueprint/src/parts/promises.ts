import { NOTHING } from '../model/nothing.ts';
import type { PromisesPart } from '../model/promise.ts';
import { freePrefix, readPartTables, takenNames } from './part-tables.ts';
import type { PartsInput } from './parts-input.ts';

const TABLE = 'promises';
const PREFIXES = ['', 'service_', 'neighbour_'];

/**
 * Notes what is under way between services, so that nothing is deleted that another one is about to refer to.
 *
 * @param version the number of the migration that makes its table
 */
export function designPromises({ packages, schema, writeTables }: PartsInput, version: number): PromisesPart {
  const known = new Set(takenNames(schema).map((name) => name.toLowerCase()));
  const prefix = freePrefix(
    PREFIXES,
    (number) => `service${number}_`,
    (one) => !known.has(one + TABLE),
  );
  const table = prefix + TABLE;
  const made = readPartTables(`
    CREATE TABLE ${table} (
      promise_id varchar(36) NOT NULL,
      kind varchar(200) NOT NULL,
      record_hash integer NOT NULL,
      expires_at bigint NOT NULL,
      PRIMARY KEY (promise_id, kind, record_hash)
    );
    CREATE INDEX ${table}_kind_idx ON ${table} (kind);`);
  return {
    ...NOTHING,
    name: 'promises',
    promises: packages.neighbour('Promises'),
    table,
    migrations: writeTables(made, `V${version}__promises`),
  };
}
