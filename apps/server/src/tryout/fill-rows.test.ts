import { expect, test } from 'vitest';
import type { TryoutCallRequest } from '@backsmith/contract';
import { fillRows, type SendCall } from './fill-rows.ts';
import { readHttpFile } from './http-file.ts';
import { listCalls } from './list-calls.ts';

function add(path: string, title: string, body: object, kept?: string): string {
  const keeps = kept === undefined ? '' : `\n> {%\n  client.global.set("${kept}", response.body["id"]);\n%}\n`;
  return `### Add: ${title}\nPOST {{host}}${path}\nContent-Type: application/json\n\n${JSON.stringify(body, undefined, 2)}\n${keeps}\n`;
}

const FILE = readHttpFile(
  [
    '@host = http://localhost:8080\n\n### List countries\nGET {{host}}/api/v1/countries?page=0&size=20\n\n',
    add('/api/v1/countries', 'country', { code: '01', name: 'EXAMPLE00001' }),
    '### Read: country\nGET {{host}}/api/v1/countries/01\n\n',
    '### Change: country\nPUT {{host}}/api/v1/countries/01\nContent-Type: application/json\n\n{\n  "code": "01",\n  "name": "EXAMPLE00001"\n}\n\n',
    '### List people\nGET {{host}}/api/v1/people\n\n',
    add('/api/v1/people', 'person', { name: 'Sample', countryCode: '01' }, 'person_id'),
    '### Read: person\nGET {{host}}/api/v1/people/{{person_id}}\n\n',
    '### Delete: person\nDELETE {{host}}/api/v1/people/{{person_id}}\n\n',
    '### Delete: country\nDELETE {{host}}/api/v1/countries/01\n\n',
    '### Health\nGET {{host}}/actuator/health\n',
  ].join(''),
);

/** A backend that keeps countries and people, and refuses what its rules forbid. */
function backend(refuses: (path: string, body: Record<string, unknown>) => object | undefined = () => undefined) {
  const rows = new Map<string, Record<string, unknown>[]>();
  const send: SendCall = ({ path, body }: TryoutCallRequest) => {
    const record = JSON.parse(body ?? '{}') as Record<string, unknown>;
    const of = rows.get(path) ?? [];
    const refused = refuses(path, record);
    const codes = (rows.get('/api/v1/countries') ?? []).map(({ code }) => code);
    if (refused !== undefined) return Promise.resolve({ status: 400, body: JSON.stringify(refused) });
    const isTaken = path.endsWith('countries')
      ? codes.includes(record['code'])
      : !codes.includes(record['countryCode']);
    if (isTaken) return Promise.resolve({ status: 409, body: '{}' });
    rows.set(path, [...of, record]);
    return Promise.resolve({ status: 201, body: JSON.stringify({ id: of.length + 1, ...record }) });
  };
  return { rows, send };
}

test('makes some records of each resource, what others refer to first, with values that make sense', async () => {
  const { rows, send } = backend();
  const { made } = await fillRows(FILE, send);
  expect(made).toBe(8);
  const countries = rows.get('/api/v1/countries') ?? [];
  expect(countries.map(({ name }) => name)).toEqual(['Netherlands', 'France', 'Portugal', 'Germany']);
  expect(countries[0]?.['code']).toBe('01');
  expect(rows.get('/api/v1/people')?.map(({ name, countryCode }) => [name, countryCode])).toEqual([
    ['Mira Halvorsen', '01'],
    ['Tomás Aguirre', '01'],
    ['Ines Okafor', '01'],
    ['Jonas Lindqvist', '01'],
  ]);
});

test('leaves a field as it was written that is refused by name, and a record that is refused for all that', async () => {
  const picky = backend((path, { name }) =>
    path.endsWith('people') && name !== 'Sample' ? { errors: [{ field: 'name', message: 'is too long' }] } : undefined,
  );
  await fillRows(FILE, picky.send);
  expect(picky.rows.get('/api/v1/people')?.map(({ name }) => name)).toEqual(Array(4).fill('Sample'));
  const shut = backend((path) => (path.endsWith('people') ? { detail: 'no' } : undefined));
  expect((await fillRows(FILE, shut.send)).made).toBe(4);
});

test('offers calls by resource, with keys that are there and a body that makes another record', async () => {
  const { send } = backend();
  const groups = listCalls(FILE, await fillRows(FILE, send), true);
  expect(groups.map(({ name, calls }) => [name, calls.map(({ title }) => title)])).toEqual([
    ['Countries', ['List countries', 'Add: country', 'Read: country', 'Change: country', 'Delete: country']],
    ['People', ['List people', 'Add: person', 'Read: person', 'Delete: person']],
    ['The backend itself', ['Health', 'OpenAPI document']],
  ]);
  const people = groups[1]?.calls ?? [];
  expect(people[2]?.path).toBe('/api/v1/people/1');
  // The last record is the one that nothing else stands upon.
  expect(people[3]?.path).toBe('/api/v1/people/4');
  const more = people[1];
  const answer = await send({ method: 'POST', path: more?.path ?? '', body: more?.body ?? null });
  expect(answer.status).toBe(201);
  expect(JSON.parse(more?.body ?? '')).toEqual({ name: 'Aiko Tanabe', countryCode: '01' });
});
