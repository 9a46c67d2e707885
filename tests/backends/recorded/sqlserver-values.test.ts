import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HttpCalls } from '@backsmith/prover';
import { bootBackend, scratchFolder, tool, type Backend } from '../../kit/index.ts';
import { describeProofs } from '../../ledger/describe-proofs.ts';
import { compileBackends, generateProject } from '../proof/project.ts';
import { declaredTables } from '../validated/declared-columns.ts';
import { PLAYED, boundIn, compileDriver, recordedSettings, statementsIn } from './recording-driver.ts';
import { unroundedMoments } from './unrounded-moments.ts';

// What a backend for SQL Server answers by itself, and what it sends; the database in memory plays the server.

const SCHEMA = `
CREATE TABLE [dbo].[visit] (
  [id] int IDENTITY(1,1) PRIMARY KEY,
  [began] datetime NOT NULL,
  [day] smalldatetime NULL,
  [note] nvarchar(30) NULL,
  [created_at] datetime NOT NULL DEFAULT getutcdate(),
  [updated_at] datetime NOT NULL DEFAULT getdate()
);
GO
CREATE TABLE [dbo].[reading] (
  [visit_id] int NOT NULL REFERENCES [dbo].[visit] ([id]),
  [taken_at] datetime NOT NULL,
  [value] int NULL,
  PRIMARY KEY ([visit_id], [taken_at])
);
GO
CREATE TABLE [dbo].[pin] ([id] int IDENTITY(1,1) PRIMARY KEY, [label] nvarchar(30) NULL, [is_deleted] bit NOT NULL DEFAULT 0);
GO
CREATE TABLE [dbo].[tag] ([name] varchar(20) NOT NULL PRIMARY KEY, [label] nvarchar(30) NULL);
GO
CREATE TABLE [dbo].[badge] (
  [code] varchar(20) NOT NULL PRIMARY KEY,
  [label] nvarchar(30) NULL,
  [deleted_at] datetime NULL
);
GO
CREATE TABLE [dbo].[holiday] ([begins] datetime NOT NULL PRIMARY KEY, [label] varchar(30) NOT NULL UNIQUE);
GO`;

const CLAIM = {
  name: 'values of SQL Server',
  generate: () =>
    [generateProject('sqlservervalues', Buffer.from(SCHEMA), { database: 'sqlserver', devDatabase: 'h2' })] as const,
};

const SUITE = {
  name: 'a backend for SQL Server shows what the database will keep',
  tools: ['jdk-25', 'maven', 'ecj'],
  claims: () => [CLAIM],
  dependsOn: 'application',
  limits: { changed: 1, again: 1 / 4 },
  parts: ['JDK 25'],
  harness: [
    ...['sqlserver-values.test.ts', 'unrounded-moments.ts', 'recording-driver.ts', 'RecordingDriver.java'].map(
      (file) => `tests/backends/recorded/${file}`,
    ),
    'packages/prover/src/client/http-calls.ts',
  ],
} as const;

/** What is sent, and what a datetime keeps of it: the table of the manual, and a second that begins. */
const TICKS = [
  ['2024-05-01T23:59:59.000', '2024-05-01T23:59:59'],
  ['2024-05-01T23:59:59.001', '2024-05-01T23:59:59'],
  ['2024-05-01T23:59:59.002', '2024-05-01T23:59:59.003'],
  ['2024-05-01T23:59:59.004', '2024-05-01T23:59:59.003'],
  ['2024-05-01T23:59:59.005', '2024-05-01T23:59:59.007'],
  ['2024-05-01T23:59:59.008', '2024-05-01T23:59:59.007'],
  ['2024-05-01T23:59:59.009', '2024-05-01T23:59:59.01'],
  ['2024-05-01T23:59:59.9999999', '2024-05-02T00:00:00'],
] as const;

/** The same of a smalldatetime. */
const MINUTES = [
  ['2024-05-01T12:35:29.998', '2024-05-01T12:35:00'],
  ['2024-05-01T12:35:29.999', '2024-05-01T12:36:00'],
  ['2024-05-01T23:59:30', '2024-05-02T00:00:00'],
] as const;

