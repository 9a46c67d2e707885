import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generate, type Database, type Generation, type Options } from '@backsmith/engine';
import { REPOSITORY } from '../../kit/index.ts';

const CASE = join(REPOSITORY, 'tests/golden/cases/desk-services-guarded');

/** The modules of the desk, in the order they are built. */
export const MODULES = ['clients-service', 'tickets-service', 'auth-service', 'gateway'];

export const CLIENTS = '/api/v1/clients';
export const TICKETS = '/api/v1/tickets';

/** What users read and editors change: by themselves both tables are for administrators, as clients are people. */
const OPEN = { tables: { client: { group: 'business' }, ticket: { group: 'business' } } } as const;

/**
 * The services of the golden case, described by OpenAPI besides, on this database.
 *
 * @param onDocuments a service that keeps its records in MongoDB
 */
export function desk(database: Database, onDocuments?: string): Generation {
  const given = JSON.parse(readFileSync(join(CASE, 'options.json'), 'utf8')) as Options;
  const features = { ...given.features, swagger: true };
  const devDatabase = database === 'postgresql' ? 'embedded' : 'h2';
  const services = (given.services?.services ?? []).map((one) =>
    one.name === onDocuments ? { ...one, database: 'mongodb' as const } : one,
  );
  const options: Options = { ...given, features, database, devDatabase, services: { services }, choices: OPEN };
  const { value, diagnostics } = generate(readFileSync(join(CASE, 'input.sql')), options);
  if (value === undefined) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  return value;
}

/** What a call was answered, with the body where it is JSON. */
export type Answer = {
  readonly status: number;
  readonly type: string;
  readonly json: Readonly<Record<string, unknown>> | undefined;
};

/** Sends JSON to a path. */
export async function call(
  url: string,
  method: string,
  path: string,
  token?: string,
  body?: unknown,
  withinMs = 60_000,
): Promise<Answer> {
  const headers = {
    ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
    ...(body === undefined
      ? {}
      : { 'Content-Type': method === 'PATCH' ? 'application/merge-patch+json' : 'application/json' }),
  };
  const content = body === undefined ? {} : { body: JSON.stringify(body) };
  const signal = AbortSignal.timeout(withinMs);
  const response = await fetch(`${url}${path}`, { method, headers, signal, ...content });
  const text = await response.text();
  const json = text === '' ? undefined : (JSON.parse(text) as Readonly<Record<string, unknown>>);
  return { status: response.status, type: response.headers.get('Content-Type') ?? '', json };
}
