import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generate, type Database, type Generation, type Options } from '@backsmith/engine';
import { REPOSITORY } from '../../kit/index.ts';

const CASE = join(REPOSITORY, 'tests/golden/cases/desk-services-events');

export const CLIENTS = '/api/v1/clients';
export const TICKETS = '/api/v1/tickets';

/** The services that tell and hear. */
export const TELLING = 'clients-service';
export const HEARING = 'tickets-service';

/** The services of the golden case on this database. */
export function deskOfEvents(database: Database): Generation {
  const given = JSON.parse(readFileSync(join(CASE, 'options.json'), 'utf8')) as Options;
  const options: Options = { ...given, database, devDatabase: database === 'postgresql' ? 'embedded' : 'h2' };
  const { value, diagnostics } = generate(readFileSync(join(CASE, 'input.sql')), options);
  if (value === undefined) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  return value;
}
