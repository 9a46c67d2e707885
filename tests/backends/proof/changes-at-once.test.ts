import type { Generation } from '@backsmith/engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeProofs } from '../../ledger/describe-proofs.ts';
import { bootOn, proofByCalls, type Booted } from './booted.ts';
import { MARIADB, MYSQL, POSTGRESQL, type DatabaseKind } from './database-kinds.ts';
import { generateProject } from './project.ts';

/** Several people change one record at the same moment, each of them another field. */
const SCHEMA = `
  CREATE TABLE maker (id int PRIMARY KEY, name varchar(40) NOT NULL);
  CREATE TABLE product (id int PRIMARY KEY, name varchar(40) NOT NULL, price decimal(12,2), stock int NOT NULL,
    maker_id int NOT NULL REFERENCES maker (id), sold_from date);`;

const HARNESS = ['tests/backends/proof/changes-at-once.test.ts'];
const ROUNDS = 50;
const PRODUCT = '/api/v1/products/1';
const MERGE_PATCH = 'application/merge-patch+json';

function generation({ target }: DatabaseKind): Generation {
  return generateProject('atonce', Buffer.from(SCHEMA), { database: target });
}

/** What each of the callers changes in a round. */
function changes(round: number): readonly Readonly<Record<string, unknown>>[] {
  return [
    { name: `name ${round}` },
    { price: round },
    { stock: round },
    { makerId: (round % 2) + 1 },
    { soldFrom: `2026-01-${String((round % 28) + 1).padStart(2, '0')}` },
  ];
}

function describeChanges(kind: DatabaseKind): void {
  const claim = { name: `changes at once on ${kind.label}`, generate: () => [generation(kind)] };
  describeProofs(proofByCalls('changes at once are all kept', kind, claim, HARNESS), ({ proven }) => {
    let booted: Booted;

    beforeAll(async () => {
      booted = await bootOn(kind, 'atonce', generation(kind));
    }, 900_000);
    afterAll(async () => {
      await booted.backend.stop();
      await booted.server.stop();
    });

    const send = (method: 'GET' | 'POST' | 'PATCH', path: string, body?: object) =>
      booted.calls.send({
        method,
        path,
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        ...(method === 'PATCH' ? { mediaType: MERGE_PATCH } : {}),
      });

    test('of changes to different fields none undoes another', { timeout: 300_000 }, async () => {
      for (const id of [1, 2]) await send('POST', '/api/v1/makers', { id, name: `maker ${id}` });
      const made = await send('POST', '/api/v1/products', { id: 1, name: 'new', price: 0, stock: 0, makerId: 1 });
      expect(made.status, made.text).toBe(201);
      for (let round = 1; round <= ROUNDS; round += 1) {
        const answers = await Promise.all(changes(round).map((change) => send('PATCH', PRODUCT, change)));
        expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
        const { body } = await send('GET', PRODUCT);
        expect(body, `round ${round}`).toMatchObject(Object.assign({}, ...changes(round)) as object);
      }
      proven(claim);
    });
  });
}

for (const kind of [POSTGRESQL, MARIADB, MYSQL]) describeChanges(kind);
