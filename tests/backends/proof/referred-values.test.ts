import type { Generation } from '@backsmith/engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Call } from '@backsmith/prover';
import { describeProofs } from '../../ledger/describe-proofs.ts';
import { bootOn, proofByCalls, type Booted } from './booted.ts';
import { MARIADB, MYSQL, POSTGRESQL, type DatabaseKind } from './database-kinds.ts';
import { generateProject } from './project.ts';

/** Records that others refer to by other columns than the key: one column, named and not, two, and those of the same table. */
const SCHEMA = `
  CREATE TABLE category (id int PRIMARY KEY, display_name varchar(40) NOT NULL UNIQUE);
  CREATE TABLE product (id int PRIMARY KEY, category_name varchar(40) NOT NULL,
    CONSTRAINT product_category FOREIGN KEY (category_name) REFERENCES category (display_name));
  CREATE TABLE label (id int PRIMARY KEY, category_name varchar(40) NOT NULL,
    FOREIGN KEY (category_name) REFERENCES category (display_name));
  CREATE TABLE shelf (id int PRIMARY KEY, hall varchar(10) NOT NULL, place int NOT NULL, note varchar(40), UNIQUE (hall, place));
  CREATE TABLE box (id int PRIMARY KEY, hall varchar(10) NOT NULL, place int NOT NULL,
    CONSTRAINT box_stands FOREIGN KEY (hall, place) REFERENCES shelf (hall, place));
  CREATE TABLE node (id int PRIMARY KEY, mark varchar(10) NOT NULL UNIQUE, above_mark varchar(10),
    CONSTRAINT node_above FOREIGN KEY (above_mark) REFERENCES node (mark));`;

const HARNESS = ['tests/backends/proof/referred-values.test.ts'];

/** All must have passed before what they show counts as proven. */
const TESTS = 4;

function generation({ target }: DatabaseKind): Generation {
  return generateProject('referred', Buffer.from(SCHEMA), { database: target });
}

function describeReferred(kind: DatabaseKind): void {
  const claim = { name: `referred values on ${kind.label}`, generate: () => [generation(kind)] };
  const suite = proofByCalls('values that others refer to', kind, claim, HARNESS);
  describeProofs(suite, ({ proven }) => {
    let booted: Booted;
    let passed = 0;

    beforeAll(async () => {
      booted = await bootOn(kind, 'referred', generation(kind));
    }, 900_000);
    afterAll(async () => {
      await booted.backend.stop();
      await booted.server.stop();
      if (passed === TESTS) proven(claim);
    });

    async function answer(method: Call['method'], path: string, body?: object): Promise<unknown> {
      const call = { method, path: `/api/v1/${path}`, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
      const { status, body: told } = await booted.calls.send(call);
      const { code, errors } = (told ?? {}) as {
        readonly code?: string;
        readonly errors?: readonly { readonly field: string }[];
      };
      return code === undefined ? status : [status, code, ...(errors ?? []).map(({ field }) => field)];
    }

    test('a value stays while others refer to it, whether or not their key has a name', async () => {
      for (const [id, other] of [
        [1, 'products'],
        [2, 'labels'],
      ] as const) {
        expect(await answer('POST', 'categories', { id, displayName: `c${id}` })).toBe(201);
        expect(await answer('PUT', `categories/${id}`, { id, displayName: `C${id} free` })).toBe(200);
        expect(await answer('POST', other, { id, categoryName: `C${id} free` })).toBe(201);
        const refused = [409, 'in-use', 'displayName'];
        expect(await answer('PUT', `categories/${id}`, { id, displayName: 'new' })).toEqual(refused);
        expect(await answer('PUT', `categories/${id}`, { id, displayName: `C${id} free` })).toBe(200);
      }
      passed += 1;
    });

    test('so do several values together', async () => {
      expect(await answer('POST', 'shelves', { id: 1, hall: 'a', place: 1 })).toBe(201);
      expect(await answer('POST', 'boxes', { id: 1, hall: 'a', place: 1 })).toBe(201);
      expect(await answer('PUT', 'shelves/1', { id: 1, hall: 'a', place: 1, note: 'x' })).toBe(200);
      expect(await answer('PUT', 'shelves/1', { id: 1, hall: 'a', place: 2 })).toEqual([
        409,
        'in-use',
        'hall',
        'place',
      ]);
      passed += 1;
    });

    test('both ends of a reference to records of the same kind are told apart', async () => {
      expect(await answer('POST', 'nodes', { id: 1, mark: 'a' })).toBe(201);
      expect(await answer('POST', 'nodes', { id: 2, mark: 'b', aboveMark: 'a' })).toBe(201);
      expect(await answer('POST', 'nodes', { id: 3, mark: 'c', aboveMark: 'z' })).toEqual([
        422,
        'unknown-reference',
        'aboveMark',
      ]);
      expect(await answer('PUT', 'nodes/1', { id: 1, mark: 'new' })).toEqual([409, 'in-use', 'mark']);
      expect(await answer('PUT', 'nodes/2', { id: 2, mark: 'new', aboveMark: 'a' })).toBe(200);
      expect(await answer('PUT', 'nodes/2', { id: 2, mark: 'new', aboveMark: 'z' })).toEqual([
        422,
        'unknown-reference',
        'aboveMark',
      ]);
      passed += 1;
    });

    test('a reference that leads nowhere, and a record that others need, are told as before', async () => {
      const nowhere = await answer('PUT', 'products/1', { id: 1, categoryName: 'nowhere' });
      expect(nowhere).toEqual([422, 'unknown-reference', 'categoryName']);
      const noShelf = await answer('PUT', 'boxes/1', { id: 1, hall: 'b', place: 9 });
      expect(noShelf).toEqual([422, 'unknown-reference', 'hall', 'place']);
      expect(await answer('DELETE', 'categories/1')).toEqual([409, 'in-use']);
      expect(await answer('DELETE', 'products/1')).toBe(204);
      expect(await answer('PUT', 'categories/1', { id: 1, displayName: 'new' })).toBe(200);
      passed += 1;
    });
  });
}

for (const kind of [POSTGRESQL, MARIADB, MYSQL]) describeReferred(kind);
