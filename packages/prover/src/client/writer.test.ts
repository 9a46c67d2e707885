import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { EMPTY_RESOURCE } from '../testing/empty-resource.ts';
import type { CatalogForeignKey } from './catalog/catalog.ts';
import type { Fields } from './document.ts';
import { HttpCalls } from './http-calls.ts';
import type { Match } from './match-tables.ts';
import { Writer } from './writer.ts';

type Sent = Record<string, unknown>;

/** A backend that answers calls of POST: with the record, or the field a rule of its database is about. */
async function backend(brokenBy: (path: string, sent: Sent) => string | undefined): Promise<HttpCalls> {
  let count = 0;
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const sent = JSON.parse(body) as Sent;
      const field = brokenBy(request.url ?? '', sent);
      response.statusCode = field === undefined ? 201 : 422;
      count += 1;
      const errors = [{ field, message: 'Breaks a rule' }];
      response.setHeader('content-type', 'application/json').setHeader('location', `${request.url}/${count}`);
      response.end(JSON.stringify(field === undefined ? { id: count, ...sent } : { code: 'rule-broken', errors }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  return new HttpCalls(typeof address === 'object' && address !== null ? `http://127.0.0.1:${address.port}` : '');
}

/** A table and its collection, with these fields. */
function match(name: string, fields: Fields, foreignKeys: readonly CatalogForeignKey[] = []): Match {
  const names = Object.keys(fields);
  const resource = {
    ...EMPTY_RESOURCE,
    path: `/${name}`,
    item: `/${name}/{id}`,
    request: { required: names, fields, parts: {} },
    response: { id: { type: 'integer' }, ...fields },
  };
  const columns = names.map((column) => ({ name: column, type: 'text', notNull: true, hasDefault: false }));
  const fieldOf = new Map([...names, 'id'].map((column) => [column, column]));
  return { resource, table: { id: name, name, isView: false, foreignKeys, columns }, fieldOf };
}

const DAY = { type: 'string', format: 'date' };
const TEXT = { type: 'string' };

it('learns from refusals when days have to lie, and keeps to it', async () => {
  const calls = await backend((_, { born, due }) =>
    String(born) > '2008-01-01' ? 'born' : String(due) < '2030-01-01' ? 'due' : undefined,
  );
  const members = match('members', { born: DAY, due: DAY });
  const writer = new Writer(calls, undefined, [members]);
  const made = await writer.shared(members);
  expect(String(made?.record['born'])).toMatch(/^19/);
  expect(String(made?.record['due'])).toMatch(/^203/);
  expect(writer.refused).toBe(3);
  await writer.fresh(members, new Map());
  expect([writer.refused, calls.failures]).toEqual([3, []]);
});

it('gives two people who must not be one a record each, where one of them is found by the key of a doctor', async () => {
  const calls = await backend((path, { patient, doctor }) =>
    path === '/shots' && patient === doctor ? 'doctor' : undefined,
  );
  const to = (column: string, target: string, targetColumn: string): CatalogForeignKey => ({
    columns: [column],
    target,
    targetColumns: [targetColumn],
  });
  const people = match('people', { code: TEXT });
  const doctors = match('doctors', { person: TEXT }, [to('person', 'people', 'code')]);
  const shots = match('shots', { patient: TEXT, doctor: TEXT }, [
    to('patient', 'people', 'code'),
    to('doctor', 'doctors', 'person'),
  ]);
  const writer = new Writer(calls, undefined, [people, doctors, shots]);
  const made = await writer.shared(shots);
  expect(made?.record['doctor']).not.toBe(made?.record['patient']);
  expect(calls.failures).toEqual([]);
  expect(made).toBeDefined();
});
