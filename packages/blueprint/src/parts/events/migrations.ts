import type { Migration } from '../../model/project.ts';
import type { PartsInput } from '../parts-input.ts';
import { readPartTables } from '../part-tables.ts';
import { eventTables, requestColumn, turnRow, type EventTables } from './tables.ts';

/** The end of a path to what makes the tables, in every folder of migrations. Its number is the project's own matter. */
const MADE = '__events.sql';

/**
 * The migrations that make the tables of events. Where an earlier version of the project has made them without the column of
 * requests, that is added to them, behind all migrations there are.
 *
 * @param version the number of the migration that makes them
 */
export function eventMigrations(
  { writeTables, earlier }: Pick<PartsInput, 'writeTables' | 'earlier'>,
  tables: EventTables,
  version: number,
): readonly Migration[] {
  const made = writeTables(eventTables(tables), `V${version}__events`).map(withText(turnRow(tables)));
  const isWithout = earlier.some(({ path, sql }) => path.endsWith(MADE) && !sql.includes('request_id'));
  if (!isWithout) return made;
  return [
    ...made,
    ...writeTables(readPartTables(''), `V${version + 2}__event_requests`).map(withText(requestColumn(tables))),
  ];
}

function withText(more: string): (migration: Migration) => Migration {
  return ({ path, sql }) => ({ path, sql: `${sql}${more}` });
}
