import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Generation, Options } from '@backsmith/engine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Call } from '@backsmith/prover';
import { REPOSITORY, scratchFolder } from '../../kit/index.ts';
import { describeProofs } from '../../ledger/describe-proofs.ts';
import { bootOn, proofByCalls, type Booted } from './booted.ts';
import { MARIADB, POSTGRESQL, type DatabaseKind } from './database-kinds.ts';
import { runGeneratedTests } from './generated-tests.ts';
import { generateProject } from './project.ts';

const FOLDER = join(REPOSITORY, 'tests/golden/cases/members-postgresql');
const MARKS = 'tests/backends/proof/MarksInsteadOfDeleting.java';
const HARNESS = ['tests/backends/proof/members.test.ts', MARKS];

type Json = Readonly<Record<string, unknown>>;

/** All must have passed before what they show counts as proven; the last stops the database. */
const TESTS = 13;

function generateMembers(kind: DatabaseKind): Generation {
  const options = JSON.parse(readFileSync(join(FOLDER, 'options.json'), 'utf8')) as Options;
  // The package is that of the class that is added.
  const { choices = {} } = options;
  const chosen = { projectName: 'Members', database: kind.target, packageName: 'org.members', choices };
  return generateProject('members', readFileSync(join(FOLDER, 'input.sql')), chosen);
}