describeProofs(SUITE, ({ proven }) => {
  let backend: Backend;
  let calls: HttpCalls;
  let record = '';

  beforeAll(async () => {
    const scratch = scratchFolder('sqlservervalues');
    const driver = await compileDriver(scratch);
    const [generation] = CLAIM.generate();
    const [compiled] = await compileBackends(scratch, new Map([['sqlservervalues', generation]]));
    if (compiled === undefined) throw new Error('nothing was compiled');
    record = join(scratch, 'statements');
    const { mainClass, classPath } = compiled.program;
    const env = recordedSettings(PLAYED[0], generation, 'sqlservervalues', record);
    backend = await bootBackend({ jdk: tool('jdk-25'), mainClass, classPath: `${classPath}:${driver}`, env });
    calls = new HttpCalls(backend.url);
  }, 900_000);
  afterAll(() => backend.stop());

  const send = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
    calls.send({
      method,
      path: `/api/v1${path}`,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });

  /** Sends a visit, and answers what was said of it then and afterwards. */
  async function visit(body: object): Promise<Record<string, unknown>> {
    const made = await send('POST', '/visits', body);
    expect([made.status, made.text]).toEqual([201, expect.anything()]);
    const { id } = made.body as { readonly id: number };
    expect((await send('GET', `/visits/${id}`)).body).toEqual(made.body);
    return made.body as Record<string, unknown>;
  }

  test.each(TICKS)('a datetime keeps of %s what the answer says: %s', { timeout: 60_000 }, async (sent, kept) => {
    expect(await visit({ began: sent })).toMatchObject({ began: kept });
  });

  test.each(MINUTES)(
    'a smalldatetime keeps of %s what the answer says: %s',
    { timeout: 60_000 },
    async (sent, kept) => {
      expect(await visit({ began: sent, day: sent })).toMatchObject({ day: kept });
    },
  );

  test('filters find a moment as it was sent and as it was answered', { timeout: 60_000 }, async () => {
    const { id, began } = await visit({ began: '2023-02-03T04:05:06.789' });
    expect(began).toBe('2023-02-03T04:05:06.79');
    for (const moment of ['2023-02-03T04:05:06.789', '2023-02-03T04:05:06.79']) {
      const found = await send('GET', `/visits?beganFrom=${moment}&beganTo=${moment}`);
      expect([found.status, found.body]).toEqual([
        200,
        expect.objectContaining({ items: [expect.objectContaining({ id })] }),
      ]);
    }
  });

  test(
    'a moment that no column of the type has is refused by the name of its parameter',
    { timeout: 60_000 },
    async () => {
      for (const [query, name] of [
        ['beganFrom=1700-01-01T00:00:00', 'beganFrom'],
        ['beganTo=1752-12-31T23:59:59', 'beganTo'],
        ['day=1899-12-31T23:59:00', 'day'],
        ['began=2024-01-01T00:00:00&began=%2B10000-01-01T00:00:00', 'began'],
      ]) {
        const { status, text } = await send('GET', `/visits?${query}`);
        expect([status, text]).toEqual([400, expect.stringContaining(`${name} is of no year from `)]);
      }
      expect((await send('GET', '/visits?beganFrom=1753-01-01T00:00:00&beganTo=9999-12-31T23:59:59')).status).toBe(200);
    },
  );

  test('records are found, changed and deleted by a datetime in their key', { timeout: 60_000 }, async () => {
    const { id: visitId } = await visit({ began: '2024-01-01T00:00:00' });
    const made = await send('POST', '/readings', { visitId, takenAt: '2024-06-01T10:00:00.004', value: 1 });
    expect([made.status, made.body]).toEqual([201, expect.objectContaining({ takenAt: '2024-06-01T10:00:00.003' })]);
    const holiday = await send('POST', '/holidays', { begins: '2024-06-01T10:00:00.004', label: 'a' });
    expect([holiday.status, holiday.body]).toEqual([201, { begins: '2024-06-01T10:00:00.003', label: 'a' }]);
    for (const at of ['2024-06-01T10:00:00.004', '2024-06-01T10:00:00.003']) {
      const path = `/readings/${String(visitId)}/${at}`;
      expect((await send('GET', path)).status).toBe(200);
      const changed = await send('PUT', path, { visitId, takenAt: at, value: 2 });
      expect([changed.status, changed.text]).toEqual([200, expect.anything()]);
      expect((await send('GET', `/holidays/${at}`)).status).toBe(200);
      const renamed = await send('PUT', `/holidays/${at}`, { begins: at, label: at });
      expect([renamed.status, renamed.text]).toEqual([200, expect.anything()]);
    }
    expect((await send('DELETE', `/readings/${String(visitId)}/2024-06-01T10:00:00.003`)).status).toBe(204);
    expect((await send('DELETE', '/holidays/2024-06-01T10:00:00.003')).status).toBe(204);
    expect((await send('GET', '/holidays/2024-06-01T10:00:00.003')).status).toBe(404);
  });

  test('nothing reaches such a column as a datetime2', () => {
    const bound = boundIn(record);
    const tables = declaredTables('sqlserver', SCHEMA.replaceAll('\nGO', ''));
    // Where Hibernate puts no words around a parameter.
    const byKey = bound.filter(({ statement }) => /^(?:update|delete) .* where \[begins\]=\?$/.test(statement));
    const verbs = new Set(byKey.map(({ statement }) => statement.slice(0, 6)));
    expect([...verbs].toSorted()).toEqual(['delete', 'update']);
    expect(unroundedMoments(bound, tables)).toEqual([]);
    proven(CLAIM);
  });

  test('a text that an index is sought by is sent in the code page of the database', { timeout: 60_000 }, async () => {
    expect((await send('POST', '/holidays', { begins: '2025-01-01T00:00:00', label: 'new year' })).status).toBe(201);
    const found = await send('GET', '/holidays?label=new%20year');
    expect(found.body).toMatchObject({ items: [{ label: 'new year' }] });
    expect(statementsIn(record)).toContainEqual(expect.stringContaining('.[label] in (cast(? as varchar(8000)))'));
  });

  test('a flag that marks what was deleted is asked for', { timeout: 60_000 }, async () => {
    const made = await send('POST', '/pins', { label: 'first' });
    expect([made.status, made.text]).toEqual([201, expect.anything()]);
    const { id } = made.body as { readonly id: number };
    const path = `/pins/${id}`;
    expect((await send('GET', path)).status).toBe(200);
    expect((await send('DELETE', path)).status).toBe(204);
    expect((await send('GET', path)).status).toBe(404);
    expect((await send('GET', '/pins?deleted=true')).body).toMatchObject({ items: [{ id }] });
    expect((await send('POST', `${path}/restore`)).status).toBe(200);
    expect(statementsIn(record)).toContainEqual(expect.stringMatching(/ where .*is_deleted = cast\('0' as bit\)/));
  });

  test('so is a key of what is changed, deleted, and found among what was deleted', { timeout: 60_000 }, async () => {
    expect((await send('POST', '/badges', { code: 'A1', label: 'first' })).status).toBe(201);
    const changed = await send('PUT', '/badges/A1', { code: 'A1', label: 'second' });
    expect([changed.status, changed.body]).toEqual([200, { code: 'A1', label: 'second' }]);
    const made = await send('POST', '/tags', { name: 'B2', label: 'first' });
    expect([made.status, made.text]).toEqual([201, expect.anything()]);
    expect((await send('PUT', '/tags/B2', { name: 'B2', label: 'second' })).status).toBe(200);
    expect((await send('DELETE', '/tags/B2')).status).toBe(204);
    expect((await send('GET', '/tags/B2')).status).toBe(404);
    expect((await send('DELETE', '/badges/A1')).status).toBe(204);
    const restored = await send('POST', '/badges/A1/restore');
    expect([restored.status, restored.text]).toEqual([200, expect.anything()]);
    const said = statementsIn(record);
    for (const words of [
      'update [badge] set [label]=? where [code]=cast(? as varchar(8000))',
      'update [tag] set [label]=? where [name]=cast(? as varchar(8000))',
      'delete from [tag] where [name]=cast(? as varchar(8000))',
    ])
      expect(said).toContainEqual(words);
    expect(said).toContainEqual(
      expect.stringMatching(/\(deleted_at is null\) and code = cast\(\S+ as varchar\(8000\)\)$/),
    );
  });
});
