import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bootBackend, describeWith, REPOSITORY, scratchFolder, tool, type Backend } from '../../kit/index.ts';
import { compileBackends, generateProject } from '../proof/project.ts';

// What nobody but the service refuses, as MongoDB knows no references.

describeWith(['jdk-25', 'maven', 'ecj'], 'promises of documents', () => {
  let backend: Backend | undefined;

  beforeAll(async () => {
    const source = readFileSync(join(REPOSITORY, 'tests/backends/mongo/promises.sql'));
    const made = generateProject('promises', source, { database: 'mongodb', devDatabase: 'embedded', rows: 'lookups' });
    const [project] = await compileBackends(scratchFolder('promises-of-documents'), new Map([['promises', made]]));
    if (project === undefined) throw new Error('nothing was compiled');
    backend = await bootBackend({ jdk: tool('jdk-25'), ...project.program, env: { SPRING_PROFILES_ACTIVE: 'dev' } });
  }, 300_000);
  afterAll(() => backend?.stop());

  const post = async (path: string, body: unknown) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${backend?.url}/api/v1${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    const text = await answer.text();
    return { status: answer.status, body: text === '' ? {} : (JSON.parse(text) as Readonly<Record<string, unknown>>) };
  };

  const get = async (path: string) => (await fetch(`${backend?.url}/api/v1${path}`)).json();

  test('rows of lookup tables are there from the start, and counters go on behind them', async () => {
    const north = { id: 1, name: 'North', share: 1.5, openedOn: '2020-02-29', isFar: true };
    expect(await get('/regions/1')).toMatchObject({ ...north, addedAt: expect.stringMatching(/^20\d\d-/u) as unknown });
    expect(await get('/regions/2')).toMatchObject({ name: 'South', share: null, openedOn: null, isFar: false });
    expect(await get('/rates?sort=kind')).toMatchObject({
      items: [
        { country: 'DE', kind: 'full', regionId: 1, percent: 19 },
        { country: 'DE', kind: 'half', regionId: 2, percent: 7 },
      ],
    });
    expect(await post('/regions', { name: 'East' })).toMatchObject({ status: 201, body: { id: 3 } });
    expect(await post('/regions', { name: 'North' })).toMatchObject({ status: 409 });
    expect(await post('/invoices', { country: 'DE', kind: 'full' })).toMatchObject({ status: 201 });
    expect(await post('/invoices', { country: 'DE', kind: 'none' })).toMatchObject({ status: 422 });
  });

  test('a default that refers to nothing is refused, as are rows without a key that do', async () => {
    const refused = (field: string) => ({ status: 422, body: { errors: [{ field }] } });
    expect(await post('/parcels', { weight: 3 })).toMatchObject(refused('stateId'));
    expect((await post('/states', { id: 7, code: 'sent' })).status).toBe(201);
    expect(await post('/parcels', { weight: 3 })).toMatchObject({ status: 201, body: { stateId: 7 } });
    const sighting = { parcelId: 1, stateCode: 'sent', at: '2026-01-01T10:00:00Z' };
    expect(await post('/sightings', { ...sighting, parcelId: 99 })).toMatchObject(refused('parcelId'));
    expect(await post('/sightings', { ...sighting, stateCode: 'none' })).toMatchObject(refused('stateCode'));
    expect((await post('/sightings', sighting)).status).toBeLessThan(300);
  });
});
