import type { Generation } from '@backsmith/engine';
import type { Call } from '@backsmith/prover';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeProofs } from '../../ledger/describe-proofs.ts';
import { bootOn, proofByCalls, type Booted } from './booted.ts';
import { MARIADB, POSTGRESQL, type DatabaseKind } from './database-kinds.ts';
import { generateProject } from './project.ts';

/** A record with keys, times and versions the service makes, with parts, references that have labels, rows without a key and a view. */
const SCHEMA = `
  CREATE TABLE shop (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, name varchar(40) NOT NULL);
  CREATE TABLE basket (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, shop_id bigint NOT NULL REFERENCES shop (id),
    title varchar(40) NOT NULL, note varchar(40), details json, version int NOT NULL DEFAULT 0,
    created_at timestamp NOT NULL DEFAULT current_timestamp);
  CREATE TABLE basket_line (basket_id bigint NOT NULL REFERENCES basket (id) ON DELETE CASCADE, no int NOT NULL,
    product varchar(40) NOT NULL, added_at timestamp NOT NULL DEFAULT current_timestamp, PRIMARY KEY (basket_id, no));
  CREATE TABLE visit (path varchar(40) NOT NULL, seen_at timestamp, created_by varchar(40));
  CREATE VIEW basket_title AS SELECT id, title FROM basket;`;

const HARNESS = ['tests/backends/proof/strict-requests.test.ts'];
const BASKETS = '/api/v1/baskets';

/** All must have passed before what they show counts as proven. */
const TESTS = 7;

type Json = Readonly<Record<string, unknown>>;
type Problem = {
  readonly code?: string;
  readonly errors?: readonly { readonly field: string; readonly message: string }[];
};

function generation({ target }: DatabaseKind): Generation {
  return generateProject('strict', Buffer.from(SCHEMA), { database: target });
}

