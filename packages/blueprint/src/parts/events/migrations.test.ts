import { describe, expect, it } from 'vitest';
import type { Schema } from '@backsmith/schema';
import { eventMigrations } from './migrations.ts';
import { nameEventTables } from './tables.ts';

const TABLES = nameEventTables([]);
const PATH = 'postgresql/V3__events.sql';

/** A store in whose folder the migrations of these words stand already. */
function writing(there: readonly string[]) {
  return (schema: Schema, file: string) =>
    there.some((words) => file.endsWith(words))
      ? []
      : [{ path: `postgresql/${file}.sql`, sql: schema.tables.map(({ name }) => `${name};\n`).join('') }];
}

describe('the migrations of events', () => {
  it('make the tables of a new project, with the row that is locked', () => {
    const made = eventMigrations({ writeTables: writing([]), earlier: [] }, TABLES, 3);
    expect(made.map(({ path }) => path)).toEqual([PATH]);
    expect(made[0]?.sql).toContain('INSERT INTO outbox_turn');
  });

  it('add the request to what an earlier version made without it', () => {
    const earlier = [{ path: PATH, sql: 'CREATE TABLE outbox (id bigint, payload text NOT NULL);' }];
    const made = eventMigrations({ writeTables: writing(['__events']), earlier }, TABLES, 3);
    expect(made).toEqual([
      { path: 'postgresql/V5__event_requests.sql', sql: 'ALTER TABLE outbox ADD request_id varchar(64);\n' },
    ]);
  });

  it('add nothing twice, and nothing to what has it', () => {
    const earlier = [{ path: PATH, sql: 'CREATE TABLE outbox (id bigint, request_id varchar(64));' }];
    expect(eventMigrations({ writeTables: writing(['__events']), earlier }, TABLES, 3)).toEqual([]);
    const without = [{ path: PATH, sql: 'CREATE TABLE outbox (id bigint);' }];
    const both = writing(['__events', '__event_requests']);
    expect(eventMigrations({ writeTables: both, earlier: without }, TABLES, 3)).toEqual([]);
  });
});