/** What single calls of one backend answer, and what the rows behind them hold. */
function describeMembers(kind: DatabaseKind): void {
  const claim = { name: `members on ${kind.label}`, generate: () => [generateMembers(kind)] };
  const suite = proofByCalls('what columns are for', kind, claim, HARNESS);
  describeProofs(suite, ({ proven }) => {
    let booted: Booted;
    let passed = 0;

    beforeAll(async () => {
      booted = await bootOn(kind, 'members', generateMembers(kind));
    }, 900_000);
    afterAll(async () => {
      await booted.backend.stop();
      if (passed < TESTS) await booted.server.stop();
      if (passed === TESTS) proven(claim);
    });

    async function send(status: number, method: Call['method'], path: string, body?: Json): Promise<Json> {
      const answer = await booted.calls.send({
        method,
        path,
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      expect(answer.status, `${method} ${path}: ${answer.text}`).toBe(status);
      return (answer.body ?? {}) as Json;
    }

    const member = (email: string): Json => ({ email, passwordHash: 'argon2-of-it' });
    const make = (path: string, body: Json) => send(201, 'POST', `/api/v1/${path}`, body);

    test('a secret is accepted, kept, and never answered', async () => {
      const made = await make('members', { ...member('ada@example.org'), apiToken: crypto.randomUUID() });
      const path = `/api/v1/members/${String(made['id'])}`;
      const read = await send(200, 'GET', path);
      for (const answer of [made, read]) {
        expect(Object.keys(answer)).not.toContain('passwordHash');
        expect(Object.keys(answer)).not.toContain('apiToken');
      }
      // A change that says nothing of it keeps it, as nobody can read it to send it back.
      await send(200, 'PUT', path, { email: 'lovelace@example.org' });
      const [row] = await booted.database.rows("select password_hash from member where email = 'lovelace@example.org'");
      expect(row).toMatchObject({ password_hash: 'argon2-of-it' });
      await send(400, 'POST', '/api/v1/members', { email: 'nobody@example.org' });
      await send(400, 'GET', '/api/v1/members?sort=passwordHash');
      await send(400, 'GET', '/api/v1/members?passwordHash=x');
      await make('attempts', { email: 'ada@example.org', pinHash: 'argon2' });
      const rows = (await booted.calls.send({ method: 'GET', path: '/api/v1/attempts' })).text;
      expect(rows).not.toContain('argon2');
      expect(booted.backend.log()).not.toContain('argon2');
      passed += 1;
    });

    test('an author is never taken from a request', async () => {
      const made = await make('members', { ...member('eve@example.org'), createdBy: 'admin', updatedBy: 1 });
      expect(made).toMatchObject({ createdBy: 'anonymous', updatedBy: null });
      await make('attempts', { email: 'eve@example.org', pinHash: 'argon2', createdBy: 'admin' });
      expect(await booted.database.rows("select email from attempt where created_by = 'admin'")).toEqual([]);
      passed += 1;
    });

    test('a version somebody gives is a value, one that counts is not', async () => {
      const release = {
        id: 7,
        version: 3,
        fileHash: 'f0',
        tokenCount: 1,
        digest: 'd',
        deletedAt: '2024-01-01T00:00:00',
      };
      expect(await make('app-releases', release)).toEqual(release);
      const changed = await send(200, 'PUT', '/api/v1/app-releases/7', { ...release, version: 12 });
      expect(changed).toMatchObject({ version: 12, digest: 'd' });
      expect(await make('members', { ...member('grace@example.org') })).toMatchObject({ rowVersion: 0 });
      passed += 1;
    });

    test('what is deleted stays, marked, and no call shows it', async () => {
      const { id } = await make('members', member('gone@example.org'));
      await make('shelves', { room: 'r', number: 1 });
      await send(204, 'DELETE', `/api/v1/members/${String(id)}`);
      await send(204, 'DELETE', '/api/v1/shelves/r/1');
      await send(404, 'GET', `/api/v1/members/${String(id)}`);
      await send(404, 'GET', '/api/v1/shelves/r/1');
      const shelves = await booted.database.rows(
        'select number from shelf where deleted = 1 and deleted_at is not null',
      );
      expect(shelves).toHaveLength(1);
      const members = await booted.database.rows('select email from member where deleted_at is not null');
      expect(members).toEqual([{ email: 'gone@example.org' }]);
      passed += 1;
    });

    test('a record that refers to a deleted one can be changed, as long as the reference stays', async () => {
      const { id: memberId } = await make('members', member('reader@example.org'));
      const loan = await make('loans', { memberId, title: 'Emma' });
      const path = `/api/v1/loans/${String(loan['id'])}`;
      await send(204, 'DELETE', `/api/v1/members/${String(memberId)}`);
      expect(await send(200, 'PUT', path, { memberId, title: 'Persuasion' })).toMatchObject({
        memberId,
        title: 'Persuasion',
      });
      await send(422, 'POST', '/api/v1/loans', { memberId, title: 'Emma' });
      const { id: other } = await make('members', member('other@example.org'));
      expect(await send(200, 'PUT', path, { memberId: other, title: 'Emma' })).toMatchObject({ memberId: other });
      await send(422, 'PUT', path, { memberId, title: 'Emma' });
      passed += 1;
    });

    async function refused(status: number, code: string, fields: readonly string[], call: Call): Promise<string> {
      const answer = await booted.calls.send(call);
      const body = answer.body as { code?: string; errors?: readonly { field: string }[] } | undefined;
      expect({ status: answer.status, code: body?.code }, answer.text).toEqual({ status, code });
      expect((body?.errors ?? []).map(({ field }) => field).toSorted(), answer.text).toEqual(fields.toSorted());
      return answer.text;
    }
    const post = (path: string, body: Json): Call => ({
      method: 'POST',
      path: `/api/v1/${path}`,
      body: JSON.stringify(body),
    });

    test('an error says which rule was broken, and by which fields', async () => {
      const branch = await make('branches', { name: 'Harbour', city: 'Bergen' });
      await refused(409, 'duplicate', ['name', 'city'], post('branches', { name: 'Harbour', city: 'Bergen' }));
      await make('members', member('twice@example.org'));
      await refused(409, 'duplicate', ['email'], post('members', member('twice@example.org')));
      // MariaDB calls the primary key of every table PRIMARY.
      await make('shelves', { room: 'twice', number: 1 });
      await refused(409, 'duplicate', ['number', 'room'], post('shelves', { room: 'twice', number: 1 }));
      const { id: memberId } = await make('members', member('borrower@example.org'));
      const loan = { memberId, branchId: branch['id'], title: 'Emma' };
      await make('loans', loan);
      const path = `/api/v1/branches/${String(branch['id'])}`;
      await refused(409, 'in-use', [], { method: 'DELETE', path });
      await refused(422, 'unknown-reference', ['branchId'], post('loans', { ...loan, branchId: 99_999 }));
      const early = { ...loan, lentOn: '2025-02-01', returnedOn: '2025-01-01' };
      await refused(400, 'validation-failed', ['lentOn', 'returnedOn'], post('loans', early));
      const course = { class: 'swimming', grade: 'A+', weeks: 4, lessons: 3, startsOn: '2025-03-01' };
      await refused(422, 'rule-broken', ['weeks', 'lessons'], post('courses', { ...course, lessons: 37 }));
      passed += 1;
    });

    test('fields and values are called as the schema calls them', async () => {
      const course = { class: 'swimming', default: true, grade: 'in progress', weeks: 8, lessons: 3 };
      const made = await make('courses', { ...course, startsOn: '2025-03-01' });
      expect(made).toMatchObject(course);
      const path = `/api/v1/courses/${String(made['id'])}`;
      expect(await send(200, 'PUT', path, { ...made, grade: 'A-' })).toMatchObject({ grade: 'A-', default: true });
      const found = await send(200, 'GET', '/api/v1/courses?grade=A-&sort=class');
      expect(found['items']).toHaveLength(1);
      expect(
        await refused(400, 'unreadable-body', ['grade'], post('courses', { ...made, grade: 'A_MINUS' })),
      ).toContain('A+, A-, in progress');
      await refused(400, 'validation-failed', ['class'], post('courses', { ...made, class: null }));
      passed += 1;
    });

    test('values are those the checks allow, also after a patch', async () => {
      const course = { class: 'chess', grade: 'A+', weeks: 4, lessons: 3, startsOn: '2025-03-01' };
      const few = await refused(
        400,
        'validation-failed',
        ['weeks', 'fee'],
        post('courses', { ...course, weeks: 3, fee: 12 }),
      );
      expect(few).toContain('must be one of [1, 2, 4, 8]');
      // MariaDB keeps no offset; where there is one, the moment counts.
      const hasOffset = kind === POSTGRESQL;
      const opensAt = hasOffset ? '2025-01-01T10:00:00+02:00' : '2025-01-01T08:00:00';
      const at = (time: string) => `2025-01-01T${time}${hasOffset ? 'Z' : ''}`;
      const { id } = await make('courses', { ...course, fee: 12.5, minAge: 8, opensAt });
      const patch = (body: Json): Call => ({
        method: 'PATCH',
        path: `/api/v1/courses/${String(id)}`,
        body: JSON.stringify(body),
        mediaType: 'application/merge-patch+json',
      });
      await refused(400, 'validation-failed', ['minAge', 'maxAge'], patch({ maxAge: 7 }));
      await refused(400, 'validation-failed', ['opensAt', 'closesAt'], patch({ closesAt: at('08:00:00') }));
      await refused(400, 'validation-failed', ['weeks'], patch({ weeks: 5 }));
      expect((await booted.calls.send(patch({ maxAge: 8, closesAt: at('08:00:01') }))).status).toBe(200);
      passed += 1;
    });

    test('lists are asked by every column, and by no secret', async () => {
      const course = { grade: 'A+', weeks: 2, lessons: 3, startsOn: '2025-03-01' };
      await make('courses', { ...course, class: 'go, easy', maxAge: 12 });
      await make('courses', { ...course, class: 'go', lessons: 9 });
      const classes = async (query: string): Promise<readonly unknown[]> => {
        const { items } = await send(200, 'GET', `/api/v1/courses?weeks=2&sort=lessons&${query}`);
        return (items as readonly Json[]).map((item) => item['class']);
      };
      expect(await classes('class=go')).toEqual(['go']);
      expect(await classes('class=go&class=go,%20easy')).toEqual(['go, easy', 'go']);
      expect(await classes('classContains=EAS')).toEqual(['go, easy']);
      expect(await classes('lessonsFrom=4')).toEqual(['go']);
      expect(await classes('lessonsTo=4')).toEqual(['go, easy']);
      expect(await classes('maxAgeIsNull=true')).toEqual(['go']);
      expect(await classes('maxAgeIsNull=false&default=false')).toEqual(['go, easy']);
      expect(await classes('grade=A-&grade=in%20progress')).toEqual([]);
      const get = (query: string): Call => ({ method: 'GET', path: `/api/v1/courses?${query}` });
      expect(await refused(400, 'validation-failed', ['grade'], get('grade=A%2B&grade=B'))).toContain('A+, A-');
      expect(await refused(400, 'validation-failed', ['weeks'], get('weeks=1&weeks=x'))).toContain('whole number');
      expect(await refused(400, 'validation-failed', ['feeFrom'], get('feeFrom=1&feeFrom=2'))).toContain('once');
      const { paths } = (await booted.calls.send({ method: 'GET', path: '/v3/api-docs' })).body as {
        paths: Record<string, { get: { parameters: readonly { name: string }[] } }>;
      };
      const namesOf = (path: string) => paths[`/api/v1/${path}`]?.get.parameters.map(({ name }) => name) ?? [];
      expect(namesOf('courses')).toEqual(expect.arrayContaining(['class', 'classContains', 'feeFrom', 'maxAgeIsNull']));
      // It asks for records that are deleted, which administrators alone see.
      expect(namesOf('members').filter((name) => /password|token|deleted/i.test(name))).toEqual(['deleted']);
      passed += 1;
    });

    test('times are texts, and what the server refuses itself is a problem, too', async () => {
      const course = { class: 'chess', grade: 'A+', weeks: 4, lessons: 3 };
      for (const startsOn of [[2025, 3, 1], 20_000]) {
        await refused(400, 'unreadable-body', ['startsOn'], post('courses', { ...course, startsOn }));
      }
      const late = { ...course, startsOn: '2025-03-01', opensAt: [2025, 1, 1, 10, 0] };
      await refused(400, 'unreadable-body', ['opensAt'], post('courses', late));
      for (const path of ['/api/v1/shelves/a%2Fb/1', '/api/v1/members?x=%zz']) {
        await refused(400, 'bad-request', [], { method: 'GET', path });
      }
      passed += 1;
    });

    test('a value of the wrong type says what is allowed, and every refusal has a code', async () => {
      const get = (path: string): Call => ({ method: 'GET', path: `/api/v1/${path}` });
      expect(await refused(400, 'type-mismatch', ['id'], get('members/abc'))).toContain('must be a whole number');
      const large = post('loans', { memberId: 1, title: 'Emma', branchId: 99_999_999_999 });
      expect(await refused(400, 'unreadable-body', ['branchId'], large)).toContain('2147483647');
      expect(await refused(400, 'validation-failed', ['isActive'], get('members?isActive=maybe'))).toContain('true');
      expect(await refused(404, 'not-found', [], get('shelves/none/7'))).not.toContain('ShelfId');
      await refused(400, 'bad-request', [], get('members?page=2147483647&size=100'));
      await refused(404, 'unknown-path', [], get('nothing'));
      await refused(405, 'method-not-allowed', [], { method: 'PUT', path: '/api/v1/members', body: '{}' });
      passed += 1;
    });

    test('the description of the API says the same', async () => {
      const document = (await booted.calls.send({ method: 'GET', path: '/v3/api-docs' })).text;
      const { schemas } = (JSON.parse(document) as { components: { schemas: Record<string, { properties: Json }> } })
        .components;
      expect(Object.keys(schemas['MemberResponse']?.properties ?? {})).not.toContain('passwordHash');
      expect(Object.keys(schemas['MemberRequest']?.properties ?? {})).toContain('passwordHash');
      expect(Object.keys(schemas['MemberRequest']?.properties ?? {})).not.toContain('createdBy');
      passed += 1;
    });

    test('a lost database is 503 within five seconds', async () => {
      await send(200, 'GET', '/api/v1/branches');
      await booted.server.stop();
      const start = performance.now();
      for (const path of ['/api/v1/branches', '/api/v1/branches/1', '/api/v1/attempts']) {
        await refused(503, 'unavailable', [], { method: 'GET', path });
      }
      await refused(503, 'unavailable', [], post('branches', { name: 'Castle', city: 'Bergen' }));
      expect(performance.now() - start).toBeLessThan(4 * 5000);
      passed += 1;
    });
  });
}

describeMembers(POSTGRESQL);
describeMembers(MARIADB);

const claim = { name: 'members in their own tests', generate: () => [generateMembers(POSTGRESQL)] };
const suite = {
  name: 'no repository deletes what is marked',
  tools: ['jdk-25', 'maven', 'ecj'] as const,
  claims: () => [claim],
  dependsOn: 'build' as const,
  limits: { changed: 1, again: 1 / 8 },
  parts: ['JDK 25', 'compiler'] as const,
  harness: HARNESS,
};

describeProofs(suite, ({ proven }) => {
  describe('with a test of our own among the generated ones', () => {
    test('rows are marked by every call', { timeout: 900_000 }, async () => {
      const generation = generateMembers(POSTGRESQL);
      const path = 'src/test/java/org/members/MarksInsteadOfDeletingTest.java';
      const content = readFileSync(join(REPOSITORY, MARKS), 'utf8').replaceAll('MarksInsteadOfDeleting', '$&Test');
      const files = [...generation.files, { path, content }];
      const runs = await runGeneratedTests(scratchFolder('members'), new Map([['members', { ...generation, files }]]));
      const { written, outcomes } = runs.get('members') ?? { written: 0, outcomes: [] };
      expect(outcomes.filter(({ problem }) => problem !== '')).toEqual([]);
      expect(outcomes).toHaveLength(written);
      proven(claim);
    });
  });
});