/** What requests may say, and what they may not. */
function describeStrictRequests(kind: DatabaseKind): void {
  const claim = { name: `strict requests on ${kind.label}`, generate: () => [generation(kind)] };
  describeProofs(proofByCalls('what nobody knows is refused', kind, claim, HARNESS), ({ proven }) => {
    let booted: Booted;
    let path = '';
    let passed = 0;

    beforeAll(async () => {
      booted = await bootOn(kind, 'strict', generation(kind));
    }, 900_000);
    afterAll(async () => {
      await booted.backend.stop();
      await booted.server.stop();
      if (passed === TESTS) proven(claim);
    });

    async function send(status: number, method: Call['method'], to: string, body?: Json): Promise<Json> {
      const sent = body === undefined ? {} : { body: JSON.stringify(body) };
      const answer = await booted.calls.send({ method, path: to, ...sent });
      expect(answer.status, `${method} ${to}: ${answer.text}`).toBe(status);
      return (answer.body ?? {}) as Json;
    }

    /** The one field that is refused, and what is said of it. */
    async function refused(method: Call['method'], to: string, body: Json): Promise<readonly string[]> {
      const { errors = [], ...problem } = (await send(400, method, to, body)) as Problem;
      expect(problem).toMatchObject({ code: 'unreadable-body' });
      expect(errors).toHaveLength(1);
      return errors.flatMap(({ field, message }) => [field, message]);
    }

    test('a new record says no field that nobody knows', async () => {
      const { id: shopId } = await send(201, 'POST', '/api/v1/shops', { name: 'Harbour' });
      const lines = [{ no: 1, product: 'Tea' }];
      const basket = { shopId, title: 'Friday', details: { any: { thing: null } }, lines };
      const told = await refused('POST', BASKETS, { ...basket, colour: 'red' });
      expect(told).toEqual(['colour', 'is not known; there are shopId, title, note, details, lines']);
      const { id } = await send(201, 'POST', BASKETS, basket);
      path = `${BASKETS}/${String(id)}`;
      passed += 1;
    });

    test('nor do its parts', async () => {
      const lines = [
        { no: 1, product: 'Tea' },
        { no: 2, product: 'Milk', amount: 2 },
      ];
      const told = await refused('POST', BASKETS, { shopId: 1, title: 'Monday', lines });
      expect(told).toEqual(['lines[1].amount', 'is not known; there are no, product, addedAt']);
      passed += 1;
    });

    test('nor does a change of it, not even as null', async () => {
      const basket = await send(200, 'GET', path);
      expect(await refused('PUT', path, { ...basket, colour: 'red' })).toContain('colour');
      // Parts are made with a record and changed by calls of their own.
      expect(await refused('PUT', path, { ...basket, lines: [] })).toContain('lines');
      for (const colour of ['red', 7, null, {}, []])
        expect(await refused('PATCH', path, { note: 'n', colour })).toContain('colour');
      expect(await send(200, 'GET', path)).toEqual(basket);
      passed += 1;
    });

    test('of two members of one name, neither is lost without a word', async () => {
      const basket = await send(200, 'GET', path);
      const bodies = [
        ['POST', BASKETS, '{"shopId":1,\n "title":"Friday","title":"Monday"}', 'line 2, column'],
        ['PUT', path, '{"shopId":1,"title":"Friday","note":"a","note":"b"}', 'line 1, column'],
        ['PATCH', path, '{"note":"a","note":"b"}', 'line 1, column'],
        ['PATCH', path, '{"details":{"a":1,"a":2}}', 'line 1, column'],
        ['PATCH', path, '{"note":"a" "title":"b"}', 'line 1, column'],
      ] as const;
      for (const [method, to, body, place] of bodies) {
        const answer = await booted.calls.send({ method, path: to, body });
        expect(answer.status, answer.text).toBe(400);
        expect(answer.body).toMatchObject({ code: 'unreadable-body' });
        expect((answer.body as { detail: string }).detail).toContain(
          `The body is no JSON, or has a member twice, at ${place}`,
        );
      }
      expect(await send(200, 'GET', path)).toEqual(basket);
      passed += 1;
    });

    test('what an answer says can be sent back', async () => {
      const basket = await send(200, 'GET', `${path}?expand=shop`);
      expect(basket).toMatchObject({ labels: { shop: 'Harbour' }, note: null, details: { any: { thing: null } } });
      const { version, ...rest } = await send(200, 'PUT', path, basket);
      const kept = { ...basket };
      for (const name of ['version', 'labels']) Reflect.deleteProperty(kept, name);
      expect(rest).toEqual(kept);
      await send(200, 'PATCH', path, { ...basket, version, details: { any: null } });
      expect(await send(200, 'GET', path)).toMatchObject({ details: {} });
      const line = await send(200, 'GET', `/api/v1/basket-lines/${String(basket['id'])}/1`);
      await send(200, 'PUT', `/api/v1/basket-lines/${String(basket['id'])}/1`, line);
      // A copy: keys, times and versions are those of the new one.
      const copy = await send(201, 'POST', BASKETS, { ...basket, lines: [line] });
      expect(copy).toMatchObject({ title: 'Friday', version: 0 });
      expect(copy['id']).not.toBe(basket['id']);
      const lines = await send(200, 'GET', `${BASKETS}/${String(copy['id'])}/lines`);
      expect(lines).toMatchObject({ items: [{ basketId: copy['id'], product: 'Tea' }] });
      passed += 1;
    });

    test('rows without a key have their fields and no others', async () => {
      expect(await refused('POST', '/api/v1/visits', { path: '/', referrer: 'x' })).toContain('referrer');
      await send(201, 'POST', '/api/v1/visits', { path: '/', createdBy: 'somebody' });
      const [visit] = (await send(200, 'GET', '/api/v1/visits')) as unknown as readonly Json[];
      await send(201, 'POST', '/api/v1/visits', visit);
      passed += 1;
    });

    test('lists refuse parameters nobody knows', async () => {
      // Another database gets no view that is written in words of PostgreSQL.
      const views = kind === POSTGRESQL ? ['basket-titles'] : [];
      for (const list of ['visits', 'baskets', 'baskets/1/lines', ...views])
        expect(await send(400, 'GET', `/api/v1/${list}?colour=red`)).toMatchObject({
          code: 'bad-request',
          detail: expect.stringContaining('There is no parameter colour; there are ') as string,
        });
      // What binds conditions would take these for paths into the value of a field.
      for (const path of ['title.x', 'id[0]', 'createdAt.year', 'title%5B%5D', '.title', 'title.'])
        await send(400, 'GET', `/api/v1/baskets?${path}=1`);
      await send(400, 'GET', '/api/v1/visits?size=1');
      await send(200, 'GET', '/api/v1/visits?limit=1&offset=1');
      for (const view of views) await send(200, 'GET', `/api/v1/${view}?size=1&title=Friday`);
      passed += 1;
    });
  });
}

for (const kind of [POSTGRESQL, MARIADB]) describeStrictRequests(kind);
